package dev.keywright.analysis.infer;

import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;
import java.util.Optional;

/**
 * A hash prefix that keys show.
 *
 * @param digits hexadecimal digits
 * @param front the literal before it
 * @param from where the parts begin
 * @param until where the hashed parts end
 */
record HashPrefix(
    HashFunction function, int digits, String salt, Optional<Step> front, Cut from, Cut until) {
  private static final double BITS = 24;

  double bits() {
    return BITS + front.map(Step::bits).orElse(0.0);
  }

  HashPrefix ofFirst(int keys) {
    return new HashPrefix(function, digits, salt, front, from.ofFirst(keys), until.ofFirst(keys));
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
