package dev.keywright.processor.store;

import dev.keywright.processor.model.Store;
import dev.keywright.processor.store.StoreProfile.Advice;
import dev.keywright.processor.store.StoreProfile.Characters;
import dev.keywright.processor.store.StoreProfile.Holds;
import dev.keywright.processor.store.StoreProfile.Limits;
import dev.keywright.processor.store.StoreProfile.Partitions;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Puts a profile together from what a store's documents say; the rest is as in most stores. */
final class ProfileBuilder {
  private final Optional<Store> store;
  private final String title;
  private Optional<Limit> keyBytes = Optional.empty();
  private Optional<Limit> partitionKeyBytes = Optional.empty();
  private Optional<Limit> sortKeyBytes = Optional.empty();
  private Optional<Limit> sortKeysBytes = Optional.empty();
  private Optional<Limit> columns = Optional.empty();
  private Optional<Limit> advisedColumns = Optional.empty();
  private Optional<Limit> indexColumns = Optional.empty();
  private Optional<Limit> partitionBytes = Optional.empty();
  private Optional<Limit> partitionRows = Optional.empty();
  private Optional<Limit> partitionWrites = Optional.empty();
  private Optional<Limit> pageRows = Optional.empty();
  private Optional<Limit> pageBytes = Optional.empty();
  private Set<Holds> holds = EnumSet.of(Holds.TEXT, Holds.BYTES, Holds.LONG);
  private Characters characters = Characters.ANY;
  private Partitions partitions = Partitions.RANGES;
  private int partitionColumns = 1;
  private Optional<String> lastColumn = Optional.empty();
  private boolean sortsRows = true;
  private boolean readsBackward = true;
  private Advice advice = Advice.SPREAD;

  ProfileBuilder(Optional<Store> store, String title) {
    this.store = store;
    this.title = title;
  }

  ProfileBuilder keyBytes(Limit limit) {
    keyBytes = Optional.of(limit);
    return this;
  }

  ProfileBuilder columnBytes(Limit limit) {
    return columnBytes(limit, limit);
  }

  ProfileBuilder columnBytes(Limit partitionKey, Limit sortKey) {
    partitionKeyBytes = Optional.of(partitionKey);
    sortKeyBytes = Optional.of(sortKey);
    return this;
  }

  ProfileBuilder sortKeysBytes(Limit limit) {
    sortKeysBytes = Optional.of(limit);
    return this;
  }

  ProfileBuilder columns(Limit limit) {
    columns = Optional.of(limit);
    return this;
  }

  ProfileBuilder advisedColumns(Limit limit) {
    advisedColumns = Optional.of(limit);
    return this;
  }

  ProfileBuilder indexColumns(Limit each) {
    indexColumns = Optional.of(each);
    return this;
  }

  ProfileBuilder partitionColumns(int most) {
    partitionColumns = most;
    return this;
  }

  ProfileBuilder partitionBytes(Limit limit) {
    partitionBytes = Optional.of(limit);
    return this;
  }

  ProfileBuilder partitionRows(Limit limit) {
    partitionRows = Optional.of(limit);
    return this;
  }

  ProfileBuilder partitionWrites(Limit limit) {
    partitionWrites = Optional.of(limit);
    return this;
  }

  ProfileBuilder pageRows(Limit limit) {
    pageRows = Optional.of(limit);
    return this;
  }

  ProfileBuilder pageBytes(Limit limit) {
    pageBytes = Optional.of(limit);
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

  ProfileBuilder partitions(Partitions layout) {
    partitions = layout;
    return this;
  }

  ProfileBuilder lastColumn(String name) {
    lastColumn = Optional.of(name);
    return this;
  }

  ProfileBuilder keepsNoOrder() {
    sortsRows = false;
    readsBackward = false;
    return this;
  }

  ProfileBuilder readsForwardOnly() {
    readsBackward = false;
    return this;
  }

  ProfileBuilder advice(Advice vendors) {
    advice = vendors;
    return this;
  }

  StoreProfile build() {
    Limits limits =
        new Limits(
            keyBytes,
            partitionKeyBytes,
            sortKeyBytes,
            sortKeysBytes,
            columns,
            advisedColumns,
            indexColumns,
            partitionBytes,
            partitionRows,
            partitionWrites,
            pageRows,
            pageBytes);
    return new StoreProfile(
        store,
        title,
        limits,
        Set.copyOf(holds),
        characters,
        partitions,
        partitionColumns,
        lastColumn,
        sortsRows,
        readsBackward,
        advice);
  }
}
