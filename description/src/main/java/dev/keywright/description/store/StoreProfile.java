package dev.keywright.description.store;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is known about one store. Where no store is declared, it is that of any sorted store, which
 * has no hard limits. Limits drift: {@link #AS_OF} says when they were collected, and
 * {@code @StoredIn} replaces those that have changed.
 *
 * @param store empty for any sorted store
 * @param title as its vendor calls it
 * @param limits its figures, with the source of each
 * @param holds what a key column can hold
 * @param characters what texts may hold, and how they compare
 * @param partitions how partition keys are laid out
 * @param traits in what it differs from most stores
 * @param ranges how it spreads a table over servers; empty if that is not known
 */
public record StoreProfile(
    Optional<Store> store,
    String title,
    Map<Figure, Limit> limits,
    Set<Holds> holds,
    Characters characters,
    Partitions partitions,
    Set<Trait> traits,
    Optional<RangePlacement> ranges) {

  /** The month in which the figures were collected. */
  public static final String AS_OF = "2026-11";

  /** Where no store is declared: the only figure is one that fits most. */
  public static final StoreProfile ANY =
      new ProfileBuilder(Optional.empty(), "a sorted store")
          .partitions(Partitions.SORTED_VALUES)
          .soft(Figure.PARTITION_BYTES, 10 * ProfileBuilder.GB, CloudStores.TABLESTORE_ADVICE)
          .is(Trait.ANY_PARTITION_COLUMNS)
          .holdsEveryType()
          .build();

  public StoreProfile {
    limits = Collections.unmodifiableMap(new EnumMap<>(limits));
    holds = Set.copyOf(holds);
    traits = Set.copyOf(traits);
  }

  /** The same store, with other limits and another way to lay partition keys out. */
  public StoreProfile with(Map<Figure, Limit> otherLimits, Partitions otherPartitions) {
    return new StoreProfile(
        store, title, otherLimits, holds, characters, otherPartitions, traits, ranges);
  }

  /** A figure; empty if the store has none. */
  public Optional<Limit> limit(Figure figure) {
    return Optional.ofNullable(limits.get(figure));
  }

  /** A figure that the store is known to have. */
  public int most(Figure figure) {
    return Math.toIntExact(limit(figure).orElseThrow().value());
  }

  /** How many columns the partition key of a table may have. */
  public int partitionColumns() {
    return is(Trait.ANY_PARTITION_COLUMNS)
        ? Integer.MAX_VALUE
        : limit(Figure.PARTITION_COLUMNS).map(it -> (int) it.value()).orElse(1);
  }

  /** Whether it differs from most stores in that. */
  public boolean is(Trait trait) {
    return traits.contains(trait);
  }

  /** What a key column can hold. */
  public enum Holds {
    /** Encoded text. */
    TEXT,
    /** Encoded bytes. */
    BYTES,
    /** Encoded bytes, but in the last column only. */
    BYTES_LAST,
    /** A whole number as the store's own type. */
    LONG,
    /** A whole number as a double, which is exact up to 2^53. */
    DOUBLE,
    /** A boolean as the store's own type. */
    BOOLEAN,
    /** A UUID as the store's own type. */
    UUID,
    /** A point in time as the store's own type, in milliseconds. */
    TIMESTAMP,
    /** A day as the store's own type. */
    DATE,
    /** A value of the store's own type whose largest one comes first. */
    DESCENDING
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

    static final Characters ANY = of(Empty.TAKEN, "");

    static Characters of(Empty empty, String source) {
      return new Characters("", "", TextOrder.UTF_8, empty, /* isForLast= */ false, source);
    }

    /** The same, of a store that refuses some. */
    Characters refusing(String some) {
      return new Characters(some, discouraged, order, empty, isForLast, source);
    }

    /** The same, of a store whose vendor advises against some. */
    Characters discouraging(String some) {
      return new Characters(forbidden, some, order, empty, isForLast, source);
    }

    /** The same, of a store that compares texts in another way. */
    Characters in(TextOrder other) {
      return new Characters(forbidden, discouraged, other, empty, isForLast, source);
    }

    /** The same, of a store that looks at the last column only. */
    Characters ofLastColumn() {
      return new Characters(forbidden, discouraged, order, empty, /* isForLast= */ true, source);
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

  /** Whether rows of one partition key come in the order of their sort keys. */
  public boolean sortsRows() {
    return !is(Trait.KEEPS_NO_ORDER);
  }

  /** Whether a range can be read from its end. */
  public boolean readsBackward() {
    return sortsRows() && !is(Trait.READS_FORWARD_ONLY);
  }

  /** Whether keys that are near each other are on the same server. */
  public boolean sortsPartitions() {
    return partitions != Partitions.HASHED_VALUES;
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
    if (isLast && is(Trait.LAST_COLUMN_IS_ID)) {
      return kind == Holds.TEXT;
    }
    return holds.contains(kind)
        || (kind == Holds.LONG && holds.contains(Holds.DOUBLE))
        || (kind == Holds.BYTES && isLast && holds.contains(Holds.BYTES_LAST));
  }
}
