package dev.keywright.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.layouts.OrderKey;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.store.Page;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table with rows of two versions of a layout, and one that is of neither. A program reads all of
 * them, and moves those of the older version while it reads.
 */
public final class OlderRows {
  private static final int ROWS = 600;
  private static final int PAGE_ROWS = 70;
  private static final Key OF_NO_VERSION = key("ann", "0x");

  private final EngineTable table;
  private final Set<OrderKey> expected = new HashSet<>();
  private final Set<OrderKey> read = new HashSet<>();
  private int moved;
  private int malformed;

  private OlderRows(EngineTable table) {
    this.table = table;
  }

  /** Moves the rows in a new table of an engine, and fails if one is lost or stays. */
  public static void run(Engine engine) {
    try (EngineTable table = engine.open(OrderKey.LAYOUT, List.of())) {
      OlderRows rows = new OlderRows(table);
      int old = rows.write();
      rows.pass(table.reader());
      assertThat(rows.read).isEqualTo(rows.expected);
      assertThat(rows.moved).isEqualTo(old);
      System.out.printf(
          Locale.ROOT,
          "Moved: %s: %d rows, %d of them old, %d malformed%n",
          engine.name(),
          rows.expected.size(),
          rows.moved,
          rows.malformed);

      rows.read.clear();
      rows.pass(table.reader());
      assertThat(rows.read).isEqualTo(rows.expected);
      assertThat(rows.moved).as("no old row is left").isEqualTo(old);
      assertThat(rows.malformed).as("it is found in both passes").isEqualTo(2);
    }
  }

  private int write() {
    List<Key> old = new ArrayList<>();
    List<Key> all = new ArrayList<>(List.of(OF_NO_VERSION));
    for (int i = 0; i < ROWS; i++) {
      OrderKey key = new OrderKey(i % 7 == 0 ? "ann" : "bob" + (char) ('a' + i % 26), i);
      expected.add(key);
      if (i % 3 == 0) {
        all.add(key);
      } else {
        old.add(ofVersion1(key.user(), i));
      }
    }
    all.addAll(old);
    table.write(all);
    return old.size();
  }

  /** The key of an order as version 1 wrote it. */
  public static Key ofVersion1(String user, int number) {
    return key(user, String.format(Locale.ROOT, "%04d", number));
  }

  private static Key key(String user, String number) {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", user);
    columns.put("sortKey", number);
    return () -> columns;
  }

  /** Reads the whole table once, and moves what is old. */
  private <R> void pass(StoreReader<R> reader) {
    @Nullable Position after = null;
    do {
      Page<R, Position> page = reader.pageOfAll(after, PAGE_ROWS);
      page.rows().forEach(row -> take(reader, row));
      after = page.next();
    } while (after != null);
  }

  private <R> void take(StoreReader<R> reader, R row) {
    StoredColumns columns = reader.columns(row);
    if (OrderKey.tryDecode(columns.text("partitionKey"), columns.text("sortKey")).isPresent()) {
      read.add(reader.decode(row, OrderKey::decode));
      return;
    }
    try {
      OrderKey key = reader.decode(row, OrderKey::decodeV1).toCurrent();
      table.write(List.of(key));
      table.delete(List.of(columns::all));
      read.add(key);
      moved++;
    } catch (MalformedKeyException ofNoVersion) {
      assertThat(columns.all()).isEqualTo(OF_NO_VERSION.columns());
      malformed++;
    }
  }
}
