package dev.keywright.layout.automaton;

import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.NumberPart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Whole numbers in every encoding, around each value beside which the bytes begin anew. */
final class Encodings {
  private static final long[] TURNS = {
    0,
    9,
    99,
    109,
    127,
    128,
    255,
    256,
    999,
    16_383,
    16_511,
    32_767,
    65_535,
    65_536,
    2_113_663,
    8_388_607,
    1L << 24,
    Integer.MAX_VALUE,
    1L << 32,
    (1L << 40) - 1,
    1L << 56,
    Long.MAX_VALUE - 2
  };
  private static final int BESIDE = 5;

  private final List<SmallPart> parts = new ArrayList<>();

  static List<SmallPart> ofNumbers() {
    Encodings all = new Encodings();
    for (long turn : TURNS) {
      all.around(turn);
      all.around(-turn - 1);
    }
    return all.parts;
  }

  private void around(long turn) {
    long min = turn - BESIDE < turn ? turn - BESIDE : Long.MIN_VALUE;
    long max = turn + BESIDE > turn ? turn + BESIDE : Long.MAX_VALUE;
    List<Long> values = LongStream.iterate(min, it -> it + 1).limit(max - min + 1).boxed().toList();
    ofBytes(min, max, values);
    ofDigits(min, max, values);
    parts.add(new SmallPart(NativeLong.of("part").atLeast(min).atMost(max), values));
    for (int bytes : List.of(1, 2, 4, 8)) {
      long end = bytes == Long.BYTES ? Long.MAX_VALUE : (1L << (Byte.SIZE * bytes - 1)) - 1;
      if (min <= end && max >= -end - 1) {
        BinaryWhole whole = BinaryWhole.of("part", bytes).atLeast(min).atMost(max);
        Stream.of(
                whole,
                whole.descendingOrder(),
                whole.inReverse(),
                whole.descendingOrder().inReverse())
            .forEach(it -> parts.add(new SmallPart(it, values)));
      }
    }
  }

  private void ofBytes(long min, long max, List<Long> values) {
    for (NumberEncoding encoding : NumberEncoding.values()) {
      for (int width = 1; !encoding.isText() && width <= widest(encoding); width++) {
        NumberForm form = NumberForm.of(encoding, encoding.hasWidth() ? width : 0);
        BinaryNumber number = BinaryNumber.of("part", form);
        Stream.of(
                number,
                number.descendingOrder(),
                BinaryNumber.of("part", form.countingDownFrom(300)),
                BinaryNumber.of("part", form.countingDownFrom(Long.MAX_VALUE)))
            .forEach(it -> add(it.atLeast(min).atMost(max), values));
        if (form.isOfBits(width)) {
          add(number.ofBits().atLeast(min).atMost(max), values);
        }
      }
    }
  }

  private void add(BinaryNumber number, List<Long> values) {
    if (number.min() <= number.max()) {
      parts.add(new SmallPart(number, values));
    }
  }

  private static int widest(NumberEncoding encoding) {
    return encoding.hasWidth() ? encoding.widest() : 1;
  }

  private void ofDigits(long min, long max, List<Long> values) {
    List<DecimalPart> decimals = new ArrayList<>(List.of(DecimalPart.unpadded("part")));
    for (int pad = 1; pad <= 19; pad += 3) {
      decimals.add(DecimalPart.padded("part", pad));
      decimals.add(DecimalPart.signed("part", pad));
    }
    for (DecimalPart decimal : decimals) {
      DecimalPart number = decimal.atLeast(min).atMost(max);
      if (number.min() <= number.max()) {
        parts.add(new SmallPart(number, values));
        parts.add(new SmallPart(number.inReverse(), values));
        if (number.pad() > 0) {
          parts.add(new SmallPart(number.descendingOrder(), values));
          parts.add(new SmallPart(number.descendingOrder().inReverse(), values));
        }
      }
    }
    for (int width = 1; width <= 16; width += 3) {
      NumberForm hex = NumberForm.of(NumberEncoding.HEX, width);
      Stream.of(
              NumberForm.of(NumberEncoding.DECIMAL, width),
              hex,
              hex.inUpperCase(),
              hex.countingDownFrom(300),
              NumberForm.of(NumberEncoding.DECIMAL, 19).countingDownFrom(Long.MAX_VALUE))
          .map(it -> NumberPart.of("part", it))
          .map(it -> it.atLeast(min).atMost(max))
          .filter(it -> it.min() <= it.max())
          .flatMap(
              it ->
                  Stream.of(
                      it, it.descendingOrder(), it.inReverse(), it.descendingOrder().inReverse()))
          .forEach(it -> parts.add(new SmallPart(it, values)));
    }
  }
}
