package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Looks for buckets: takes a short number in front for one, and computes it from the parts after it
 * in every way that layouts know.
 */
final class BucketSearch {
  private static final int WITNESSES = 40;
  private static final int MOST = 65_536;
  private static final int WIDEST = 5;
  private static final List<String> FUNCTIONS =
      List.of("PhoenixSalt", "MurmurModulo", "FlinkKeyGroup", "StringHashModulo");

  private final List<SampledKey> witnesses;

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
    long most = Arrays.stream(numbers).max().orElse(0);
    if (most < 1 || most >= MOST) {
      return Optional.empty();
    }
    return subsets(path).stream()
        .flatMap(of -> counts((int) most + 1).stream().flatMap(it -> buckets(it, width, path, of)))
        .map(path::with)
        .filter(this::isExplained)
        .findFirst();
  }

  private boolean isExplained(KeyPath path) {
    Optional<DecodedLayout> layout = path.signature().flatMap(BucketSearch::decoded);
    return layout.isPresent()
        && witnesses.stream().allMatch(key -> layout.get().read(key).isPresent());
  }

  private static Optional<DecodedLayout> decoded(LayoutSignature signature) {
    try {
      return Optional.of(new DecodedLayout(signature));
    } catch (IllegalArgumentException refused) {
      return Optional.empty();
    }
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

  /** The largest number shows the count, unless few keys have it: then a usual count is near. */
  private static Set<Integer> counts(int least) {
    Set<Integer> counts = new TreeSet<>(Set.of(least));
    counts.add(Integer.highestOneBit(Math.max(1, least - 1)) << 1);
    for (int step : new int[] {1, 10, 100, 1000}) {
      counts.add((least + step - 1) / step * step);
    }
    counts.removeIf(count -> count > MOST || count > least + least / 4 + 1);
    return counts;
  }

  private static Stream<BucketSignature> buckets(
      int count, int width, KeyPath path, List<String> of) {
    List<BucketRule> rules = new ArrayList<>();
    if (of.size() == 1) {
      rules.add(new BucketRule.Modulo());
    }
    Arrays.stream(HashFunction.values()).map(BucketRule.Hash::new).forEach(rules::add);
    for (String function : FUNCTIONS) {
      rules.add(new BucketRule.Function("dev.keywright.runtime.function." + function));
    }
    boolean isUsual = BucketNumber.OF_FORMAT.width(path.format(), count) == width;
    BucketNumber number =
        isUsual ? BucketNumber.OF_FORMAT : new BucketNumber(Optional.empty(), width, 0);
    return rules.stream().map(rule -> new BucketSignature(count, number, rule, of));
  }
}
