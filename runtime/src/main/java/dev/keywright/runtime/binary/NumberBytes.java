package dev.keywright.runtime.binary;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;

/**
 * The bytes of a {@link NumberForm}, written and read. What differs from form to form is a number
 * to calculate with: each branch takes code, and the code that reads a number must stay small
 * enough to be inlined, since else its reader is an object.
 *
 * @param flip what is exclusive-ored to each byte: 0 or -1
 * @param base the constant from which values are subtracted, or 0; of a record it is one for the
 *     compiler, too, which never takes what is in an {@code OptionalLong} for constant
 * @param sign -1 if values are subtracted from the constant, else 1
 * @param top the highest bit that is written if it is the sign, or 0 if no number is negative
 */
public record NumberBytes(NumberForm form, long flip, long base, long sign, long top) {

  /** The bytes of a number in a form. */
  public static NumberBytes of(NumberForm form) {
    return new NumberBytes(
        form,
        0,
        form.countDownFrom().orElse(0),
        form.countDownFrom().isPresent() ? -1 : 1,
        form.encoding().takesBits() ? 0 : BigEndian.sign(form.width()));
  }

  /** The same, every byte complemented. */
  NumberBytes complemented() {
    return new NumberBytes(form, -1, base, sign, top);
  }

  /** The same for values that represent their bits without a sign. */
  NumberBytes ofBits() {
    return new NumberBytes(form, flip, base, sign, BigEndian.sign(form.width()));
  }

  /** Whether larger values have smaller bytes. */
  boolean descends() {
    return flip < 0 || sign < 0;
  }

  /** As {@link NumberForm#counted}. */
  long counted(long number) {
    return base + sign * number;
  }

  /** The number of bytes that {@link #write} writes for a number. */
  int size(long number) {
    // No switch, which would look the constant up each time.
    return form.width() > 0 ? form.width() : varintSize(number);
  }

  private int varintSize(long number) {
    return switch (form.encoding()) {
      case DECIMAL, HEX, UNSIGNED, TWOS_COMPLEMENT, LITTLE_ENDIAN -> throw noVarint();
      case VARINT_LEB128 -> Varints.leb128Size(number);
      case VARINT_BITCOIN -> Varints.bitcoinSize(number);
      case VARINT_COCKROACHDB -> OrderedVarints.cockroachSize(number);
      case VARINT_FOUNDATIONDB -> OrderedVarints.foundationSize(number);
    };
  }

  private IllegalStateException noVarint() {
    return new IllegalStateException(form.encoding() + " is no varint");
  }

  /** Writes a number, which has been counted down, and returns the index after it. */
  int write(long number, byte[] out, int at) {
    int width = form.width();
    int end =
        width > 0 ? BigEndian.write(inOrder(number), width, out, at) : writeVarint(number, out, at);
    if (flip < 0) {
      ZeroEscapes.complement(out, at, end);
    }
    return end;
  }

  /** The number whose first byte is the one that is written first. */
  private long inOrder(long number) {
    return form.encoding() == NumberEncoding.LITTLE_ENDIAN
        ? BigEndian.reversed(number, form.width())
        : number;
  }

  private int writeVarint(long number, byte[] out, int at) {
    return switch (form.encoding()) {
      case DECIMAL, HEX, UNSIGNED, TWOS_COMPLEMENT, LITTLE_ENDIAN -> throw noVarint();
      case VARINT_LEB128 -> Varints.writeLeb128(number, out, at);
      case VARINT_BITCOIN -> Varints.writeBitcoin(number, out, at);
      case VARINT_COCKROACHDB -> OrderedVarints.writeCockroach(number, out, at);
      case VARINT_FOUNDATIONDB -> OrderedVarints.writeFoundation(number, out, at);
    };
  }

  /**
   * Reads the value that a number is written for.
   *
   * @param part says which values have a number
   */
  long read(BinaryReader in, Expecting part) {
    int start = in.position();
    long number = form.width() > 0 ? fixed(in) : varint(in, part);
    long value = counted(number);
    // A number far below zero may be so far from the constant that the difference comes round.
    if (number < 0 && (top == 0 || (sign < 0 && value < 0))) {
      throw in.malformedAt(start, part);
    }
    return value;
  }

  private long fixed(BinaryReader in) {
    int above = Long.SIZE - Byte.SIZE * form.width();
    // A compiler inlines so many levels of calls, and numbers in lists are below most of them.
    long stored = BigEndian.read(in.bytes(), in.take(form.width()), form.width());
    long number = inOrder((stored ^ flip) << above >>> above);
    // With the highest bit of the number in all those above it.
    return (number ^ top) - top;
  }

  private long varint(BinaryReader reader, Expecting part) {
    if (form.encoding() == NumberEncoding.VARINT_LEB128 && flip == 0) {
      int from = reader.index(reader.position());
      long number = Varints.leb128(reader.bytes(), from, from + reader.remaining());
      if (number >= 0) {
        reader.skip(Varints.leb128Size(number));
        return number;
      }
    }
    ByteSource in = new ByteSource(reader, (int) flip, part);
    return switch (form.encoding()) {
      case DECIMAL, HEX, UNSIGNED, TWOS_COMPLEMENT, LITTLE_ENDIAN -> throw noVarint();
      case VARINT_LEB128 -> Varints.readLeb128(in);
      case VARINT_BITCOIN -> Varints.readBitcoin(in);
      case VARINT_COCKROACHDB -> OrderedVarints.readCockroach(in);
      case VARINT_FOUNDATIONDB -> OrderedVarints.readFoundation(in);
    };
  }
}
