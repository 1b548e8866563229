package dev.keywright.description.finding;

import java.util.Optional;

/**
 * A place in source by names. Compilers know no position of a record component, so nobody asks them
 * for one.
 *
 * @param type the binary name of the type: {@code shop.Order$Line}
 * @param member a component, a field or a constant, or a method with {@code ()} after its name
 * @param annotation the full name of the annotation that is meant
 * @param occurrence its index among the annotations of this name on the declaration
 * @param attribute the attribute that is meant
 */
public record FindingPlace(
    String type,
    Optional<String> member,
    Optional<String> annotation,
    int occurrence,
    Optional<String> attribute) {

  /** A whole type. */
  public static FindingPlace of(String type) {
    return new FindingPlace(type, Optional.empty(), Optional.empty(), 0, Optional.empty());
  }

  /** The declaration alone: where an annotation that is not written yet would be. */
  public FindingPlace declaration() {
    return new FindingPlace(type, member, Optional.empty(), 0, Optional.empty());
  }
}
