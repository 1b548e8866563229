package dev.keywright.analysis.infer;

import java.util.function.Consumer;

/** Reads the end of a column as elements of one width, of which keys have more or fewer. */
final class FixedLists {
  private static final int[][] SHAPES = {{3, 3}, {3}, {4}, {8}, {4, 4}, {8, 8}, {2}, {2, 2}};
  private static final double PRIOR = 8;
  private static final String[] NAMES = {"name", "value"};

  private FixedLists() {}

  static void read(Span span, Consumer<Reading> readings) {
    for (int[] shape : SHAPES) {
      int width = shape.length * shape[0];
      if (span.isFixed() || span.longest() > 32 * width || !isMultiple(span, width)) {
        continue;
      }
      int[] counts = new int[span.longest() / width + 1];
      int elements = 0;
      for (int key = 0; key < span.size(); key++) {
        counts[span.length(key) / width]++;
        elements += span.length(key) / width;
      }
      double bits = PRIOR + Bits.ofCounts(counts, span.size());
      for (int part = 0; part < shape.length; part++) {
        bits +=
            Priors.ITEM
                + new Numbers(values(span, shape[0], shape.length, part, elements), 8.0 * shape[0])
                    .bits();
      }
      readings.accept(
          new Reading(
              Reading.LIST,
              declaration(shape),
              "a list of numbers of " + BigEndian.shown(shape[0]),
              bits,
              true));
    }
  }

  private static boolean isMultiple(Span span, int width) {
    for (int key = 0; key < span.size(); key++) {
      if (span.length(key) % width != 0) {
        return false;
      }
    }
    return true;
  }

  private static long[] values(Span span, int width, int parts, int part, int elements) {
    long[] values = new long[elements];
    int next = 0;
    for (int key = 0; key < span.size(); key++) {
      for (int at = part * width; at < span.length(key); at += parts * width) {
        for (int i = 0; i < width; i++) {
          values[next] = values[next] << 8 | (span.at(key, at + i) & 0xFF);
        }
        next++;
      }
    }
    return values;
  }

  private static String declaration(int... shape) {
    StringBuilder text = new StringBuilder("list(");
    for (int i = 0; i < shape.length; i++) {
      text.append(i > 0 ? ", " : "").append(shape.length == 1 ? "element" : NAMES[i]);
      text.append(shape[0] <= 4 ? " int" : " long").append(" as=UNSIGNED width=").append(shape[0]);
    }
    return text.append(')').toString();
  }
}
