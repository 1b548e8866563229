package dev.keywright.report.sample;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.assembly.BucketFunctions;
import java.util.List;
import java.util.Map;

/** What is known of the rows of keys beside their descriptions. */
public interface KnownRows {
  /** Nothing. */
  KnownRows NONE = key -> BucketFunctions.ready();

  /** The functions that may choose the buckets of a key. */
  BucketFunctions functions(KeyDescription key);

  /** Values of rows that are stored, by part; empty if none are known. */
  default List<Map<String, Object>> stored(KeyDescription key) {
    return List.of();
  }
}
