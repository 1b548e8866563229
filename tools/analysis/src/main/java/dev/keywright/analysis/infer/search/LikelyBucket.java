package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A number in front that looks like a bucket, although nothing that is known computes it. */
final class LikelyBucket {
  private static final int LEAST = 3;
  private static final int MOST = 256;
  private static final int KEYS_A_BUCKET = 20;
  private static final int WIDEST_TEXT = 3;

  /** Of a byte, so few values in a row are seldom anything else. */
  private static final int FEW = 64;

  /** How far even numbers of keys are apart by chance, in standard deviations. */
  private static final double CHANCE = 4;

  private LikelyBucket() {}

  /** What to say of the first part, or empty if it is no number in front of others. */
  static Optional<String> in(KeyPath path) {
    ColumnPath column = path.columns().get(0);
    List<Step> steps = column.steps();
    boolean isFirst = column.hash().isEmpty() && path.bucket().isEmpty() && !steps.isEmpty();
    if (!isFirst || steps.get(0).isLiteral() || path.parts().size() < 2) {
      return Optional.empty();
    }
    Span span = steps.get(0).span();
    boolean isText = path.format().isText();
    int widest = isText ? WIDEST_TEXT : 1;
    if (!span.isFixed() || span.shortest() > widest || (isText && !span.all(Bytes::isDigit))) {
      return Optional.empty();
    }
    Map<Long, Integer> counts = new TreeMap<>();
    long[] numbers = isText ? StoredNumbers.decimal(span, false) : StoredNumbers.bigEndian(span);
    Arrays.stream(numbers).forEach(number -> counts.merge(number, 1, Integer::sum));
    return isLikely(counts, span.size(), isText)
        ? Optional.of(
            "%s may be a bucket: %s numbers in a row are in front of all keys."
                .formatted(path.names(/* isBucketed= */ false).get(0), counts.size()))
        : Optional.empty();
  }

  private static boolean isLikely(Map<Long, Integer> counts, int keys, boolean isText) {
    int buckets = counts.size();
    List<Long> numbers = new ArrayList<>(counts.keySet());
    long first = numbers.get(0);
    boolean isFromStart = first <= 1 || (!isText && first == 1 << (Byte.SIZE - 1));
    boolean isInRow = numbers.get(buckets - 1) - first + 1 == buckets;
    return buckets >= LEAST
        && buckets <= MOST
        && keys >= KEYS_A_BUCKET * buckets
        && isFromStart
        && isInRow
        && ((!isText && buckets <= FEW) || areEven(counts, keys));
  }

  private static boolean areEven(Map<Long, Integer> counts, int keys) {
    double mean = (double) keys / counts.size();
    double apart =
        counts.values().stream().mapToDouble(it -> (it - mean) * (it - mean) / mean).sum();
    int free = counts.size() - 1;
    return apart <= free + CHANCE * Math.sqrt(2.0 * free);
  }
}
