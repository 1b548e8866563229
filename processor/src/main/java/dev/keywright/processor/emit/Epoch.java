package dev.keywright.processor.emit;

import java.util.List;

/** STUB */
record Epoch(String scan, String meaning, String constant) {
  static List<Epoch> of(KeyParts key) {
    return List.of();
  }
}
