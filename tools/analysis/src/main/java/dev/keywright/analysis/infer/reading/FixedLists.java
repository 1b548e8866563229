package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/**
 * Reads the end of a column as elements of one width, of which keys have more or fewer. What every
 * key has before one element more is in front of the list.
 */
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
          || span.shortest() > width
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
      long[] first = values(span, shape, 0, elements);
      double bits = PRIOR + Priors.ITEM;
      double each = Bits.ofCounts(counts, span.size()) + numbers(shape, first);
      if (shape.length == 1) {
        bits += each;
      } else {
        long[] values = values(span, shape, 1, elements);
        bits += Priors.ITEM + Math.min(each, names(span, shape));
        bits += Math.min(numbers(shape, values), byName(shape, first, values));
      }
      String words = "a list of numbers of " + StoredNumbers.shown(shape[0], "byte");
      readings.accept(Reading.of(type(shape), words).plus(bits));
    }
  }

  private static double numbers(int[] shape, long... values) {
    return new NumberCost(values, Byte.SIZE * shape[0]).bits();
  }

  /** The names of each key together: mostly, keys have one of a few sets of them. */
  private static double names(Span span, int... shape) {
    List<byte[]> names = new ArrayList<>();
    for (int key = 0; key < span.size(); key++) {
      byte[] pairs = span.bytes(key);
      ByteBuffer own = ByteBuffer.allocate(pairs.length / 2);
      for (int at = 0; at < pairs.length; at += 2 * shape[0]) {
        own.put(pairs, at, shape[0]);
      }
      names.add(own.array());
    }
    return new TextCost(names).byFrequency();
  }

  /** Values of which each name has its own. */
  private static double byName(int[] shape, long[] names, long... values) {
    Map<Long, LongStream.Builder> byName = new TreeMap<>();
    for (int i = 0; i < names.length; i++) {
      byName.computeIfAbsent(names[i], it -> LongStream.builder()).add(values[i]);
    }
    return byName.values().stream().mapToDouble(it -> numbers(shape, it.build().toArray())).sum();
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
