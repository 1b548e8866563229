package dev.keywright.conformance;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.WholeTable;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a whole table, which also has rows that other programs wrote: those that scans of its keys
 * leave out. The order is that of the store.
 */
final class AllRows<R> {
  private static final int OTHERS = 20;
  private static final int PAGE_ROWS = 397;
  private static final String OTHER = "~v0";

  private final StoreReader<R> reader;
  private final Set<StoredColumns> expected = new HashSet<>();
  private final List<Key> others = new ArrayList<>();
  private int pages;

  /**
   * The rows of a table.
   *
   * @param keys of all rows that it has now
   */
  AllRows(StoreReader<R> reader, List<? extends Key> keys) {
    this.reader = reader;
    keys.forEach(key -> expected.add(StoredColumns.of(key.columns())));
    for (Key key : keys.subList(0, OTHERS)) {
      Map<String, Object> columns = altered(key.columns());
      others.add(() -> columns);
      expected.add(StoredColumns.of(columns));
    }
  }

  /** The keys of the rows that are still to be written: none is one of the layout's. */
  List<Key> others() {
    return others;
  }

  /** How many pages were read by now. */
  int pages() {
    return pages;
  }

  /** How many rows the table should have. */
  int count() {
    return expected.size();
  }

  /** What is wrong with the answers. */
  List<String> faults() {
    List<StoredColumns> all = new ArrayList<>();
    reader.readAll().forEachRemaining(row -> all.add(reader.columns(row)));
    List<String> faults = new ArrayList<>();
    Set<StoredColumns> different = new HashSet<>(all);
    if (!different.equals(expected) || all.size() != expected.size()) {
      faults.add(
          "the whole table has "
              + all.size()
              + " rows, "
              + different.size()
              + " different ones, but should have "
              + expected.size());
    }
    List<StoredColumns> inPages = inPages();
    if (!inPages.equals(all)) {
      faults.add("the whole table in pages has " + inPages.size() + " other rows");
    }
    return faults;
  }

  /** The rows as a program reads them that is started anew for each page. */
  private List<StoredColumns> inPages() {
    Cursors cursors = Cursors.with(new byte[32]);
    KeyRange<?> whole = WholeTable.range(reader.layout());
    List<StoredColumns> all = new ArrayList<>();
    String token = null;
    do {
      Position after = cursors.position(token, whole);
      Page<R, Position> page = reader.pageOfAll(after, PAGE_ROWS);
      page.rows().forEach(row -> all.add(reader.columns(row)));
      pages++;
      token = cursors.token(whole, page.next());
    } while (token != null);
    return all;
  }

  /** The columns of a key with an end that its layout does not write. */
  private static Map<String, Object> altered(Map<String, Object> columns) {
    Map<String, Object> altered = new LinkedHashMap<>(columns);
    altered.replaceAll(
        (name, content) -> {
          if (content instanceof byte[] bytes) {
            byte[] longer = Arrays.copyOf(bytes, bytes.length + 2);
            longer[bytes.length] = (byte) OTHER.charAt(0);
            return longer;
          }
          return content instanceof String text ? text + OTHER : content;
        });
    return altered;
  }
}
