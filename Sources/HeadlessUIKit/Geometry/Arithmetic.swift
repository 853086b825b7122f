#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `base` to the power of `exponent`.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Euler's number to the power of `exponent`.
func exponential(_ exponent: Double) -> Double { exp(exponent) }

/// Of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// Of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The angle of the vector (x, y), in radians.
func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
