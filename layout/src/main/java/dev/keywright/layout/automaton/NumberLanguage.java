package dev.keywright.layout.automaton;

import static java.util.Comparator.naturalOrder;

import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.binary.NumberBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.number.SortOrder;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.NumberPart;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * What whole numbers are written as. Numbers of one sign that are written in equally many symbols
 * sort as those do, in every encoding, if those that are written backwards are reversed. So each
 * run of them is all that lies between two texts.
 */
final class NumberLanguage {
  private static final BitSet FOLLOWED = Symbols.between(0x80, 0xff);
  private static final BitSet LAST = Symbols.between(0, 0x7f);

  private NumberLanguage() {}

  /** Numbers of one sign and length, the first and the last of them as they are written. */
  private record Run(boolean isNegative, String first, String last) {
    Automaton between(BitSet symbols) {
      return between(index -> symbols);
    }

    Automaton between(IntFunction<BitSet> symbols) {
      String low = Stream.of(first, last).min(naturalOrder()).orElseThrow();
      return new Automaton().between(low, low.equals(first) ? last : first, symbols);
    }
  }

  static Automaton of(BinaryNumber part) {
    NumberForm form = part.bytes().form();
    NumberBytes bytes = NumberBytes.of(form);
    BinaryNumber ascending =
        new BinaryNumber(part.name(), bytes, part.bits(), part.min(), part.max());
    SortOrder sortedBy = form.encoding().sortedBy();
    boolean isReversed = sortedBy.isReversed();
    LongFunction<String> written = number -> Contents.text(ascending.encode(number));
    Automaton all =
        oneOf(
            runs(form, part.min(), part.max(), written, isReversed),
            run -> {
              Automaton one = run.between(bytes(sortedBy, run.first.length()));
              return isReversed ? one.reversed() : one;
            });
    return Complements.ofBytes(all, part.bytes().flip() < 0);
  }

  private static Automaton oneOf(List<Run> runs, Function<Run, Automaton> written) {
    return new Automaton().oneOf(runs.stream().map(written).toList());
  }

  /** What is at each index of a number in so many bytes, the highest one in front. */
  private static IntFunction<BitSet> bytes(SortOrder sortedBy, int width) {
    int last = sortedBy.isReversed() ? 0 : width - 1;
    return sortedBy.hasContinuationBits()
        ? index -> index == last ? LAST : FOLLOWED
        : index -> Symbols.anyByte();
  }

  static Automaton of(BinaryWhole part) {
    BinaryWhole ascending =
        new BinaryWhole(part.name(), part.width(), false, false, part.min(), part.max());
    LongFunction<String> written = number -> Contents.text(ascending.encode(number));
    Automaton all =
        oneOf(runs(part.min(), part.max(), written), run -> run.between(Symbols.anyByte()));
    return Complements.ofBytes(part.reversed() ? all.reversed() : all, part.descending());
  }

  static Automaton of(NativeLong part) {
    return oneOf(runs(part.min(), part.max(), Contents::text), run -> run.between(Symbols.HEX));
  }

  static Automaton of(DecimalPart part) {
    if (part.pad() == 0) {
      return unpadded(part);
    }
    DecimalPart ascending =
        new DecimalPart(
            part.name(), part.pad(), part.signed(), false, false, part.min(), part.max(), -1);
    Automaton all =
        oneOf(runs(part.min(), part.max(), ascending::encode), run -> run.between(Symbols.DIGITS));
    return Complements.ofDecimal(part.reversed() ? all.reversed() : all, part.descending());
  }

  // A sign stays before digits that are reversed.
  private static Automaton unpadded(DecimalPart part) {
    return oneOf(
        runs(part.min(), part.max(), NumberLanguage::digits),
        run -> {
          Automaton digits = run.between(Symbols.DIGITS);
          return new Automaton()
              .text(run.isNegative ? "-" : "")
              .then(part.reversed() ? digits.reversed() : digits);
        });
  }

  private static String digits(long number) {
    return Long.toString(number).substring(number < 0 ? 1 : 0);
  }

  static Automaton of(NumberPart part) {
    NumberForm form = part.number();
    NumberPart ascending =
        new NumberPart(part.name(), form, /* complemented= */ false, false, part.min(), part.max());
    boolean isHex = form.encoding() == NumberEncoding.HEX;
    BitSet symbols = !isHex ? Symbols.DIGITS : form.upperCase() ? Symbols.CAPITAL_HEX : Symbols.HEX;
    Automaton all =
        oneOf(
            runs(form, part.min(), part.max(), ascending::encode, /* isReversed= */ false),
            run -> run.between(symbols));
    Automaton inPlace = part.reversed() ? all.reversed() : all;
    return isHex
        ? Complements.ofHex(inPlace, part.complemented(), form.upperCase())
        : Complements.ofDecimal(inPlace, part.complemented());
  }

  /** The runs of the numbers that are written for values between two. */
  private static List<Run> runs(
      NumberForm form, long min, long max, LongFunction<String> written, boolean isReversed) {
    LongFunction<String> sorted =
        number -> {
          String text = written.apply(form.counted(number));
          return isReversed ? new StringBuilder(text).reverse().toString() : text;
        };
    long one = form.counted(min);
    long other = form.counted(max);
    return min > max ? List.of() : runs(Math.min(one, other), Math.max(one, other), sorted);
  }

  private static List<Run> runs(long min, long max, LongFunction<String> written) {
    List<Run> runs = new ArrayList<>();
    boolean isDone = min > max;
    for (long from = min; !isDone; ) {
      long last = last(from, max, written);
      runs.add(new Run(from < 0, written.apply(from), written.apply(last)));
      isDone = last == max;
      from = isDone ? max : last + 1;
    }
    return runs;
  }

  /** The last number, up to one, that has the sign and the length of another. */
  private static long last(long from, long max, LongFunction<String> written) {
    int length = written.apply(from).length();
    long beyond = from < 0 ? Math.min(max, -1) : max;
    if (written.apply(beyond).length() == length) {
      return beyond;
    }
    long last = from;
    while (beyond - last > 1) {
      long middle = last + (beyond - last) / 2;
      if (written.apply(middle).length() == length) {
        last = middle;
      } else {
        beyond = middle;
      }
    }
    return last;
  }
}
