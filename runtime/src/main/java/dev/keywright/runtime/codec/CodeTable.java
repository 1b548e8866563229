package dev.keywright.runtime.codec;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is written for each constant of an enum, ready to be copied and to be compared with.
 *
 * @param constants the constants, or their names
 * @param written the bytes of each, in the same order; never written to
 * @param byOrdinal the same bytes by ordinals, with null for other constants; empty for names
 * @param <E> the enum
 */
@SuppressWarnings("ArrayRecordComponent") // compared below, and shared with nobody
public record CodeTable<E>(List<E> constants, byte[][] written, byte[] @Nullable [] byOrdinal) {
  /** So many constants are compared one after the other; the codec looks for more in its map. */
  private static final int MOST_COMPARED = 16;

  /** A table of constants, and of what is written for each of them. */
  @SuppressWarnings("EnumOrdinal") // indexes into what this JVM has made, kept nowhere else
  public static <E> CodeTable<E> of(List<E> constants, byte[][] written) {
    byte[] @Nullable [] byOrdinal = {};
    for (int i = 0; i < written.length; i++) {
      if (constants.get(i) instanceof Enum<?> constant) {
        byOrdinal = Arrays.copyOf(byOrdinal, Math.max(byOrdinal.length, constant.ordinal() + 1));
        byOrdinal[constant.ordinal()] = written[i];
      }
    }
    return new CodeTable<>(constants, written, byOrdinal);
  }

  /** What is written for a constant, or null if it is none of these. */
  @SuppressWarnings("EnumOrdinal")
  public byte @Nullable [] of(E value) {
    if (value instanceof Enum<?> constant) {
      int index = constant.ordinal();
      return index < byOrdinal.length ? byOrdinal[index] : null;
    }
    int index = constants.indexOf(value);
    return index < 0 ? null : written[index];
  }

  /** Copies what is written for a constant, and returns the index behind it. */
  public static int copy(byte[] code, byte[] out, int at) {
    for (int i = 0; i < code.length; i++) {
      out[at + i] = code[i];
    }
    return at + code.length;
  }

  /**
   * The index of the constant whose bytes begin at an index, or -1: also of one behind the
   * sixteenth.
   *
   * @param alone whether nothing may follow them
   */
  public int indexIn(byte[] in, int from, int to, boolean alone) {
    for (int i = 0; i < Math.min(written.length, MOST_COMPARED); i++) {
      byte[] code = written[i];
      int end = from + code.length;
      if ((alone ? end == to : end <= to) && Arrays.equals(in, from, end, code, 0, code.length)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The index of the constant whose characters stand alone at an index, or -1: also of one behind
   * the sixteenth, and if the characters are not ASCII.
   *
   * @param separator what follows them, or -1 for the end of the text
   */
  public int indexIn(String in, int from, int separator) {
    for (int i = 0; i < Math.min(written.length, MOST_COMPARED); i++) {
      int end = from + written[i].length;
      int following = end < in.length() ? in.charAt(end) : -1;
      if (following == separator && end <= in.length() && begins(in, from, written[i])) {
        return i;
      }
    }
    return -1;
  }

  private static boolean begins(String in, int from, byte[] code) {
    int i = 0;
    while (i < code.length && in.charAt(from + i) == code[i]) {
      i++;
    }
    return i == code.length;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CodeTable<?> that
        && constants.equals(that.constants)
        && Arrays.deepEquals(written, that.written);
  }

  @Override
  public int hashCode() {
    return constants.hashCode();
  }

  @Override
  public String toString() {
    return constants.toString();
  }
}
