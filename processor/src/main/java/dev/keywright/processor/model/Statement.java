package dev.keywright.processor.model;

/**
 * What one {@code @Domain} says of a part: the one at the part, or one at the value of a
 * single-value type that the part has.
 *
 * @param owner the value as messages call it, such as {@code UserId.value}; empty for the part
 * @param facts what it says alone, and where it is
 */
public record Statement(String owner, Facts facts) {

  /** Whether it is at the part itself. */
  public boolean isOwn() {
    return owner.isEmpty();
  }

  /** The annotation as messages call it. */
  public String origin() {
    return isOwn() ? Origins.DOMAIN : Origins.DOMAIN + " of " + owner;
  }
}
