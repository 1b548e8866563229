package dev.keywright.engine.hbase.indexed;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.IndexChange;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import dev.keywright.store.index.EntryFaults;
import dev.keywright.store.index.IndexedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Table;
import org.jspecify.annotations.Nullable;

/** The two tables, changed step by step. */
record ParcelTable(Table table, Table index)
    implements IndexedTable<Parcel, ParcelByStateKey>, EntryFaults<Parcel, ParcelByStateKey> {
  static final HBaseKeys KEYS = HBaseKeys.of(ParcelKey.LAYOUT);
  static final HBaseKeys ENTRIES = HBaseKeys.of(ParcelByStateKey.LAYOUT);
  static final String FAMILY = "d";
  private static final byte[] D = FAMILY.getBytes(UTF_8);
  private static final byte[] STATE = "state".getBytes(UTF_8);

  /**
   * Inserts, updates or deletes a row, and crashes before one of the steps.
   *
   * @param before as the table has it; null if there is none
   * @param after as it is to be; null to delete it
   * @param steps how many of the three are made
   */
  void change(@Nullable Parcel before, @Nullable Parcel after, int steps) throws IOException {
    IndexChange<ParcelByStateKey> change = ParcelByStateKey.changes(before, after);
    if (steps > 0) {
      for (ParcelByStateKey entry : change.puts()) {
        put(entry);
      }
    }
    if (steps > 1) {
      write(before, after);
    }
    if (steps > 2) {
      for (ParcelByStateKey entry : change.deletes()) {
        index.delete(ENTRIES.delete(entry));
      }
    }
  }

  private void write(@Nullable Parcel before, @Nullable Parcel after) throws IOException {
    if (after == null) {
      if (before != null) {
        table.delete(KEYS.delete(ParcelKey.of(before)));
      }
      return;
    }
    String state = after.state() == null ? "" : after.state();
    table.put(KEYS.put(ParcelKey.of(after)).addColumn(D, STATE, state.getBytes(UTF_8)));
  }

  private void put(ParcelByStateKey entry) throws IOException {
    index.put(ENTRIES.put(entry).addColumn(D, D, D));
  }

  @Override
  public Iterator<Parcel> rows() {
    return HBaseReader.of(table, KEYS).readAll().map(ParcelTable::parcel);
  }

  private static Parcel parcel(Result row) {
    ParcelKey key = KEYS.decode(row, ParcelKey::decode);
    String state = new String(row.getValue(D, STATE), UTF_8);
    return new Parcel(key.depot(), key.number(), state.isEmpty() ? null : state);
  }

  @Override
  public Iterator<ParcelByStateKey> entries() {
    return HBaseReader.of(index, ENTRIES)
        .readAll()
        .map(row -> ENTRIES.decode(row, ParcelByStateKey::decode));
  }

  @Override
  public Optional<Parcel> row(ParcelByStateKey entry) {
    try {
      return rows(List.of(entry)).get(0);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The rows that entries lead to, in the order of the entries, with one request. */
  List<Optional<Parcel>> rows(List<ParcelByStateKey> entries) throws IOException {
    List<Get> keys =
        entries.stream()
            .map(entry -> KEYS.get(new ParcelKey(entry.depot(), entry.number())))
            .toList();
    return Arrays.stream(table.get(keys))
        .map(row -> row.isEmpty() ? Optional.<Parcel>empty() : Optional.of(parcel(row)))
        .toList();
  }

  @Override
  public boolean has(ParcelByStateKey entry) {
    try {
      return index.exists(ENTRIES.get(entry));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void missing(Parcel row, ParcelByStateKey entry) {
    try {
      put(entry);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void orphaned(ParcelByStateKey entry) {
    try {
      index.delete(ENTRIES.delete(entry));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
