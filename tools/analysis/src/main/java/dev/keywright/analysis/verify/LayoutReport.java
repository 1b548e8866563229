package dev.keywright.analysis.verify;

import java.util.List;
import java.util.Optional;

/**
 * The keys of one layout.
 *
 * @param name what people call it
 * @param layout its signature
 * @param keys that it could read
 * @param buckets empty if keys have none
 * @param unused what it allows and no key uses
 */
public record LayoutReport(
    String name,
    String layout,
    long keys,
    List<PartReport> parts,
    Optional<BucketReport> buckets,
    List<FactReport> unused) {

  static LayoutReport of(
      NamedLayout layout, long keys, List<PartStatistics> parts, Optional<BucketReport> buckets) {
    return new LayoutReport(
        layout.name(),
        layout.signature().toString(),
        keys,
        parts.stream().map(PartStatistics::report).toList(),
        buckets,
        parts.stream().flatMap(part -> part.unusedFacts().stream()).toList());
  }
}
