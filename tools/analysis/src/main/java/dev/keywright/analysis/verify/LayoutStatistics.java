package dev.keywright.analysis.verify;

import dev.keywright.analysis.KeyOrder;
import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.assembly.RowOrder;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.MalformedKeyException;
import java.util.List;
import java.util.Optional;

/** The keys of one layout: reads them, and keeps what their values tell. */
final class LayoutStatistics {
  private final NamedLayout layout;
  private final LayoutCodec codec;
  private final ColumnContents contents;
  private final KeyOrder order;
  private final List<PartStatistics> parts;
  private final Optional<BucketStatistics> buckets;
  private long keys;

  LayoutStatistics(NamedLayout layout) {
    LayoutSignature signature = layout.signature();
    this.layout = layout;
    this.codec = layout.codec();
    this.contents = new ColumnContents(codec);
    this.order = new KeyOrder(signature, PartOrder::isClaimed);
    this.parts = signature.parts().map(PartStatistics::new).toList();
    this.buckets = codec.bucket().map(BucketStatistics::new);
  }

  /** A key, or why the layout cannot read it. */
  record Result(Optional<ReadKey> key, Optional<Malformed> malformed) {}

  Result read(long number, Object... columns) {
    ColumnContents.Result converted = contents.of(columns);
    if (converted.malformed().isPresent()) {
      return new Result(Optional.empty(), converted.malformed());
    }
    try {
      LayoutCodec.Decoded read = codec.decodeUncompared(converted.contents().toArray());
      return new Result(
          Optional.of(new ReadKey(number, converted.contents(), read.bucket(), read.values())),
          Optional.empty());
    } catch (MalformedKeyException malformed) {
      return new Result(Optional.empty(), Optional.of(Malformed.of(malformed)));
    }
  }

  void add(ReadKey key) {
    keys++;
    parts.forEach(part -> part.add(key.value(part.part().name())));
    buckets.ifPresent(it -> it.add(key.bucket()));
  }

  /** The part whose order two keys break, of which the first is below the second in the store. */
  Optional<PartSignature> broken(ReadKey lower, ReadKey higher) {
    return order.broken(lower.values(), higher.values(), lower.bucket() == higher.bucket());
  }

  /** How the store compares two keys. */
  int compare(ReadKey one, ReadKey other) {
    return RowOrder.compare(codec, one.columns(), other.columns());
  }

  void merge(LayoutStatistics next) {
    keys += next.keys;
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).merge(next.parts.get(i));
    }
    buckets.ifPresent(it -> it.merge(next.buckets.orElseThrow()));
  }

  NamedLayout layout() {
    return layout;
  }

  LayoutReport report() {
    return LayoutReport.of(layout, keys, parts, buckets.map(BucketStatistics::report));
  }
}
