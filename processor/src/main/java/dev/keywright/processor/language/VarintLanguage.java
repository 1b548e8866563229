package dev.keywright.processor.language;

import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import org.jspecify.annotations.Nullable;

/** Whole numbers that take as many bytes as they need. */
final class VarintLanguage {
  /** LEB128 writes seven of 64 bits in each. */
  static final int MOST_BYTES = 10;

  private VarintLanguage() {}

  /** What is written of two numbers and all between them. */
  static PartLanguage of(NumberForm form, long min, long max) {
    return switch (form.encoding()) {
      case VARINT_FOUNDATIONDB -> new PartLanguage(foundation(min, max), true);
      case VARINT_COCKROACHDB, VARINT_LEB128, VARINT_BITCOIN ->
          new PartLanguage(new Automaton().many(Symbols.anyByte(), 1, MOST_BYTES), false);
      case DECIMAL, HEX, UNSIGNED, TWOS_COMPLEMENT, LITTLE_ENDIAN ->
          throw new IllegalArgumentException(form.encoding() + " has a width");
    };
  }

  /** The numbers of each length sort as their bytes do, and so do the lengths. */
  private static Automaton foundation(long min, long max) {
    @Nullable Automaton all = min <= 0 && max >= 0 ? between(0, 0) : null;
    for (int bytes = 1; bytes <= Long.BYTES; bytes++) {
      int bits = Byte.SIZE * bytes;
      long first = 1L << (bits - Byte.SIZE);
      long last = bytes == Long.BYTES ? Long.MAX_VALUE : (1L << bits) - 1;
      all = either(all, Math.max(first, min), Math.min(last, max));
      long lowest = bytes == Long.BYTES ? Long.MIN_VALUE : -last;
      all = either(all, Math.max(lowest, min), Math.min(-first, max));
    }
    return all == null ? between(min, min) : all;
  }

  private static @Nullable Automaton either(@Nullable Automaton all, long from, long to) {
    if (from > to) {
      return all;
    }
    Automaton next = between(from, to);
    return all == null ? next : new Automaton().either(all, next);
  }

  private static Automaton between(long from, long to) {
    BinaryNumber number = BinaryNumber.of("number", NumberEncoding.VARINT_FOUNDATIONDB);
    return new Automaton()
        .between(
            Contents.text(number.encode(from)),
            Contents.text(number.encode(to)),
            Symbols.anyByte());
  }
}
