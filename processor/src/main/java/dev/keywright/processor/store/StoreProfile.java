package dev.keywright.processor.store;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Store;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is known about one store. Where no store is declared, it is that of any sorted store, which
 * has no hard limits.
 *
 * @param store empty for any sorted store
 * @param title as its vendor calls it
 * @param limits its figures
 * @param holds what a key column can hold
 * @param characters what texts may hold, and how they compare
 * @param partitions how partition keys are laid out
 * @param partitionColumns how many columns the partition key of a table may have
 * @param lastColumn the name that the last key column must have; empty if any will do
 * @param sortsRows whether rows of one partition key come in the order of their sort keys
 * @param readsBackward whether a range can be read from its end
 * @param advice what the vendor recommends where vendors disagree
 */
public record StoreProfile(
    Optional<Store> store,
    String title,
    Limits limits,
    Set<Holds> holds,
    Characters characters,
    Partitions partitions,
    int partitionColumns,
    Optional<String> lastColumn,
    boolean sortsRows,
    boolean readsBackward,
    Advice advice) {

  /**
   * The figures of a store, each empty where there is none.
   *
   * @param keyBytes the largest key, over all columns
   * @param partitionKeyBytes the largest partition key: one column, or several together
   * @param sortKeyBytes the largest sort column, each for itself
   * @param sortKeysBytes all sort columns together
   * @param columns how many key columns a table may have
   * @param advisedColumns how many it should have
   * @param indexColumns how many the partition key of an index may have, and how many its sort key
   * @param partitionBytes the size of all rows of one partition key
   * @param partitionRows the number of rows of one partition key
   * @param partitionWrites the writes a second that one partition takes
   * @param pageRows the rows of one page of a scan
   * @param pageBytes the bytes of one page of a scan
   */
  public record Limits(
      Optional<Limit> keyBytes,
      Optional<Limit> partitionKeyBytes,
      Optional<Limit> sortKeyBytes,
      Optional<Limit> sortKeysBytes,
      Optional<Limit> columns,
      Optional<Limit> advisedColumns,
      Optional<Limit> indexColumns,
      Optional<Limit> partitionBytes,
      Optional<Limit> partitionRows,
      Optional<Limit> partitionWrites,
      Optional<Limit> pageRows,
      Optional<Limit> pageBytes) {

    static final Limits NONE =
        new Limits(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
  }

  /** What a key column can hold. */
  public enum Holds {
    /** Encoded text. */
    TEXT,
    /** Encoded bytes. */
    BYTES,
    /** Encoded bytes, but in the last column only. */
    BYTES_LAST,
    /** A number as the store's own type. */
    LONG
  }

  /**
   * What texts may hold, and how they compare.
   *
   * @param forbidden what the store refuses, as the body of a regex class; or empty
   * @param discouraged what its vendor advises against, likewise
   * @param order by which code a text is compared and measured
   * @param empty which columns may be empty
   * @param isForLast whether only the last column is concerned by what is refused
   * @param source where it is written down
   */
  public record Characters(
      String forbidden,
      String discouraged,
      TextOrder order,
      Empty empty,
      boolean isForLast,
      String source) {

    static final Characters ANY = new Characters("", "", TextOrder.UTF_8, Empty.TAKEN, "");

    Characters(String forbidden, String discouraged, TextOrder order, Empty empty, String source) {
      this(forbidden, discouraged, order, empty, /* isForLast= */ false, source);
    }

    /** The columns in which they are refused. */
    public List<Column> columns(Layout layout) {
      List<Column> columns = layout.columns();
      return isForLast ? columns.subList(Math.max(0, columns.size() - 1), columns.size()) : columns;
    }
  }

  /** What a store does with a column that is empty. */
  public enum Empty {
    /** It takes it. */
    TAKEN,
    /** It refuses an empty partition key. */
    REFUSED_AS_PARTITION,
    /** It refuses it. */
    REFUSED
  }

  /** How a store compares and measures texts. */
  public enum TextOrder {
    /** By their UTF-8 bytes, which is the order of code points. */
    UTF_8,
    /** By their UTF-16 units, two bytes each: characters above U+FFFF sort below U+E000. */
    UTF_16
  }

  /** How a store lays partition keys out. */
  public enum Partitions {
    /** In their order, split anywhere: neighbours are on the same server. */
    RANGES,
    /** In their order, but all rows of one value stay together: the value is the smallest unit. */
    SORTED_VALUES,
    /** In their order where they are the whole key; by a hash where another column follows. */
    SORTED_IF_ALONE,
    /** By a hash: they have no order, and all rows of one value stay together. */
    HASHED_VALUES,
    /** In their order, all in one process: nothing spreads them, and nothing needs to. */
    ONE_PROCESS
  }

  /** What a vendor recommends where vendors disagree. */
  public enum Advice {
    /** Spread keys, by hash prefixes where needed. */
    SPREAD,
    /** The same, and never begin a key with enumerated values, whatever follows. */
    SPREAD_AND_NO_ENUMS,
    /** Begin keys with common values, and do not hash them. */
    COMMON_FIRST
  }

  /** Whether keys that are near each other are on the same server. */
  public boolean sortsPartitions() {
    return partitions != Partitions.HASHED_VALUES;
  }

  /** Whether it keeps the values of a column sorted: what misorders is a fault there only. */
  public boolean sorts(Column column) {
    return column.isPartition() ? sortsPartitions() : sortsRows;
  }

  /** Whether several servers share the load, by the keys of the rows. */
  public boolean spreadsLoad() {
    return partitions != Partitions.ONE_PROCESS;
  }

  /** Whether all rows of one partition key stay on one server, however many they are. */
  public boolean keepsValuesTogether() {
    return partitions == Partitions.SORTED_VALUES || partitions == Partitions.HASHED_VALUES;
  }

  /** Whether a column of a kind can be a key column, and which: in any place, or at the end. */
  public boolean canHold(Holds kind, boolean isLast) {
    return holds.contains(kind)
        || (kind == Holds.BYTES && isLast && holds.contains(Holds.BYTES_LAST));
  }

  /** Whether the store has room for all columns of a layout if they are bytes. */
  public boolean takesBytes(Layout layout) {
    int last = layout.columns().size() - 1;
    for (int i = 0; i <= last; i++) {
      if (!layout.columns().get(i).nativeType() && !canHold(Holds.BYTES, i == last)) {
        return false;
      }
    }
    return true;
  }
}
