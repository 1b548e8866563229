package dev.keywright.runtime.code;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is written for each constant of an enum, ready to be copied and to be compared with.
 *
 * @param constants the constants, or their names
 * @param written the bytes of each, in the same order; never written to
 * @param byOrdinal the same bytes by ordinals, with null for other constants; empty for names
 * @param slots what tells the codes apart
 * @param shorts the codes as numbers, if they are short and have one length
 * @param found the constants where they are found at once: by the slots of {@code shorts}, if any
 * @param width how many bytes each code has, or 0 if they differ: a constant lets what follows be
 *     read at once
 * @param isComplete whether these are all constants of their enum
 * @param <E> the enum
 */
@SuppressWarnings("ArrayRecordComponent") // compared below, and shared with nobody
public record CodeTable<E>(
    List<E> constants,
    byte[][] written,
    byte[] @Nullable [] byOrdinal,
    CodeSlots slots,
    CodesOfOneLength shorts,
    Object[] found,
    int width,
    boolean isComplete) {
  /** So many constants are compared one after the other; the codec looks for more in its map. */
  private static final int MOST_COMPARED = 16;

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

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
    int width = commonLength(written);
    CodesOfOneLength shorts = CodesOfOneLength.of(written, width);
    return new CodeTable<>(
        constants,
        written,
        byOrdinal,
        CodeSlots.of(written),
        shorts,
        shorts.exist() ? bySlot(constants, written, shorts) : constants.toArray(),
        width,
        isComplete(constants));
  }

  private static Object[] bySlot(List<?> constants, byte[][] written, CodesOfOneLength shorts) {
    Object[] bySlot = new Object[shorts.slots()];
    for (int i = 0; i < written.length; i++) {
      bySlot[shorts.slotIn(written[i], 0, written[i].length, true)] = constants.get(i);
    }
    return bySlot;
  }

  private static boolean isComplete(List<?> constants) {
    return !constants.isEmpty()
        && constants.get(0) instanceof Enum<?> constant
        && constant.getDeclaringClass().getEnumConstants().length == constants.size();
  }

  private static int commonLength(byte[][] written) {
    int length = written.length == 0 ? 0 : written[0].length;
    return Arrays.stream(written).allMatch(code -> code.length == length) ? length : 0;
  }

  /**
   * What is written for a constant, or null if it is none of these. Where a layout alone has read
   * it, its name represents it.
   */
  @SuppressWarnings("EnumOrdinal")
  public byte @Nullable [] of(E value) {
    if (value instanceof Enum<?> constant) {
      int index = constant.ordinal();
      return index < byOrdinal.length ? byOrdinal[index] : null;
    }
    for (int i = 0; i < written.length; i++) {
      if (name(constants.get(i)).equals(value)) {
        return written[i];
      }
    }
    return null;
  }

  private static Object name(Object constant) {
    return constant instanceof Enum<?> of ? of.name() : constant;
  }

  /** Whether a constant is one of these. */
  public boolean contains(E value) {
    return isComplete || of(value) != null;
  }

  /** How many bytes one of the codes has. */
  public int length(byte[] code) {
    return width > 0 ? width : code.length;
  }

  /** The constant at an index that {@code indexIn} has found. */
  @SuppressWarnings("unchecked") // all of them are of this type
  public E found(int index) {
    return (E) found[index];
  }

  /** How many bytes its code has. */
  public int lengthFound(int index) {
    return width > 0 ? width : written[index].length;
  }

  /** Copies what is written for a constant, and returns the index after it. */
  public int copy(byte[] code, byte[] out, int at) {
    int length = length(code);
    int end = at + length;
    if (isHalved(length)) {
      int tail = length - Integer.BYTES;
      INTS.set(out, at, (int) INTS.get(code, 0));
      INTS.set(out, at + tail, (int) INTS.get(code, tail));
    } else {
      for (int i = 0; i < length; i++) {
        out[at + i] = code[i];
      }
    }
    return end;
  }

  /** Whether two numbers of four bytes are as much; they overlap if there are less than eight. */
  private static boolean isHalved(int length) {
    return length >= Integer.BYTES && length <= 2 * Integer.BYTES;
  }

  /**
   * Where {@link #found} has the constant whose bytes begin at an index, or -1, which says nothing
   * if there are many constants.
   *
   * @param alone whether nothing may follow them
   */
  public int indexIn(byte[] in, int from, int to, boolean alone) {
    if (shorts.exist()) {
      return shorts.slotIn(in, from, to, alone);
    }
    if (slots.exist()) {
      if (to - from <= slots.second()) {
        return -1;
      }
      int index = slots.index(in[from + slots.first()], in[from + slots.second()]);
      return index >= 0 && isAt(in, from, to, alone, index) ? index : -1;
    }
    int i = compared() - 1;
    while (i >= 0 && !isAt(in, from, to, alone, i)) {
      i--;
    }
    return i;
  }

  private boolean isAt(byte[] in, int from, int to, boolean alone, int index) {
    byte[] code = written[index];
    int length = length(code);
    int end = from + length;
    if (alone ? end != to : end > to) {
      return false;
    }
    if (isHalved(length)) {
      int tail = length - Integer.BYTES;
      return (int) INTS.get(in, from) == (int) INTS.get(code, 0)
          && (int) INTS.get(in, from + tail) == (int) INTS.get(code, tail);
    }
    int i = 0;
    while (i < length && in[from + i] == code[i]) {
      i++;
    }
    return i == length;
  }

  /**
   * Where {@link #found} has the constant whose characters are alone at an index, or -1, which says
   * nothing if there are many constants or if the characters are not ASCII.
   *
   * @param separator what follows them, or -1 for the end of the text
   */
  public int indexIn(String in, int from, int separator) {
    if (shorts.exist()) {
      return shorts.slotIn(in, from, separator);
    }
    if (slots.exist()) {
      if (in.length() - from <= slots.second()) {
        return -1;
      }
      int index = slots.index(in.charAt(from + slots.first()), in.charAt(from + slots.second()));
      return index >= 0 && isAt(in, from, separator, index) ? index : -1;
    }
    int i = compared() - 1;
    while (i >= 0 && !isAt(in, from, separator, i)) {
      i--;
    }
    return i;
  }

  private boolean isAt(String in, int from, int separator, int index) {
    byte[] code = written[index];
    int length = length(code);
    int end = from + length;
    if (end > in.length() || (end < in.length() ? in.charAt(end) : -1) != separator) {
      return false;
    }
    int i = 0;
    while (i < length && in.charAt(from + i) == code[i]) {
      i++;
    }
    return i == length;
  }

  private int compared() {
    return Math.min(written.length, MOST_COMPARED);
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
