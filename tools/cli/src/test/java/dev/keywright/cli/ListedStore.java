package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.PageOfKeys;
import dev.keywright.cli.store.StoreKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Stands in for the client of HBase, found on the class path; its tables are lists. */
public final class ListedStore implements LiveStore {
  private static final int PAGE = 10;
  private static final int ENDLESS = 1_000_000_000;

  @Override
  public StoreKind kind() {
    return StoreKind.HBASE;
  }

  @Override
  public LiveTable open(String table, Map<String, String> environment) throws IOException {
    return switch (table) {
      case "rows" -> new Listed(List.of(), List.of(), true, List.of(rows(0, 25), rows(25, 40)));
      case "items" ->
          new Listed(List.of("PK", "SK"), List.of(), false, List.of(items(25), items(5)));
      case "events" ->
          new Listed(
              List.of("tenant", "day", "created_at"),
              List.of("tenant", "day"),
              false,
              List.of(events(40)));
      case "endless" -> new Listed(List.of(), List.of(), true, List.of(rows(0, ENDLESS)));
      case "faulty" -> throw new IllegalStateException("a bug");
      default -> throw new IOException("there is no table " + table);
    };
  }

  private static KeySegment rows(int from, int end) {
    return new Numbers(from, end, i -> new Object[] {bytes(String.format(Locale.ROOT, "%09d", i))});
  }

  /** The third of them has no key. */
  private static KeySegment items(int count) {
    return new Numbers(
        0, count, i -> new Object[] {bytes("USER#" + count), i == 2 ? "1.5" : (Object) (long) i});
  }

  private static KeySegment events(int count) {
    return new Numbers(
        0,
        count,
        i -> new Object[] {bytes("t" + i % 4), (long) (20_000 + i % 5), 1_700_000_000_000L + i});
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private record Listed(
      List<String> columns,
      List<String> partitionColumns,
      boolean isSorted,
      List<KeySegment> segments)
      implements LiveTable {
    @Override
    public List<String> types() {
      return partitionColumns.isEmpty() ? List.of() : List.of("String", "int", "Instant DESC");
    }

    @Override
    public void close() {}
  }

  /** Makes a row of each number. */
  private interface Row {
    Object[] of(int number);
  }

  private static final class Numbers implements KeySegment {
    private final int end;
    private final Row row;
    private int next;

    Numbers(int from, int end, Row row) {
      this.next = from;
      this.end = end;
      this.row = row;
    }

    @Override
    public PageOfKeys next() {
      int stop = Math.min(end, next + PAGE);
      List<Object[]> keys = new ArrayList<>();
      IntStream.range(next, stop).forEach(i -> keys.add(row.of(i)));
      next = stop;
      return new PageOfKeys(keys, stop == end);
    }
  }
}
