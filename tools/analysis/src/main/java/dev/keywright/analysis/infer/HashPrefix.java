package dev.keywright.analysis.infer;

import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;

/**
 * A hash prefix that keys show.
 *
 * @param digits hexadecimal digits
 * @param from where the parts begin
 * @param until where the hashed parts end
 */
record HashPrefix(HashFunction function, int digits, String salt, Cut from, Cut until) {
  private static final double BITS = 24;

  double bits() {
    return BITS;
  }

  HashPrefix ofFirst(int keys) {
    return new HashPrefix(function, digits, salt, from.ofFirst(keys), until.ofFirst(keys));
  }

  /** Whether a step leaves the end of the hashed parts as a cut. */
  boolean accepts(Cut stepFrom, Cut stepTo) {
    return !(stepFrom.isBefore(until) && until.isBefore(stepTo));
  }

  /** What a signature says of it. */
  String words(List<String> hashed) {
    return " hashPrefix="
        + digits
        + " hash="
        + function
        + (salt.isEmpty() ? "" : " salt=" + JavaLiteral.of(salt))
        + (hashed.size() < 2 ? "" : " of=" + String.join("+", hashed));
  }
}
