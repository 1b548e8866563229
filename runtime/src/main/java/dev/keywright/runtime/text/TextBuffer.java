package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.thread.CurrentThread;

/**
 * The bytes in which the text of a column is put together.
 *
 * <p>A {@link String} copies the bytes it is made of, so each platform thread uses the same array
 * again: what is left of a key is its text alone. A virtual thread gets a new array each time,
 * since a million of them would keep a million arrays. Code that has asked for a buffer makes its
 * text before anything else of the same thread can ask for one. So it calls nothing of the
 * application, which may encode another key: not an accessor, not a function that chooses buckets.
 */
public final class TextBuffer {
  /** Longer keys are rare, and no thread should hold on to the longest it has seen. */
  private static final int KEPT = 512;

  // No lambda, which would take a new JVM longer than its first key.
  private static final ThreadLocal<byte[]> BUFFERS =
      new ThreadLocal<>() {
        @Override
        protected byte[] initialValue() {
          return new byte[KEPT];
        }
      };

  private TextBuffer() {}

  /** A buffer that has room for so many bytes or more; what is in it does not matter. */
  public static byte[] of(int size) {
    // Room for a long behind the end lets digits be written eight at a time.
    return size <= KEPT && !CurrentThread.isVirtual()
        ? BUFFERS.get()
        : new byte[Math.addExact(size, Long.BYTES)];
  }

  /**
   * Writes a text, and returns whether each of its characters is ASCII: otherwise it is not there.
   */
  static boolean put(String text, byte[] out, int at) {
    int all = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      all |= c;
      out[at + i] = (byte) c;
    }
    return all < 0x80;
  }

  /** The text up to an index, each byte of which is an ASCII character. */
  @SuppressWarnings("deprecation") // wrong for other charsets, but here it saves a pass
  public static String ascii(byte[] buffer, int end) {
    return new String(buffer, 0, 0, end);
  }

  /** The text up to an index, encoded as UTF-8. */
  public static String utf8(byte[] buffer, int end) {
    return new String(buffer, 0, end, UTF_8);
  }
}
