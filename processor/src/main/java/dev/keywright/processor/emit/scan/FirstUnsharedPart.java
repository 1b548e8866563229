package dev.keywright.processor.emit.scan;

import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;

/**
 * The part that a scan of a family cannot fix.
 *
 * @param first the first member, with its part
 * @param other a member that has another part in this place, or none that a family can fix
 */
public record FirstUnsharedPart(KeyParts first, PartCode part, KeyParts other, PartCode otherPart) {

  /** Why it cannot, in two lines of Javadoc. */
  public String sentence() {
    return "<p>The scan ends before {@code "
        + part.name()
        + "} of {@code "
        + first.key().simpleName()
        + "}:\n"
        + reason()
        + ".\n";
  }

  private String reason() {
    String there = " in {@code " + other.key().simpleName() + "}";
    if (!part.name().equals(otherPart.name())) {
      return "the part" + there + " is {@code " + otherPart.name() + "}";
    }
    if (!part.type().equals(otherPart.type())) {
      return "it is {@code %s}, and {@code %s}%s".formatted(part.type(), otherPart.type(), there);
    }
    if (first.equals(other) || part.isList() || part.part().isOpen()) {
      return "nothing marks where its value ends";
    }
    return "it is written differently" + there;
  }
}
