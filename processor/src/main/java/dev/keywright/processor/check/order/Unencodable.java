package dev.keywright.processor.check.order;

import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.model.Part;

/** A value that rows may hold and that no key can be written with. */
final class Unencodable {
  private Unencodable() {}

  /** As {@code device = 100000 has 6 digits and pad = 5, so the encoder refuses it}. */
  static String of(Part part, Object value, String reason) {
    return part.name()
        + " = "
        + ShownValue.of(value)
        + " "
        + reason
        + ", so the encoder refuses it";
  }
}
