package dev.keywright.processor.model;

import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The number that the partition key of a bucketed key begins with.
 *
 * @param count how many buckets
 * @param of the names of the parts that decide, as they were declared
 * @param hash by which hash of the parts; empty if by the remainder of one
 * @param written the attributes that stand in the source
 */
public record Bucket(
    int count,
    List<String> of,
    Optional<HashFunction> hash,
    Set<String> written,
    SourceSpot spot) {}
