package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What tells kinds of row of BINARY apart behind a number or an identifier: a byte of few values,
 * which says how long the keys are.
 */
final class MarkTokens {
  private static final int KEYS = 400;
  private static final int LAST_PLACE = 64;
  private static final int MOST_MARKS = 4;
  private static final int LEAST_KEYS = 4;
  private static final int MOST_PLACES = 2;

  /** What a mark leaves of the variance of lengths at most. */
  private static final double LEFT = 0.5;

  private MarkTokens() {}

  /** The tokens of one column, the one that says most of the lengths first. */
  static List<Function<byte[], String>> of(List<SampledKey> sample, int column) {
    List<byte[]> contents = sample.stream().limit(KEYS).map(key -> key.column(column)).toList();
    IntSummaryStatistics lengths = contents.stream().mapToInt(it -> it.length).summaryStatistics();
    if (lengths.getMin() == lengths.getMax()) {
      return List.of();
    }
    Map<Integer, Double> left = new HashMap<>();
    double all = squares(contents);
    int last = Math.min(LAST_PLACE, lengths.getMin());
    // The first bytes are tokens by themselves, and the letters of texts of some lengths are none.
    for (int place = firstAfterNumber(contents, last); place < last; place++) {
      double rest = left(contents, place);
      if (rest < LEFT * all) {
        left.put(place, rest);
      }
    }
    return left.entrySet().stream()
        .sorted(
            Map.Entry.<Integer, Double>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST_PLACES)
        .map(Map.Entry::getKey)
        .<Function<byte[], String>>map(place -> content -> mark(content, place))
        .toList();
  }

  /** The first place that has a byte before it which no text has, as numbers do in some key. */
  private static int firstAfterNumber(List<byte[]> contents, int last) {
    return IntStream.range(1, last)
        .filter(place -> contents.stream().anyMatch(it -> isControl(it[place - 1])))
        .findFirst()
        .orElse(last);
  }

  private static boolean isControl(byte b) {
    return b > 0 && b < ' ';
  }

  /** Keys that are too short have no mark. */
  private static String mark(byte[] content, int place) {
    return place < content.length ? String.valueOf(content[place]) : "";
  }

  private static double left(List<byte[]> contents, int place) {
    Map<Byte, List<byte[]>> groups = new HashMap<>();
    for (byte[] content : contents) {
      groups.computeIfAbsent(content[place], it -> new ArrayList<>()).add(content);
      if (groups.size() > MOST_MARKS) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return groups.values().stream().anyMatch(it -> it.size() < LEAST_KEYS)
        ? Double.POSITIVE_INFINITY
        : groups.values().stream().mapToDouble(MarkTokens::squares).sum();
  }

  /** How far lengths are from their mean, as squares. */
  private static double squares(List<byte[]> contents) {
    double mean = contents.stream().mapToInt(it -> it.length).average().orElse(0);
    return contents.stream().mapToDouble(it -> (it.length - mean) * (it.length - mean)).sum();
  }
}
