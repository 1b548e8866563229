package dev.keywright.processor.model;

import dev.keywright.processor.model.PartOptions.HashAlgorithm;
import java.util.List;
import java.util.Set;

/**
 * The number that the partition key of a bucketed key begins with.
 *
 * @param count how many buckets
 * @param of the names of the parts that decide, as they were declared
 * @param byHash by a hash of the parts; else by the remainder of one
 * @param written the attributes that stand in the source
 */
public record Bucket(
    int count,
    List<String> of,
    boolean byHash,
    HashAlgorithm hash,
    Set<String> written,
    SourceSpot spot) {}
