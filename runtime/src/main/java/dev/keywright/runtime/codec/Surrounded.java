package dev.keywright.runtime.codec;

import org.jspecify.annotations.Nullable;

/** A column in bytes that goes on with a value, and with what is after it. */
public final class Surrounded {
  private Surrounded() {}

  /** An array of exactly the size, which begins with what is in front of a value. */
  public static byte[] room(byte @Nullable [] before, int size, byte @Nullable [] behind) {
    byte[] out = new byte[size(before, size, behind)];
    putFront(before, out);
    return out;
  }

  /** How many bytes all of it takes. */
  public static int size(byte @Nullable [] before, int size, byte @Nullable [] behind) {
    int end = start(before) + size;
    return behind == null ? end : end + behind.length;
  }

  /** Writes what is in front of the value. */
  public static void putFront(byte @Nullable [] before, byte[] out) {
    if (before != null) {
      System.arraycopy(before, 0, out, 0, before.length);
    }
  }

  /** Where the value begins. */
  public static int start(byte @Nullable [] before) {
    return before == null ? 0 : before.length;
  }

  /** Writes what is after the value, which ends at an index, and returns the index after it. */
  public static int end(byte[] out, int at, byte @Nullable [] behind) {
    if (behind == null) {
      return at;
    }
    // Most often it is one separator.
    for (int i = 0; i < behind.length; i++) {
      out[at + i] = behind[i];
    }
    return at + behind.length;
  }
}
