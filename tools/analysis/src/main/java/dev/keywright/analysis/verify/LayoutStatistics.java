package dev.keywright.analysis.verify;

import dev.keywright.analysis.KeyOrder;
import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.assembly.RowOrder;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The keys of one layout: reads them, and keeps what their values tell. */
final class LayoutStatistics implements Serializable {
  private static final long serialVersionUID = 1;

  private final NamedLayout layout;
  private final transient KeyReader reader;
  private final transient KeyOrder order;
  private final ArrayList<PartStatistics> parts;
  private final @Nullable BucketStatistics buckets;
  private long keys;

  LayoutStatistics(NamedLayout layout) {
    LayoutSignature signature = layout.signature();
    this.layout = layout;
    this.reader = new KeyReader(layout);
    this.order = new KeyOrder(signature, PartOrder::isClaimed);
    this.parts = new ArrayList<>(signature.parts().map(PartStatistics::new).toList());
    this.buckets = reader.codec().bucket().map(BucketStatistics::new).orElse(null);
  }

  KeyReader.Reading read(Object... columns) {
    return reader.read(columns);
  }

  void add(ReadKey key) {
    keys++;
    parts.forEach(part -> part.add(key.value(part.part().name())));
    if (buckets != null) {
      buckets.add(key.bucket());
    }
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
    if (buckets != null && next.buckets != null) {
      buckets.merge(next.buckets);
    }
  }

  NamedLayout layout() {
    return layout;
  }

  LayoutReport report() {
    return LayoutReport.of(
        layout, keys, parts, Optional.ofNullable(buckets).map(BucketStatistics::report));
  }

  private Object readResolve() {
    LayoutStatistics read = new LayoutStatistics(layout);
    read.merge(this);
    return read;
  }
}
