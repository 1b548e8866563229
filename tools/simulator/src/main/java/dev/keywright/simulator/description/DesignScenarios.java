package dev.keywright.simulator.description;

import dev.keywright.description.key.KeyDescription.Volume;
import dev.keywright.description.store.Balancing;
import dev.keywright.description.store.Figure;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.description.LoadOptions.Cluster;
import dev.keywright.simulator.description.LoadOptions.Requests;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Traffic;
import dev.keywright.simulator.store.NewTable;
import dev.keywright.simulator.store.RangeRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.commons.rng.sampling.ArraySampler;
import org.apache.commons.rng.simple.RandomSource;

/** Makes scenarios of described keys: what is declared, what options say, and what is assumed. */
public final class DesignScenarios {
  private static final long WRITES = 1_000_000;
  private static final long BYTES = 1_024;
  private static final double DAY = 86_400;
  private static final String STORE = "HBASE";
  private static final int HASH_DIGITS = 4;
  private static final int BUCKETS = 16;

  private DesignScenarios() {}

  /**
   * The scenario of a key.
   *
   * @throws IllegalArgumentException if an option names no part, or no known store
   */
  public static Scenario of(DescribedKey key, LoadOptions options) {
    requireParts(key, options);
    List<String> assumed = new ArrayList<>();
    RangeRules rules = rules(key.store(), options.cluster(), assumed);
    Requests requests = options.requests();
    Traffic traffic =
        traffic(
            key.declared(Volume::rows),
            key.declared(Volume::peakWritesPerSecond),
            requests,
            assumed);
    KeyModel model = new ModelBuilder(key, options, traffic, assumed).build(rules.hashed());
    OptionalLong declared = key.declared(Volume::bytesPerRow);
    long bytes = requests.bytesPerRow().orElseGet(() -> declared.orElseGet(() -> bytes(assumed)));
    return scenario(key.title(), model, rules, options, bytes, assumed);
  }

  static Scenario scenario(
      String title,
      KeyModel model,
      RangeRules rules,
      LoadOptions options,
      long bytes,
      List<String> assumed) {
    Cluster cluster = options.cluster();
    NewTable table =
        new NewTable(
            rules,
            cluster.servers(),
            splitPoints(model, rules, options),
            owners(rules, options),
            bytes);
    Scenario.Run run =
        new Scenario.Run(
            options.requests().reads(), Scenario.steps(model.traffic().total()), options.seed());
    return new Scenario(title, model, table, run, assumed);
  }

  /** Whether a hash prefix or buckets can stand in front of the key. */
  public static boolean hasVariants(DescribedKey key) {
    ColumnSignature first = key.layout().columns().get(0);
    return !first.nativeType() && !first.parts().isEmpty() && first.template().isEmpty();
  }

  /** The key without a hash prefix and buckets, with a hash prefix, and with buckets. */
  public static List<DescribedKey> variants(DescribedKey key) {
    LayoutSignature layout = key.layout();
    ColumnSignature first = layout.columns().get(0);
    if (!hasVariants(key)) {
      throw new IllegalArgumentException(
          "a hash prefix or bucket needs a first column of encoded parts, without a template");
    }
    List<PartSignature> plain = first.parts().stream().map(PartSignature::withoutHash).toList();
    List<PartSignature> hashed = new ArrayList<>(plain);
    hashed.set(0, plain.get(0).with(new HashSignature(HashFunction.MD5, HASH_DIGITS, "")));
    BucketSignature bucket =
        new BucketSignature(
            BUCKETS,
            Optional.of(HashFunction.MD5),
            layout.parts().map(PartSignature::name).toList());
    return List.of(
        key.with("plain", with(layout, Optional.empty(), plain)),
        key.with("hashPrefix = " + HASH_DIGITS, with(layout, Optional.empty(), hashed)),
        key.with(BUCKETS + " buckets", with(layout, Optional.of(bucket), plain)));
  }

  private static LayoutSignature with(
      LayoutSignature layout, Optional<BucketSignature> bucket, List<PartSignature> parts) {
    List<ColumnSignature> columns = new ArrayList<>(layout.columns());
    ColumnSignature first = columns.get(0);
    columns.set(
        0, new ColumnSignature(first.name(), bucket, parts, first.nativeType(), first.template()));
    return layout.withColumns(columns);
  }

