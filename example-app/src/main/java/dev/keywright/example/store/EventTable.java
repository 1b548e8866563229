package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.LogEvent;
import dev.keywright.example.LogEventByHostKey;
import dev.keywright.example.LogEventKey;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import java.util.List;
import java.util.function.Function;

/**
 * Events in a sorted store under one of their keys, which has one column of bytes: it is the row
 * key as it is.
 *
 * @param <K> the type of the keys
 */
public final class EventTable<K extends Key> {
  private final SortedStore rows;
  private final Function<LogEvent, K> keyOf;
  private final Function<LogEvent, byte[]> rowKeyOf;
  private final Function<Row, LogEvent> eventIn;

  private EventTable(
      SortedStore rows,
      Function<LogEvent, K> keyOf,
      Function<LogEvent, byte[]> rowKeyOf,
      Function<Row, LogEvent> eventIn) {
    this.rows = rows;
    this.keyOf = keyOf;
    this.rowKeyOf = rowKeyOf;
    this.eventIn = eventIn;
  }

  /** Events by their time. */
  public static EventTable<LogEventKey> byTime(SortedStore rows) {
    return new EventTable<>(
        rows,
        LogEventKey::of,
        event -> LogEventKey.encodePartitionKey(event.at(), event.host(), event.event()),
        row -> {
          LogEventKey key = LogEventKey.decode(row.key());
          return new LogEvent(key.at(), key.host(), key.event(), message(row));
        });
  }

  /** Events by their host. */
  public static EventTable<LogEventByHostKey> byHost(SortedStore rows) {
    return new EventTable<>(
        rows,
        LogEventByHostKey::of,
        event -> LogEventByHostKey.encodePartitionKey(event.host(), event.at(), event.event()),
        row -> {
          LogEventByHostKey key = LogEventByHostKey.decode(row.key());
          return new LogEvent(key.at(), key.host(), key.event(), message(row));
        });
  }

  private static String message(Row row) {
    return new String(row.value(), UTF_8);
  }

  /** Writes all of these events or none; an event replaces the one with the same key. */
  public void put(List<LogEvent> events) {
    rows.write(
        events.stream()
            .map(event -> new Row(rowKeyOf.apply(event), event.message().getBytes(UTF_8)))
            .toList());
  }

  /** The first events of some ranges, in the order of their keys. The caller closes them. */
  public MergedRows<LogEvent> read(KeyRanges<K, byte[]> ranges, long limit) {
    return ranges.merge(this::open, keyOf, limit);
  }

  private OpenRows<LogEvent> open(KeyRange<byte[]> range) {
    return new OpenRows<>(rows.scan(range.from(), range.to()).map(eventIn));
  }
}
