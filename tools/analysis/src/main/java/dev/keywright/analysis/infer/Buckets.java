package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Looks for buckets: takes a short number in front for one, and computes it from the parts behind
 * in every way that layouts know.
 */
final class Buckets {
  private static final int WITNESSES = 40;
  private static final int MOST = 65_536;
  private static final int WIDEST = 5;
  private static final List<String> FUNCTIONS =
      List.of("PhoenixSalt", "MurmurModulo", "FlinkKeyGroup", "StringHashModulo");

  private final List<SampledKey> witnesses;

  Buckets(List<SampledKey> sample) {
    this.witnesses = sample.subList(0, Math.min(sample.size(), WITNESSES));
  }

  /** The same path with a bucket in front, or empty if nothing behind explains the number. */
  Optional<KeyPath> in(KeyPath path) {
    ColumnPath column = path.columns().get(0);
    boolean isText = path.format() == LayoutFormat.TEXT;
    if (column.hash().isPresent() || path.parts().size() < 2 || column.parts().isEmpty()) {
      return Optional.empty();
    }
    Span span = column.parts().get(0).span();
    int width = span.shortest();
    boolean isNumber = isText ? span.all(Bytes::isDigit) : width <= Integer.BYTES;
    if (!span.isFixed() || span.isConstant() || width > WIDEST || !isNumber) {
      return Optional.empty();
    }
    long[] numbers = isText ? Digits.decimal(span, false) : BigEndian.unsigned(span);
    long most = new Numbers(numbers, 1).max();
    if (most < 1 || most >= MOST) {
      return Optional.empty();
    }
    for (List<Integer> of : subsets(path)) {
      for (long count : counts(most + 1)) {
        for (String rule : rules(of)) {
          String words = "bucket count=" + count + width(isText, count, width) + rule;
          KeyPath bucketed = path.with(new FoundBucket(words, of));
          if (isExplained(bucketed)) {
            return Optional.of(bucketed);
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean isExplained(KeyPath path) {
    Optional<LayoutReader> reader = path.signature().flatMap(Buckets::reader);
    return reader.isPresent()
        && witnesses.stream().allMatch(key -> reader.get().read(key).isPresent());
  }

  private static Optional<LayoutReader> reader(LayoutSignature signature) {
    try {
      return Optional.of(new LayoutReader(signature));
    } catch (IllegalArgumentException refused) {
      return Optional.empty();
    }
  }

  /** Single parts, neighbours, and all parts, as places among all parts behind the bucket. */
  private static List<List<Integer>> subsets(KeyPath path) {
    int parts = path.parts().size();
    List<List<Integer>> subsets = new ArrayList<>();
    for (int size = 1; size < parts; size++) {
      for (int from = 1; from + size <= parts; from++) {
        List<Integer> of = IntStream.range(from, from + size).boxed().toList();
        if (of.stream().noneMatch(path.copies()::containsKey)) {
          subsets.add(of);
        }
      }
    }
    return subsets;
  }

  /** The largest number shows the count, unless few keys have it: then a usual count is near. */
  private static Set<Long> counts(long least) {
    Set<Long> counts = new TreeSet<>(Set.of(least));
    counts.add(Long.highestOneBit(Math.max(1, least - 1)) << 1);
    for (long step : new long[] {1, 10, 100, 1000}) {
      counts.add((least + step - 1) / step * step);
    }
    counts.removeIf(count -> count > MOST || count > least + least / 4 + 1);
    return counts;
  }

  private static List<String> rules(List<Integer> of) {
    List<String> rules = new ArrayList<>();
    if (of.size() == 1) {
      rules.add(" by=MODULO");
    }
    for (HashFunction hash : HashFunction.values()) {
      rules.add(" by=HASH hash=" + hash);
    }
    for (String function : FUNCTIONS) {
      rules.add(" function=dev.keywright.runtime.function." + function);
    }
    return rules;
  }

  private static String width(boolean isText, long count, int width) {
    int usual = isText ? Long.toString(count - 1).length() : count <= 256 ? 1 : 2;
    return usual == width ? "" : " width=" + width;
  }
}
