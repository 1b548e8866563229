package dev.keywright.runtime;

import java.util.function.Supplier;

/**
 * Collects why a row is a key of no member of a family: what each member would have had.
 *
 * <p>For generated keys; applications do not call it.
 */
public final class NoMember {
  private final String family;
  private final StringBuilder expected = new StringBuilder();

  /** No member of this family has been asked yet. */
  public NoMember(String family) {
    this.family = family;
  }

  /**
   * Adds what a member says of the row.
   *
   * @throws IllegalStateException if the row is a key of this member
   */
  public NoMember and(String member, Supplier<? extends Key> decode) {
    expected.append(expected.isEmpty() ? "" : "; ").append(member).append(": ");
    expected.append(refusal(member, decode));
    return this;
  }

  private static String refusal(String member, Supplier<? extends Key> decode) {
    Key decoded;
    try {
      decoded = decode.get();
    } catch (MalformedKeyException malformed) {
      return String.valueOf(malformed.getMessage());
    }
    throw new IllegalStateException("a key of " + member + " was not told: " + decoded);
  }

  /** The exception to throw. */
  public MalformedKeyException exception() {
    return new MalformedKeyException(family, expected.toString());
  }
}
