package dev.keywright.analysis.verify;

import java.util.List;

/**
 * How many keys each bucket holds.
 *
 * @param keys of each bucket
 * @param busiest the bucket with most keys
 * @param empty how many buckets have none
 * @param remark why keys were not compared with their buckets; empty if they were
 */
public record BucketReport(List<Long> keys, int busiest, int empty, String remark) {

  public BucketReport {
    keys = List.copyOf(keys);
  }
}
