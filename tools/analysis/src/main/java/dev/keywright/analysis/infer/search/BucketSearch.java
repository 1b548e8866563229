package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for buckets: takes a short number in front for one, and computes it from the parts after it
 * in every way that layouts know.
 */
final class BucketSearch {
  private static final int WITNESSES = 40;
  private static final int WIDEST = 5;

  private final List<SampledKey> witnesses;

  /** What was found of some parts: those of one path come again in most others. */
  private final Map<List<Object>, List<BucketProbe.Found>> known = new HashMap<>();

  BucketSearch(List<SampledKey> sample) {
    this.witnesses = sample.subList(0, Math.min(sample.size(), WITNESSES));
  }

  /** The same path with a bucket in front, or empty if no part explains the number. */
  Optional<KeyPath> in(KeyPath path) {
    ColumnPath column = path.columns().get(0);
    boolean isText = path.format().isText();
    if (column.hash().isPresent() || path.parts().size() < 2 || column.parts().isEmpty()) {
      return Optional.empty();
    }
    Span span = column.parts().get(0).span();
    int width = span.shortest();
    boolean isNumber = isText ? span.all(Bytes::isDigit) : width <= Integer.BYTES;
    if (!span.isFixed() || span.isConstant() || width > WIDEST || !isNumber) {
      return Optional.empty();
    }
    long[] numbers = isText ? StoredNumbers.decimal(span, false) : StoredNumbers.bigEndian(span);
    LongSummaryStatistics range = Arrays.stream(numbers).summaryStatistics();
    if (range.getMax() < 1 || range.getMax() >= BucketCounts.MOST) {
      return Optional.empty();
    }
    // A bucket that is wrong in some keys is found, but only if none is right in all.
    return subsets(path).stream()
        .flatMap(
            of ->
                known
                    .computeIfAbsent(
                        shape(path, of),
                        shape ->
                            BucketProbe.of(path, of, width, witnesses)
                                .map(probe -> found(probe, range))
                                .orElse(List.of()))
                    .stream()
                    .map(found -> found.of(of)))
        .sorted(Comparator.comparingInt(BucketProbe.Found::misses))
        .map(found -> path.with(found.bucket()))
        .filter(found -> found.signature().isPresent())
        .findFirst();
  }

  private static List<BucketProbe.Found> found(BucketProbe probe, LongSummaryStatistics range) {
    List<BucketProbe.Found> found = new ArrayList<>();
    for (int first = 0; first <= Math.min(1, range.getMin()); first++) {
      for (int count : BucketCounts.near(range.getMax() + 1 - first)) {
        found.addAll(probe.found(count, first));
      }
    }
    return found;
  }

  /** The names of single parts, of neighbours, and of all parts. */
  private static List<List<String>> subsets(KeyPath path) {
    List<String> names = path.names(/* isBucketed= */ true);
    List<List<String>> subsets = new ArrayList<>();
    for (int size = 1; size < names.size(); size++) {
      for (int from = 1; from + size <= names.size(); from++) {
        if (IntStream.range(from, from + size).noneMatch(path.copies()::containsKey)) {
          subsets.add(names.subList(from, from + size));
        }
      }
    }
    return subsets;
  }

  /** What a bucket of parts depends on: paths differ in a part or two, and not in the others. */
  private static List<Object> shape(KeyPath path, List<String> of) {
    List<String> names = path.names(/* isBucketed= */ true);
    List<Step> parts = path.parts();
    List<Object> shape = new ArrayList<>(List.of(parts.get(0).to()));
    for (String name : of) {
      Step part = parts.get(names.indexOf(name));
      shape.addAll(List.of(part.from(), part.to(), part.read().part()));
    }
    return shape;
  }
}
