package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads the end of a column as elements of one width, of which keys have more or fewer. */
final class FixedLists {
  private static final int[][] SHAPES = {{3, 3}, {3}, {4}, {8}, {4, 4}, {8, 8}, {2}, {2, 2}};
  private static final double PRIOR = 8;

  /** Keys of two lengths are two kinds of row more often than lists of two lengths. */
  private static final int LEAST_LENGTHS = 3;

  private static final List<String> NAMES = List.of("name", "value");

  private FixedLists() {}

  static void read(Span span, Consumer<Reading> readings) {
    for (int[] shape : SHAPES) {
      int width = shape.length * shape[0];
      if (span.isFixed()
          || span.longest() > 32 * width
          || !span.every(key -> span.length(key) % width == 0)) {
        continue;
      }
      int[] counts = new int[span.longest() / width + 1];
      int elements = 0;
      for (int key = 0; key < span.size(); key++) {
        counts[span.length(key) / width]++;
        elements += span.length(key) / width;
      }
      if (Arrays.stream(counts).filter(count -> count > 0).count() < LEAST_LENGTHS) {
        continue;
      }
      double bits = PRIOR + Bits.ofCounts(counts, span.size());
      for (int part = 0; part < shape.length; part++) {
        long[] values = values(span, shape, part, elements);
        bits += Priors.ITEM + new NumberCost(values, Byte.SIZE * shape[0]).bits();
      }
      String words = "a list of numbers of " + StoredNumbers.shown(shape[0], "byte");
      readings.accept(Reading.of(type(shape), words).plus(bits));
    }
  }

  private static long[] values(Span span, int[] shape, int part, int elements) {
    long[] values = new long[elements];
    int width = shape[0];
    int next = 0;
    for (int key = 0; key < span.size(); key++) {
      for (int at = part * width; at < span.length(key); at += shape.length * width) {
        for (int i = 0; i < width; i++) {
          values[next] = values[next] << Byte.SIZE | (span.at(key, at + i) & 0xFF);
        }
        next++;
      }
    }
    return values;
  }

  private static ListType type(int... shape) {
    int width = shape[0];
    SimpleType type = width <= Integer.BYTES ? SimpleType.INT : SimpleType.LONG;
    NumberForm form = NumberForm.of(NumberEncoding.UNSIGNED, width);
    Encoding unsigned = Encoding.PLAIN.withNumber(Optional.of(form));
    List<String> names = shape.length == 1 ? List.of(ListType.ELEMENT) : NAMES;
    return new ListType(
        names.stream().map(name -> PartSignature.of(name, type).with(unsigned)).toList());
  }
}
