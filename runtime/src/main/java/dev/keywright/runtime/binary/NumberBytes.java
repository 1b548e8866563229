package dev.keywright.runtime.binary;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;

/**
 * The bytes of a {@link NumberForm}, written and read.
 *
 * @param complemented whether every byte is complemented
 * @param countsDown whether values are subtracted from a constant
 * @param countDownFrom the constant; of a record it is one for the compiler, too, which never takes
 *     what is in an {@code OptionalLong} for constant
 */
public record NumberBytes(
    NumberForm form, boolean complemented, boolean countsDown, long countDownFrom) {

  /** The bytes of a number in a form. */
  public NumberBytes(NumberForm form, boolean complemented) {
    this(form, complemented, form.countDownFrom().isPresent(), form.countDownFrom().orElse(0));
  }

  /**
   * As {@link NumberForm#counted}, for writing. Reading is as fast without it, but then more often
   * compiled to code too big to be inlined, and its reader is an object.
   */
  long counted(long number) {
    return countsDown ? countDownFrom - number : number;
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
    int end = form.width() > 0 ? writeFixed(number, out, at) : writeVarint(number, out, at);
    if (complemented) {
      ZeroEscapes.complement(out, at, end);
    }
    return end;
  }

  private int writeFixed(long number, byte[] out, int at) {
    int width = form.width();
    return BigEndian.write(inOrder(number), width, out, at);
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
   * @param bits whether values represent their bits without a sign
   * @param part says which values have a number
   */
  long read(BinaryReader in, boolean bits, Expecting part) {
    int start = in.position();
    long number = form.width() > 0 ? fixed(in, bits) : varint(in, part);
    long value = form.counted(number);
    // A number far below zero may be so far from the constant that the difference comes round.
    boolean isBeyond = form.countDownFrom().isPresent() && number < 0 && value < 0;
    if (isBeyond || (isUnsigned() && !bits && number < 0)) {
      throw in.malformedAt(start, part.expected());
    }
    return value;
  }

  private boolean isUnsigned() {
    return form.encoding() == NumberEncoding.UNSIGNED
        || form.encoding() == NumberEncoding.LITTLE_ENDIAN;
  }

  private long fixed(BinaryReader in, boolean bits) {
    int above = Long.SIZE - Byte.SIZE * form.width();
    long stored = in.takeNumber(form.width());
    long number = inOrder(complemented ? ~stored << above >>> above : stored);
    return bits || form.encoding() == NumberEncoding.TWOS_COMPLEMENT ? signed(number) : number;
  }

  private long varint(BinaryReader reader, Expecting part) {
    ByteSource in = new ByteSource(reader, complemented ? -1 : 0, part);
    return switch (form.encoding()) {
      case DECIMAL, HEX, UNSIGNED, TWOS_COMPLEMENT, LITTLE_ENDIAN -> throw noVarint();
      case VARINT_LEB128 -> Varints.readLeb128(in);
      case VARINT_BITCOIN -> Varints.readBitcoin(in);
      case VARINT_COCKROACHDB -> OrderedVarints.readCockroach(in);
      case VARINT_FOUNDATIONDB -> OrderedVarints.readFoundation(in);
    };
  }

  /** The number whose highest bit is its sign. */
  private long signed(long number) {
    int above = Long.SIZE - Byte.SIZE * form.width();
    // Shifted up and down again, the highest bit of the number fills those above it.
    return number << above >> above;
  }
}
