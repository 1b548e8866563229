package dev.keywright.runtime.number;

/** What can represent a whole number in keys of other systems, by the names that users write. */
public enum NumberEncoding {
  /** Decimal digits, zeros on the left. */
  DECIMAL(10, 20, "digit%s", SortOrder.VALUE),

  /** Hexadecimal digits, zeros on the left. */
  HEX(16, 16, "hexadecimal digit%s", SortOrder.VALUE),

  /** Bytes, most significant first, of numbers from 0 on. */
  UNSIGNED(256, 8, "unsigned byte%s", SortOrder.VALUE),

  /** Bytes, most significant first; negative numbers have the highest bit set and sort last. */
  TWOS_COMPLEMENT(256, 8, "byte%s of two's complement", SortOrder.UNSIGNED_VALUE),

  /** Bytes, least significant first, of numbers from 0 on. */
  LITTLE_ENDIAN(256, 8, "little-endian byte%s", SortOrder.LOWEST_BYTE),

  /** Seven bits a byte, least significant first, as protobuf has them. */
  VARINT_LEB128("LEB128 varints", /* hasSign= */ false, SortOrder.LOWEST_BITS),

  /** Seven bits a byte, most significant first, as Bitcoin Core's {@code VARINT} has them. */
  VARINT_BITCOIN("Bitcoin varints", /* hasSign= */ false, SortOrder.HIGHEST_BITS),

  /** The ordered varint of CockroachDB: small numbers in one byte, others after their length. */
  VARINT_COCKROACHDB("CockroachDB varints", /* hasSign= */ true, SortOrder.VALUE),

  /** The integer of FoundationDB's tuples: its bytes after their number. */
  VARINT_FOUNDATIONDB("FoundationDB integers", /* hasSign= */ true, SortOrder.VALUE);

  private static final int BYTE_BASE = 256;

  private final int base;
  private final int widest;
  private final String words;
  private final boolean hasSign;
  private final SortOrder sortedBy;

  /** So many digits or bytes, zeros on the left. */
  NumberEncoding(int base, int widest, String words, SortOrder sortedBy) {
    this.base = base;
    this.widest = widest;
    this.words = words;
    this.hasSign = sortedBy == SortOrder.UNSIGNED_VALUE;
    this.sortedBy = sortedBy;
  }

  /** As many bytes as a number needs. */
  NumberEncoding(String words, boolean hasSign, SortOrder sortedBy) {
    this.base = BYTE_BASE;
    this.widest = 0;
    this.words = words;
    this.hasSign = hasSign;
    this.sortedBy = sortedBy;
  }

  /** What decides the order of its numbers. */
  public SortOrder sortedBy() {
    return sortedBy;
  }

  /** Whether it is text, which only TEXT can write; the others are bytes, and only of BINARY. */
  public boolean isText() {
    return base < BYTE_BASE;
  }

  /** Whether letters are among its digits, which can be written in upper case. */
  public boolean hasLetters() {
    return this == HEX;
  }

  /** Whether a width is declared; of a varint, each number has its own. */
  public boolean hasWidth() {
    return widest > 0;
  }

  /**
   * Whether a number that fills its Java type represents its bits without a sign, as {@link
   * Integer#toUnsignedLong} takes them.
   */
  public boolean takesBits() {
    return hasWidth() && !isText() && !hasSign;
  }

  /** The largest width: every number of 64 bits has that many digits or bytes, or fewer. */
  public int widest() {
    return widest;
  }

  /** What a width counts, in words. */
  public String digits(int width) {
    return hasWidth() ? width + " " + words.replace("%s", width == 1 ? "" : "s") : words;
  }

  /** The smallest {@code long} that so many digits or bytes can show. */
  public long smallest(int width) {
    return hasSign ? -largest(width) - 1 : 0;
  }

  /** The largest {@code long} that so many digits or bytes can show. */
  public long largest(int width) {
    if (!hasWidth() || (hasSign && width >= widest)) {
      return Long.MAX_VALUE;
    }
    return hasSign ? largest(base, width) / 2 : largest(base, width);
  }

  /** The smallest width in which a number can be shown. */
  public int widthFor(long number) {
    int width = 1;
    while (width < widest && (largest(width) < number || smallest(width) > number)) {
      width++;
    }
    return width;
  }

  private static long largest(int base, int width) {
    long largest = 0;
    for (int i = 0; i < width; i++) {
      if (largest > Long.MAX_VALUE / base) {
        return Long.MAX_VALUE;
      }
      long shifted = largest * base;
      largest = shifted > Long.MAX_VALUE - (base - 1) ? Long.MAX_VALUE : shifted + base - 1;
    }
    return largest;
  }
}