  private static void requireParts(DescribedKey key, LoadOptions options) {
    Set<String> parts =
        key.layout()
            .parts()
            .map(PartSignature::name)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> named = new HashSet<>(options.parts().skew().keySet());
    named.addAll(options.parts().values().keySet());
    named.addAll(options.parts().clocks().keySet());
    named.removeAll(parts);
    if (!named.isEmpty()) {
      throw new IllegalArgumentException(
          "no part is called " + String.join(" or ", named) + ", only " + String.join(", ", parts));
    }
  }

  static RangeRules rules(Optional<String> declared, Cluster cluster, List<String> assumed) {
    Optional<String> store = cluster.store().or(() -> declared);
    if (store.isEmpty()) {
      assumed.add("The store is HBase; choose another with --store.");
    }
    String name = store.orElse(STORE).toUpperCase(Locale.ROOT);
    RangeRules rules =
        RangeRules.of(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no rules are known for the ranges of "
                            + name
                            + ", only for "
                            + String.join(", ", RangeRules.names())));
    return cluster.splitBytes().map(rules::splittingAt).orElse(rules);
  }

  static Traffic traffic(
      OptionalLong rows, OptionalLong declaredPeak, Requests requests, List<String> assumed) {
    long writes = requests.writes().orElseGet(() -> rows.orElseGet(() -> writes(assumed)));
    double peak = requests.peak().orElseGet(() -> (double) declaredPeak.orElse(0));
    double seconds = requests.seconds().orElseGet(() -> seconds(writes, peak, assumed));
    if (peak > writes / seconds) {
      assumed.add("The peak comes in the middle of each day, and lasts at most a tenth of it.");
      return Traffic.withPeaks(writes, seconds, peak);
    }
    assumed.add("The writes come at one rate; set a peak with --peak.");
    return Traffic.even(writes, seconds);
  }

  private static long writes(List<String> assumed) {
    assumed.add(
        String.format(
            Locale.ROOT, "There are %,d writes; set another number with --writes.", WRITES));
    return WRITES;
  }

  private static double seconds(long writes, double peak, List<String> assumed) {
    if (peak > 0) {
      assumed.add("The average rate is half of the peak; set another time with --duration.");
      return 2 * writes / peak;
    }
    assumed.add("The writes take a day; set another time with --duration.");
    return DAY;
  }

  static long bytes(List<String> assumed) {
    assumed.add("A row has 1 KiB; set another size with --row-bytes.");
    return BYTES;
  }

  private static List<KeyPoint> splitPoints(KeyModel model, RangeRules rules, LoadOptions options) {
    if (options.cluster().ranges().isPresent()) {
      return model.evenPlaces(options.cluster().ranges().get());
    }
    if (!rules.hashed()) {
      return List.of();
    }
    int ranges = firstRanges(rules) * (isByToken(rules) ? options.cluster().servers() : 1);
    return isByToken(rules)
        ? RandomSource.XO_RO_SHI_RO_128_PP
            .create(options.seed())
            .doubles()
            .distinct()
            .limit(Math.max(0, ranges - 1))
            .sorted()
            .mapToObj(KeyPoint::at)
            .toList()
        : model.evenPlaces(ranges);
  }

  // Chance gives tokens to nodes; dealing them out in turn would make neighbours too regular.
  private static List<Integer> owners(RangeRules rules, LoadOptions options) {
    if (!isByToken(rules) || options.cluster().ranges().isPresent()) {
      return List.of();
    }
    int[] owners = new int[firstRanges(rules) * options.cluster().servers()];
    Arrays.setAll(owners, i -> i % options.cluster().servers());
    ArraySampler.shuffle(RandomSource.XO_RO_SHI_RO_128_PP.create(~options.seed()), owners);
    return Arrays.stream(owners).boxed().toList();
  }

  private static int firstRanges(RangeRules rules) {
    return rules.store().most(Figure.FIRST_RANGES);
  }

  private static boolean isByToken(RangeRules rules) {
    return rules.hashed() && rules.ranges().balance() == Balancing.FIXED;
  }
}
