package dev.keywright.processor.model;

import java.util.Optional;
import java.util.Set;

/**
 * What {@code @PartitionKey} or {@code @SortKey} says about one part, unjudged.
 *
 * @param written the attributes that stand in the source
 * @param order position among the parts of the partition column, or of all sort columns
 * @param pad digits, or 0
 * @param column the name of the sort column, or empty
 */
public record PartOptions(
    Set<String> written,
    int order,
    int pad,
    boolean signed,
    boolean descending,
    boolean reversed,
    boolean ordered,
    TimeFormat time,
    Optional<Hash> hash,
    String column,
    boolean nativeType) {

  /** The same options, with {@code ordered = false}. */
  PartOptions unordered() {
    return new PartOptions(
        written,
        order,
        pad,
        signed,
        descending,
        reversed,
        /* ordered= */ false,
        time,
        hash,
        column,
        nativeType);
  }

  /** A form of a time, by the name that users write. */
  public enum TimeFormat {
    EPOCH_MILLIS,
    EPOCH_SECONDS,
    BASIC,
    DOTNET_TICKS
  }

  /** A hash prefix: so many digits of the hash of text and salt. */
  public record Hash(HashAlgorithm algorithm, int digits, String salt) {}

  /** A hash, by the name that users write. */
  public enum HashAlgorithm {
    MD5,
    SHA_256,
    MURMUR3_32,
    CRC32C
  }
}
