package dev.keywright.layout.signature;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;

/**
 * A hash prefix: the leading digits of a hash of encoded parts and a salt.
 *
 * @param digits hexadecimal digits; in BINARY, two to a byte
 * @param salt empty if there is none
 * @param seed the number that the hash begins with; 0 unless it takes another one
 * @param of the names of the hashed parts, in the order of the layout; empty if it is the part
 *     after the prefix alone
 */
public record HashSignature(
    HashFunction function, int digits, String salt, int seed, List<String> of) {

  public HashSignature {
    of = List.copyOf(of);
  }

  /** A prefix of the hash of the part after it. */
  public HashSignature(HashFunction function, int digits, String salt) {
    this(function, digits, salt, 0, List.of());
  }

  /** The same prefix of other parts. */
  public HashSignature of(List<String> parts) {
    return new HashSignature(function, digits, salt, seed, parts);
  }

  /**
   * The names of the hashed parts.
   *
   * @param part the one after the prefix
   */
  public List<String> hashed(String part) {
    return of.isEmpty() ? List.of(part) : of;
  }

  @Override
  public String toString() {
    StringBuilder words = new StringBuilder("hashPrefix=" + digits + " hash=" + function);
    if (seed != 0) {
      words.append(" seed=").append(seed);
    }
    if (!salt.isEmpty()) {
      words.append(" salt=").append(JavaLiteral.of(salt));
    }
    if (!of.isEmpty()) {
      words.append(" of=").append(String.join("+", of));
    }
    return words.toString();
  }
}
