package dev.keywright.runtime.hash;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.thread.CurrentThread;

/**
 * The bytes of a text that is hashed. Each platform thread uses one array for its short texts; a
 * virtual thread keeps nothing.
 */
final class HashedText {
  private static final int KEPT = 128;

  // No lambda, which would take a new JVM longer than its first key.
  private static final ThreadLocal<byte[]> INPUTS =
      new ThreadLocal<>() {
        @Override
        protected byte[] initialValue() {
          return new byte[KEPT];
        }
      };

  private HashedText() {}

  /** The first bytes of the hash of a text in UTF-8. */
  @SuppressWarnings("deprecation") // the lower byte of each character: all that ASCII has
  static long first(HashFunction function, String text, byte[] salt) {
    int length = text.length();
    if (length <= KEPT && isAscii(text) && !CurrentThread.isVirtual()) {
      byte[] input = INPUTS.get();
      text.getBytes(0, length, input, 0);
      return function.first(input, 0, length, salt, 0);
    }
    byte[] input = text.getBytes(UTF_8);
    return function.first(input, 0, input.length, salt, 0);
  }

  private static boolean isAscii(String text) {
    int all = 0;
    for (int i = 0; i < text.length(); i++) {
      all |= text.charAt(i);
    }
    return all < 0x80;
  }
}
