package dev.keywright.simulator.description;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.simulator.key.DistinctValues;
import dev.keywright.simulator.key.HashedPeriods;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Traffic;
import dev.keywright.simulator.key.Values;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Makes the levels of a layout: its buckets, hashes and parts, in the order of the store. */
final class ModelBuilder {
  private static final String BUCKET = "bucket";

  private final LayoutSignature layout;
  private final Traffic traffic;
  private final Weights weights;
  private final List<String> assumed;
  private final Map<String, PartLoad> loads = new LinkedHashMap<>();
  private final List<Level> levels = new ArrayList<>();
  private final Set<String> told = new HashSet<>();

  ModelBuilder(DescribedKey key, LoadOptions options, Traffic traffic, List<String> assumed) {
    this.layout = key.layout();
    this.traffic = traffic;
    this.weights = new Weights(options.seed());
    this.assumed = assumed;
    LoadReader reader = new LoadReader(key, options.parts(), traffic.duration(), assumed);
    layout.parts().forEach(part -> loads.put(part.name(), reader.of(part, loads.keySet())));
  }

  /**
   * The model.
   *
   * @param isHashed whether the store orders rows by a hash of the partition key
   */
  KeyModel build(boolean isHashed) {
    int partitionLevels = 0;
    for (int i = 0; i < layout.columns().size(); i++) {
      if (i == layout.partitionColumns()) {
        partitionLevels = closePartition(isHashed);
      }
      ColumnSignature column = layout.columns().get(i);
      if (isHashed && i < layout.partitionColumns()) {
        column.bucket().filter(this::isFree).ifPresent(this::addFreeBucket);
        continue;
      }
      for (int part = 0; part < column.parts().size(); part++) {
        addBucketAt(part, column);
        addPart(column.parts().get(part));
      }
      addBucketAt(column.parts().size(), column);
    }
    if (layout.columns().size() == layout.partitionColumns()) {
      partitionLevels = closePartition(isHashed);
    }
    return new KeyModel(levels, partitionLevels, traffic);
  }

  private int closePartition(boolean isHashed) {
    if (isHashed) {
      List<PartLoad> parts = new ArrayList<>();
      layout.columns().subList(0, layout.partitionColumns()).stream()
          .flatMap(column -> column.parts().stream())
          .map(part -> load(part.name()))
          .forEach(parts::add);
      if (loads.containsKey(BUCKET)) {
        parts.add(load(BUCKET));
      }
      levels.add(hashed("token", parts));
      parts.forEach(part -> told.add(part.name()));
    } else if (levels.isEmpty()) {
      levels.add(Values.even("partition key", 1));
    }
    return levels.size();
  }

  private PartLoad load(String name) {
    PartLoad load = loads.get(name);
    if (load == null) {
      throw new IllegalStateException("no part is called " + name);
    }
    return load;
  }

  // A bucket that other columns decide is one more part that the hash of the partition key is of.
  private boolean isFree(BucketSignature bucket) {
    List<String> inPartition =
        layout.columns().subList(0, layout.partitionColumns()).stream()
            .flatMap(column -> column.parts().stream())
            .map(PartSignature::name)
            .toList();
    return !inPartition.containsAll(bucket.of());
  }

  private void addFreeBucket(BucketSignature bucket) {
    loads.put(BUCKET, new PartLoad.Repeated(BUCKET, bucket.count(), 0));
  }

  private void addPart(PartSignature part) {
    part.hash().ifPresent(hash -> addHash(hash, part));
    if (told.add(part.name())) {
      PartLoad load = load(part.name());
      if (load instanceof PartLoad.Single) {
        levels.add(new DistinctValues(part.name()));
      } else if (load instanceof PartLoad.Growing growing) {
        levels.add(growing.growth());
      } else if (load instanceof PartLoad.Repeated repeated) {
        levels.add(values(repeated));
      }
    }
  }

  private Level values(PartLoad.Repeated part) {
    if (part.count() > Weights.MOST && part.skew() == 0) {
      return new DistinctValues(part.name());
    }
    return weights.shuffled(part.name(), Weights.of(part, Weights.MOST));
  }

  private void addHash(HashSignature hash, PartSignature part) {
    List<String> names = hash.hashed(part.name());
    levels.add(
        hashed("hash of " + String.join(" and ", names), names.stream().map(this::load).toList()));
    // Rows with one hash have one value.
    told.addAll(names);
  }

  /** The hash of some parts together. */
  private Level hashed(String name, List<PartLoad> parts) {
    if (parts.stream().anyMatch(ModelBuilder::isSingle)) {
      return new DistinctValues(name);
    }
    Optional<Double> unit = shortestUnit(parts);
    if (unit.isEmpty()) {
      return weights.hashed(name, Weights.joined(repeated(parts), Weights.MOST));
    }
    return periods(
        name, unit.get(), count -> weights.hashed(name, Weights.joined(repeated(parts), count)));
  }

  private Level periods(String name, double unit, IntFunction<Values> values) {
    int periods = (int) Math.max(1, Math.ceil(traffic.duration() / unit));
    int most = Math.max(1, 2 * Weights.MOST / periods);
    return new HashedPeriods(
        name, unit, IntStream.range(0, periods).mapToObj(i -> values.apply(most)).toList());
  }

  private static boolean isSingle(PartLoad part) {
    return part instanceof PartLoad.Single
        || (part instanceof PartLoad.Growing growing && growing.isSingle());
  }

  private static Optional<Double> shortestUnit(List<PartLoad> parts) {
    return parts.stream()
        .filter(PartLoad.Growing.class::isInstance)
        .map(part -> ((PartLoad.Growing) part).growth().unit())
        .min(Comparator.naturalOrder());
  }

  private static List<PartLoad.Repeated> repeated(List<PartLoad> parts) {
    return parts.stream()
        .filter(PartLoad.Repeated.class::isInstance)
        .map(PartLoad.Repeated.class::cast)
        .toList();
  }

  /** Adds the bucket, if so many parts stand in front of it and do not say which one it is. */
  private void addBucketAt(int parts, ColumnSignature column) {
    column
        .bucket()
        .filter(bucket -> bucket.index() == parts && !told.containsAll(bucket.of()))
        .ifPresent(bucket -> addBucket(bucket, column));
  }

  private void addBucket(BucketSignature bucket, ColumnSignature column) {
    List<PartLoad> of = bucket.of().stream().map(this::load).toList();
    int count = bucket.count();
    if (of.stream().anyMatch(ModelBuilder::isSingle)) {
      levels.add(Values.even(BUCKET, count));
      return;
    }
    Optional<Double> unit = shortestUnit(of);
    if (unit.isPresent()) {
      levels.add(
          periods(
              BUCKET,
              unit.get(),
              most ->
                  Values.evenly(
                      BUCKET, weights.buckets(count, Weights.joined(repeated(of), most)))));
      return;
    }
    double[] joined = Weights.joined(repeated(of), Weights.MOST);
    if (isInFront(bucket, column)) {
      levels.add(weights.inBuckets(BUCKET, count, joined));
      told.addAll(bucket.of());
    } else {
      levels.add(Values.evenly(BUCKET, weights.buckets(count, joined)));
      assumed.add("Inside a bucket, its parts have all of their values.");
    }
  }

  private static boolean isInFront(BucketSignature bucket, ColumnSignature column) {
    List<String> names = column.parts().stream().map(PartSignature::name).toList();
    return bucket.index() == 0
        && names.size() >= bucket.of().size()
        && Set.copyOf(names.subList(0, bucket.of().size())).equals(Set.copyOf(bucket.of()));
  }
}
