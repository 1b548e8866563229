package dev.keywright.example;

import dev.keywright.example.store.EmbeddedStore;
import dev.keywright.example.store.EmbeddedStore.Table;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import dev.keywright.store.bulk.ImportSource;
import dev.keywright.store.kv.KeyValue;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** Events in a table by time and a table by host, each in 16 buckets. */
record Events(Indexed<LogEventKey> byTime, Indexed<LogEventByHostKey> byHost, PrintWriter out) {
  private static final long ALL = Long.MAX_VALUE;
  private static final Comparator<LogEvent> NEWEST_FIRST =
      Comparator.comparing(LogEvent::at)
          .reversed()
          .thenComparing(LogEvent::host)
          .thenComparingLong(LogEvent::event);

  static Events in(EmbeddedStore store, PrintWriter out) throws IOException {
    Table byTime = store.table("events-by-time", LogEventKey.LAYOUT);
    Table byHost = store.table("events-by-host", LogEventByHostKey.LAYOUT);
    return new Events(
        new Indexed<>(byTime, LogEventKey::of, LogEventKey::decode),
        new Indexed<>(byHost, LogEventByHostKey::of, LogEventByHostKey::decode),
        out);
  }

  /** Stores all events in both tables. */
  void load(ImportSource<LogEvent> events) {
    new Loading("events by time", null, out).run(byTime.rows(events), byTime.table().writer());
    new Loading("events by host", null, out).run(byHost.rows(events), byHost.table().writer());
  }

  /** Asks three questions, each also of a sorted list; returns whether all answers are equal. */
  boolean verify(Stream<LogEvent> events) {
    List<LogEvent> all = events.sorted(NEWEST_FIRST).toList();
    Instant from = all.get(all.size() - 1 - all.size() / 4).at();
    Instant to = all.get(all.size() / 4).at().plusMillis(1);
    String host = all.get(all.size() / 2).host();
    List<LogEvent> middle =
        all.stream().filter(it -> !it.at().isBefore(from) && it.at().isBefore(to)).toList();
    List<LogEvent> ofHost = middle.stream().filter(it -> it.host().equals(host)).toList();
    List<LogEvent> newest = all.stream().limit(10).toList();
    out.printf("Events from %s to %s: ", from, to);
    boolean isRight = byTime.answers(LogEventKey.eventsBetween(from, to), ALL, middle, out);
    out.printf("Events of host %s in this time: ", host);
    isRight &= byHost.answers(LogEventByHostKey.eventsOfHost(host, from, to), ALL, ofHost, out);
    out.print("Newest events: ");
    return byTime.answers(LogEventKey.scan().all(), 10, newest, out) && isRight;
  }

  /** Events in a table, under one of their keys. */
  record Indexed<K extends Key>(
      Table table, Function<LogEvent, K> key, Function<byte[], K> decode) {
    ImportSource<KeyValue> rows(ImportSource<LogEvent> events) {
      return events.map(event -> table.row(key.apply(event), event.message()));
    }

    /** Whether the first rows of some ranges, merged, are these events; prints how many. */
    boolean answers(
        KeyRanges<K, byte[]> ranges, long limit, List<LogEvent> expected, PrintWriter out) {
      Iterator<LogEvent> rest = expected.iterator();
      long found = 0;
      boolean isEqual = true;
      try (MergedRows<KeyValue> rows = table.reader().read(ranges, this::keyIn, limit)) {
        for (; rows.hasNext(); found++) {
          KeyValue row = rows.next();
          isEqual = isEqual && rest.hasNext() && isRowOf(rest.next(), row);
        }
      }
      isEqual = isEqual && !rest.hasNext();
      out.printf(
          Locale.ROOT,
          "%,d rows (range queries: %d), %,d in a sorted list of all events: %s%n",
          found,
          ranges.size(),
          expected.size(),
          isEqual ? "equal" : "NOT EQUAL");
      return isEqual;
    }

    private K keyIn(KeyValue row) {
      return decode.apply(table.reader().columns(row).bytes("partitionKey"));
    }

    private boolean isRowOf(LogEvent event, KeyValue row) {
      return keyIn(row).equals(key.apply(event)) && table.text(row).equals(event.message());
    }
  }
}
