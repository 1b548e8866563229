package dev.keywright.layout.rule;

import java.util.List;

/**
 * What matters of a column to its parts.
 *
 * @param parts the names of its parts
 * @param bucketIndex where the bucket is among the parts; -1 if there is none
 * @param added the part that an annotation of the entity adds at its end, or empty
 */
public record ColumnFacts(
    String name,
    boolean isPartition,
    List<String> parts,
    int bucketIndex,
    boolean hasTemplate,
    String added) {

  /** The parts in front of the bucket. */
  List<String> beforeBucket() {
    return parts.subList(0, Math.max(0, bucketIndex));
  }
}
