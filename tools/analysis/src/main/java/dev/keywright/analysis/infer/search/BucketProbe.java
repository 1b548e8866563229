package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.BucketFunctions;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.encoding.BucketEncoding;
import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Some parts of a path that may choose the number in front of them. Their layout is read once:
 * there are hundreds of ways to compute a number, and most of them fail at the first key.
 *
 * @param layout of the path, with any bucket
 * @param width how many digits or bytes the number has
 * @param witnesses the keys that must show the number
 * @param first the values and the numbers of a few keys
 */
record BucketProbe(
    DecodedLayout layout, int width, List<SampledKey> witnesses, List<LayoutCodec.Decoded> first) {
  private static final String FUNCTIONS = "dev.keywright.runtime.function.";
  private static final String ANY = "PhoenixSalt";

  /** Of so many keys, one may have a wrong bucket. */
  private static final int KEYS_A_MISS = 10;

  /** What numbers must show, in bits: there are hundreds of ways to compute them. */
  private static final double LEAST_SHOWN = 12;

  private static final int FIRST = 4;
  private static final int FIRST_MISSES = 1;

  /**
   * A bucket that the numbers show.
   *
   * @param misses how many keys have another number
   */
  record Found(BucketSignature bucket, int misses) {
    /** The same bucket of parts with these names. */
    Found of(List<String> names) {
      return new Found(
          new BucketSignature(bucket.count(), bucket.number(), bucket.rule(), names), misses);
    }
  }

  /** That of parts with these names, or empty if no bucket can be of them. */
  static Optional<BucketProbe> of(
      KeyPath path, List<String> of, int width, List<SampledKey> witnesses) {
    // This function takes any parts, and what is between them.
    BucketRule any = new BucketRule.Function(FUNCTIONS + ANY);
    BucketNumber number = new BucketNumber(Optional.empty(), width, 0);
    int most = (int) Math.min(Buckets.MOST, Math.pow(path.format().isText() ? 10 : 256, width));
    return path.with(new BucketSignature(most, number, any, of))
        .signature()
        .flatMap(BucketProbe::decoded)
        .map(layout -> of(layout, width, witnesses));
  }

  private static BucketProbe of(DecodedLayout layout, int width, List<SampledKey> witnesses) {
    List<SampledKey> first = witnesses.subList(0, Math.min(FIRST, witnesses.size()));
    return new BucketProbe(layout, width, witnesses, rows(layout, first));
  }

  private static List<LayoutCodec.Decoded> rows(DecodedLayout layout, List<SampledKey> keys) {
    return keys.stream().flatMap(key -> layout.readInAnyBucket(key).stream()).toList();
  }

  private static Optional<DecodedLayout> decoded(LayoutSignature signature) {
    try {
      return Optional.of(new DecodedLayout(signature));
    } catch (IllegalArgumentException refused) {
      return Optional.empty();
    }
  }

  /** The ways in which so many buckets, numbered from one on, are chosen in nearly all keys. */
  List<Found> found(int count, int from) {
    LayoutFormat format = layout.signature().format();
    BucketNumber usual = new BucketNumber(Optional.empty(), 0, from);
    boolean isUsual = usual.width(format, count) == width;
    BucketNumber number = isUsual ? usual : new BucketNumber(Optional.empty(), width, from);
    List<Found> found = new ArrayList<>();
    for (BucketRule rule : rules()) {
      BucketSignature bucket = new BucketSignature(count, number, rule, choice().signature().of());
      BucketChoice computed =
          new BucketChoice(bucket, buckets(bucket), choice().form(), choice().parts());
      if (!first.isEmpty() && misses(computed, first) <= FIRST_MISSES) {
        List<LayoutCodec.Decoded> rows = rows(layout, witnesses);
        int misses = misses(computed, rows);
        boolean isFound = misses * KEYS_A_MISS <= rows.size() && isShown(rows);
        found.addAll(isFound ? List.of(new Found(bucket, misses)) : List.of());
      }
    }
    return found;
  }

  /** Whether different values have their numbers not by chance, nor because most have one. */
  private boolean isShown(List<LayoutCodec.Decoded> rows) {
    Map<Integer, Integer> counts = new HashMap<>();
    rows.forEach(row -> counts.merge(row.bucket(), 1, Integer::sum));
    Map<Integer, Integer> different = new HashMap<>();
    rows.forEach(row -> different.put(hash(row.values()), row.bucket()));
    double shown = 0;
    for (int number : different.values()) {
      shown += Bits.of((double) rows.size() / counts.getOrDefault(number, 1));
    }
    return shown >= LEAST_SHOWN;
  }

  private int hash(Map<String, Object> values) {
    return Arrays.deepHashCode(
        choice().parts().stream()
            .map(part -> Objects.requireNonNull(values.get(part.signature().name())))
            .toArray());
  }

  private BucketChoice choice() {
    return layout.codec().bucket().orElseThrow();
  }

  private static int misses(BucketChoice computed, List<LayoutCodec.Decoded> rows) {
    return (int) rows.stream().filter(row -> computed.of(row.values()) != row.bucket()).count();
  }

  private List<BucketRule> rules() {
    List<Kind> kinds = choice().parts().stream().map(part -> part.signature().kind()).toList();
    List<BucketRule> rules = new ArrayList<>();
    if (kinds.size() == 1 && choice().parts().get(0).signature().hasNumber()) {
      rules.add(new BucketRule.Modulo());
    }
    Arrays.stream(HashFunction.values()).map(BucketRule.Hash::new).forEach(rules::add);
    List<String> functions = new ArrayList<>(List.of(ANY, "MurmurModulo"));
    if (kinds.equals(List.of(Kind.TEXT))) {
      functions.add("StringHashModulo");
    }
    // Hash codes of arrays and of enums differ from one run to the next.
    if (kinds.size() == 1 && kinds.get(0) != Kind.BYTES && kinds.get(0) != Kind.CODES) {
      functions.add("FlinkKeyGroup");
    }
    functions.forEach(name -> rules.add(new BucketRule.Function(FUNCTIONS + name)));
    return rules;
  }

  private Buckets buckets(BucketSignature bucket) {
    if (bucket.rule() instanceof BucketRule.Function function
        && choice().buckets() instanceof FunctionBuckets probed) {
      return Buckets.function(BucketFunctions.ready().named(function.name()), bucket.count())
          .between(probed.between().toArray(String[]::new))
          .from(bucket.number().first());
    }
    return BucketEncoding.choice(bucket).value();
  }
}
