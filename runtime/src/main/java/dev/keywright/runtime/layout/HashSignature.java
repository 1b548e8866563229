package dev.keywright.runtime.layout;

import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.source.JavaLiteral;

/**
 * A hash prefix: the leading digits of a hash of the encoded part and a salt.
 *
 * @param digits hexadecimal digits; in BINARY, two to a byte
 * @param salt empty if there is none
 */
public record HashSignature(HashFunction function, int digits, String salt) {
  @Override
  public String toString() {
    String plain = "hashPrefix=" + digits + " hash=" + function;
    return salt.isEmpty() ? plain : plain + " salt=" + JavaLiteral.of(salt);
  }
}
