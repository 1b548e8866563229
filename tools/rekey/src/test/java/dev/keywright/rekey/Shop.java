package dev.keywright.rekey;

import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The rows of the simulations: some keys, and a part of the new key that updates can change. */
final class Shop {
  /** The cell with the part of the new key. */
  static final String PART = "f:part";

  private static final String EXTRA = "f:extra";
  private static final List<String> KEYS = List.of("b", "f", "p", "t", "x");

  /** The row that is never deleted and never moved, so that readers have to see it. */
  static final RowBytes STEADY = RowBytes.of("k");

  /** The row that moves all the time and is never deleted: readers must see it, too. */
  static final RowBytes ROAMING = RowBytes.of("r");

  private Shop() {}

  /** The keys of rows that come and go. */
  static List<RowBytes> keys() {
    return KEYS.stream().map(RowBytes::of).toList();
  }

  /** New keys that no two rows share. */
  static KeyMapping apart() {
    return row -> Optional.of(RowBytes.of(part(row) + "/" + row.key().text()));
  }

  /** New keys that two rows can have in common. */
  static KeyMapping shared() {
    return row -> Optional.of(RowBytes.of("n" + part(row)));
  }

  /** An index that leaves out the rows whose part is odd. */
  static KeyMapping sparse() {
    return row -> Integer.parseInt(part(row)) % 2 == 1 ? Optional.empty() : apart().newKey(row);
  }

  static String part(Row row) {
    return row.cells().get(PART).value().text();
  }

  /** The part that a row has at first; no two rows have the same. */
  static int firstPart(RowBytes key) {
    return key.equals(STEADY)
        ? 0
        : key.equals(ROAMING) ? KEYS.size() + 1 : 1 + KEYS.indexOf(key.text());
  }

  static Row row(RowBytes key, int part, long number, boolean hasExtra) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    cells.put(History.VALUE, Cell.of(RowBytes.of(Long.toString(number))));
    cells.put(PART, Cell.of(RowBytes.of(Integer.toString(part))));
    if (hasExtra) {
      cells.put(EXTRA, Cell.of(RowBytes.of("extra")));
    }
    return new Row(key, cells);
  }

  /** All rows that are there before, with the timestamp that the store then has. */
  static List<Row> first() {
    List<Row> rows = new ArrayList<>();
    for (RowBytes key : keys().subList(0, KEYS.size() - 1)) {
      rows.add(at(row(key, firstPart(key), 0, true)));
    }
    rows.add(at(row(STEADY, 0, 0, true)));
    rows.add(at(row(ROAMING, firstPart(ROAMING), 0, true)));
    return rows;
  }

  /** The row as a store without a re-keying has it. */
  static Row at(Row row) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    row.cells().forEach((name, cell) -> cells.put(name, cell.at(1)));
    return new Row(row.key(), cells);
  }
}
