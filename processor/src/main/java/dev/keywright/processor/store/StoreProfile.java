package dev.keywright.processor.store;

import dev.keywright.processor.model.Store;
import java.util.Optional;

/**
 * What is known about one store. Where nothing is declared, it is that of any sorted store: it has
 * no limits.
 *
 * @param store empty for any sorted store
 * @param title as its vendor calls it
 * @param keyBytes the largest key, over all columns
 * @param partitionKeyBytes the largest partition column
 * @param sortKeyBytes the largest sort column, each for itself
 * @param columns how many key columns a table may have
 * @param advisedColumns how many it should have
 * @param forbidden characters that no key may hold, as the body of a regex class; or empty
 * @param textOrder how texts are compared
 * @param keepsEmpty whether a column may be empty
 * @param partitions how partition keys are laid out
 * @param readsBackward whether a range can be read from its end
 * @param sortsRows whether rows of one partition key come in the order of their sort keys
 * @param partitionBytes the size of all rows of one partition key
 * @param partitionWrites the writes a second that one partition takes
 * @param pageRows the rows of one page of a scan
 * @param pageBytes the bytes of one page of a scan
 * @param advice what the vendor recommends where vendors disagree
 */
public record StoreProfile(
    Optional<Store> store,
    String title,
    Optional<Limit> keyBytes,
    Optional<Limit> partitionKeyBytes,
    Optional<Limit> sortKeyBytes,
    Optional<Limit> columns,
    Optional<Limit> advisedColumns,
    String forbidden,
    TextOrder textOrder,
    boolean keepsEmpty,
    Partitions partitions,
    boolean readsBackward,
    boolean sortsRows,
    Optional<Limit> partitionBytes,
    Optional<Limit> partitionWrites,
    Optional<Limit> pageRows,
    Optional<Limit> pageBytes,
    Advice advice) {

  /** How a store compares texts. */
  public enum TextOrder {
    /** By their UTF-8 bytes, which is the order of code points. */
    UTF_8,
    /** By their UTF-16 units: characters above U+FFFF sort below U+E000. */
    UTF_16
  }

  /** How a store lays partition keys out. */
  public enum Partitions {
    /** In their order: neighbours are on the same server, and can be scanned together. */
    SORTED,
    /** By a hash: they have no order, and keys that grow do not make a hot spot. */
    HASHED
  }

  /** What a vendor recommends where vendors disagree. */
  public enum Advice {
    /** Spread keys, by hash prefixes where needed. */
    SPREAD,
    /** Begin keys with common values, and do not hash them. */
    COMMON_FIRST
  }

  /** Whether ranges over the partition key can be read. */
  public boolean sortsPartitions() {
    return partitions == Partitions.SORTED;
  }
}
