package dev.keywright.description.store;

import dev.keywright.description.store.StoreProfile.Characters;
import dev.keywright.description.store.StoreProfile.Empty;
import dev.keywright.description.store.StoreProfile.Holds;
import dev.keywright.description.store.StoreProfile.Partitions;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Puts a profile together from what a store's documents say; the rest is as in most stores. */
final class ProfileBuilder {
  static final String ASSUMED = "assumed";
  static final long KB = 1_000;
  static final long MB = 1_000 * KB;
  static final long GB = 1_000 * MB;
  static final long KIB = 1_024;
  static final long MIB = 1_024 * KIB;
  static final long GIB = 1_024 * MIB;
  static final long MINUTE = 60;

  private final Optional<Store> store;
  private final String title;
  private final Map<Figure, Limit> limits = new EnumMap<>(Figure.class);
  private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
  private Set<Holds> holds = EnumSet.of(Holds.TEXT, Holds.BYTES, Holds.LONG);
  private Characters characters = Characters.ANY;
  private Partitions partitions = Partitions.RANGES;
  private Optional<RangePlacement> ranges = Optional.empty();

  ProfileBuilder(Optional<Store> store, String title) {
    this.store = store;
    this.title = title;
  }

  static ProfileBuilder of(Store store, String title) {
    return new ProfileBuilder(Optional.of(store), title);
  }

  /** A store whose rows have one key of bytes or of text, and nothing else to sort by. */
  static ProfileBuilder oneKey(Store store, String title, long bytes, String source) {
    return of(store, title)
        .hard(Figure.KEY_BYTES, bytes, source)
        .hard(Figure.COLUMNS, 1, title + ", data model")
        .holds(Holds.TEXT, Holds.BYTES);
  }

  ProfileBuilder hard(Figure figure, long value, String source) {
    limits.put(figure, new Limit(value, true, source));
    return this;
  }

  /** A figure above which nothing is refused. */
  ProfileBuilder soft(Figure figure, long value, String source) {
    limits.put(figure, new Limit(value, false, source));
    return this;
  }

  ProfileBuilder columnBytes(long partitionKey, long sortKey, String source) {
    return hard(Figure.PARTITION_KEY_BYTES, partitionKey, source)
        .hard(Figure.SORT_KEY_BYTES, sortKey, source);
  }

  /** With every type that some store has as its own, in both orders. */
  ProfileBuilder holdsEveryType() {
    holds = EnumSet.complementOf(EnumSet.of(Holds.BYTES_LAST, Holds.DOUBLE));
    return this;
  }

  ProfileBuilder holds(Holds first, Holds... others) {
    holds = EnumSet.of(first, others);
    return this;
  }

  ProfileBuilder characters(Characters texts) {
    characters = texts;
    return this;
  }

  ProfileBuilder empty(Empty empty, String source) {
    return characters(Characters.of(empty, source));
  }

  ProfileBuilder partitions(Partitions layout) {
    partitions = layout;
    return this;
  }

  ProfileBuilder is(Trait... own) {
    traits.addAll(List.of(own));
    return this;
  }

  /**
   * The requests a second that must last so long before a range is cut; no vendor says how long.
   */
  ProfileBuilder busy(long requests, long seconds, String source) {
    return soft(Figure.SPLIT_REQUESTS, requests, source)
        .soft(Figure.SPLIT_SECONDS, seconds, ASSUMED);
  }

  ProfileBuilder balancedEvery(long seconds) {
    return soft(Figure.BALANCE_SECONDS, seconds, ASSUMED);
  }

  ProfileBuilder ranges(SplitPlace cut, Balancing balance, String... assumed) {
    ranges = Optional.of(new RangePlacement(cut, balance, List.of(assumed)));
    return this;
  }

  StoreProfile build() {
    return new StoreProfile(store, title, limits, holds, characters, partitions, traits, ranges);
  }
}
