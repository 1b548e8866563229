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

  public LayoutReport {
    parts = List.copyOf(parts);
    unused = List.copyOf(unused);
  }
}
