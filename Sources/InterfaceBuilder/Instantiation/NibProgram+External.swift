import HeadlessUIKit
import MarkupXML

extension NibProgram {
  /// Plans a placeholder for each object that connections lead to and that the program does not make.
  func addExternalPlaceholders() {
    for connection in connections where numbers[connection.destinationID] == nil {
      guard !connection.destinationID.isEmpty else { continue }
      if case .segue = connection.kind { continue }
      numbers[connection.destinationID] = plans.count
      let identity = DocumentIdentity(
        id: connection.destinationID, customClass: nil, customModule: nil, userLabel: nil, node: connection.node)
      plans.append(
        ObjectPlan(
          identity: identity, vocabulary: .placeholder, type: nil, placeholder: connection.destinationID))
    }
  }
}
