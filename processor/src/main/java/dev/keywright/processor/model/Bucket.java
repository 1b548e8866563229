package dev.keywright.processor.model;

import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The number in the partition key of a bucketed key.
 *
 * @param count how many buckets
 * @param number how it is written
 * @param of the names of the parts that decide, as they were declared; empty for all parts, if a
 *     function decides
 * @param hash by which hash of the parts; empty if by a function, or by the remainder of one part
 * @param function the class that decides, if one does
 * @param after the name of the part that it follows, if that is written
 * @param written the attributes that are in the source
 */
public record Bucket(
    int count,
    BucketNumber number,
    List<String> of,
    Optional<HashFunction> hash,
    Optional<BucketClass> function,
    Optional<String> after,
    Set<String> written,
    SourceSpot spot) {

  /** A bucket of an older version: what chooses it is known by the signature alone. */
  public static Bucket of(BucketSignature signature, SourceSpot spot) {
    return new Bucket(
        signature.count(),
        signature.number(),
        signature.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Set.of(),
        spot);
  }

  /** The same of parts with other names. */
  Bucket of(List<String> others) {
    return new Bucket(count, number, others, hash, function, after, written, spot);
  }

  /** How many of the parts of its column are before it. */
  public int index(List<Part> parts) {
    List<String> names = parts.stream().map(Part::name).toList();
    return after.map(name -> names.indexOf(name) + 1).orElse(0);
  }

  /** Whether the remainder of one part decides. */
  public boolean isModulo() {
    return hash.isEmpty() && function.isEmpty();
  }
}
