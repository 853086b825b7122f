print("xibc")
