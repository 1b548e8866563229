package dev.keywright.runtime.layout;

import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import java.util.Optional;

/**
 * The bucket at the beginning of the partition column.
 *
 * @param hash the hash that chooses it, or empty if a remainder does
 * @param of the names of the parts that it depends on, in the order of the layout
 */
public record BucketSignature(int count, Optional<HashFunction> hash, List<String> of) {

  public BucketSignature {
    of = List.copyOf(of);
  }

  /** How a bucket is chosen: {@code by=HASH hash=MD5} or {@code by=MODULO}. */
  public String choice() {
    return hash.map(function -> "by=HASH hash=" + function).orElse("by=MODULO");
  }

  @Override
  public String toString() {
    return "bucket count=" + count + " " + choice() + " of=" + String.join("+", of);
  }
}
