package dev.keywright.analysis.verify;

import dev.keywright.analysis.KeyOrder;
import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.assembly.RowOrder;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;

/** The keys of one layout: reads them, and keeps what their values tell. */
final class LayoutStatistics implements Serializable {
  private static final long serialVersionUID = 1;

  private final NamedLayout layout;
  private final KeyReader reader;
  private final KeyOrder order;
  private final List<PartStatistics> parts;
  private final Optional<BucketStatistics> buckets;
  private long keys;

  LayoutStatistics(NamedLayout layout) {
    LayoutSignature signature = layout.signature();
    this.layout = layout;
    this.reader = KeyReader.of(layout);
    this.order = new KeyOrder(signature, PartOrder::isClaimed);
    this.parts = signature.parts().map(PartStatistics::new).toList();
    this.buckets = reader.codec().bucket().map(BucketStatistics::new);
  }

  KeyReader.Reading read(Object... columns) {
    return reader.read(columns);
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
    return RowOrder.compare(reader.codec(), one.columns(), other.columns());
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

  private Object writeReplace() {
    return new Saved(
        layout,
        keys,
        parts.stream().map(PartStatistics::saved).toList(),
        buckets.map(BucketStatistics::counts).orElse(new long[0]));
  }

  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  private record Saved(
      NamedLayout layout, long keys, List<PartStatistics.Saved> parts, long[] buckets)
      implements Serializable {
    private Object readResolve() throws IOException {
      LayoutStatistics read = new LayoutStatistics(layout);
      read.keys = keys;
      for (int i = 0; i < parts.size(); i++) {
        read.parts.get(i).restore(parts.get(i));
      }
      read.buckets.ifPresent(it -> it.restore(buckets));
      return read;
    }
  }
}
