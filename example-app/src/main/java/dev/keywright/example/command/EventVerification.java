package dev.keywright.example.command;

import dev.keywright.example.LogEvent;
import dev.keywright.example.LogEventKey;
import dev.keywright.example.store.EventStore;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Asks questions of bucketed events, and answers them again by looking at every row. */
final class EventVerification {
  private static final long FIRST_PAGE = 10;

  // Said again in plain Java, so that the answer does not hang on the generated order.
  private static final Comparator<LogEvent> NEWEST_FIRST =
      Comparator.comparing(LogEvent::at, Comparator.reverseOrder())
          .thenComparing(LogEvent::host, ColumnOrder.TEXT)
          .thenComparingLong(LogEvent::event);

  private final EventStore store;
  private final PrintWriter out;
  private boolean holds = true;

  EventVerification(EventStore store, PrintWriter out) {
    this.store = store;
    this.out = out;
  }

  /** Whether all answers agree, which are printed. */
  boolean run(Instant from, Instant to, Instant moment) {
    checkRange(from, to);
    checkMoment(moment);
    checkFirstPage(from, to);
    return holds;
  }

  private void checkRange(Instant from, Instant to) {
    List<LogEvent> expected;
    try (Stream<LogEvent> all = store.all()) {
      expected =
          all.filter(it -> !it.at().isBefore(from) && it.at().isBefore(to))
              .sorted(NEWEST_FIRST)
              .toList();
    }
    KeyRanges<LogEventKey, byte[]> ranges = LogEventKey.eventsBetween(from, to);
    long merged = compare(ranges, expected);
    print(
        "Events [%s, %s), newest first: %,d from %d ranges merged, %,d by looking at every row and"
            + " sorting: %s",
        from, to, merged, ranges.size(), expected.size(), verdict(merged == expected.size()));
  }

  /** How many rows the merge gives; less than nothing if one of them is not the expected one. */
  private long compare(KeyRanges<LogEventKey, byte[]> ranges, List<LogEvent> expected) {
    Iterator<LogEvent> rest = expected.iterator();
    long count = 0;
    try (MergedRows<LogEvent> merged = store.scan(ranges, Long.MAX_VALUE)) {
      while (merged.hasNext()) {
        LogEvent event = merged.next();
        count++;
        if (!rest.hasNext() || !event.equals(rest.next())) {
          return -count;
        }
      }
    }
    return count;
  }

  private void checkMoment(Instant moment) {
    long expected;
    try (Stream<LogEvent> all = store.all()) {
      expected = all.filter(it -> it.at().equals(moment)).count();
    }
    int before = store.openedRanges();
    long found = 0;
    try (MergedRows<LogEvent> merged = store.scan(LogEventKey.eventsAt(moment), Long.MAX_VALUE)) {
      while (merged.hasNext()) {
        found += merged.next().at().equals(moment) ? 1 : 0;
      }
    }
    int opened = store.openedRanges() - before;
    print(
        "Events at %s: %,d from %d of 16 buckets, %,d by looking at every row: %s",
        moment, found, opened, expected, verdict(found == expected && opened == 1));
  }

  private void checkFirstPage(Instant from, Instant to) {
    long before = store.readRows();
    long found = 0;
    try (MergedRows<LogEvent> merged =
        store.scan(LogEventKey.eventsBetween(from, to), FIRST_PAGE)) {
      while (merged.hasNext()) {
        merged.next();
        found++;
      }
    }
    long read = store.readRows() - before;
    print(
        "Newest %d of them: %d found, %d rows read, %d ranges left open: %s",
        FIRST_PAGE,
        found,
        read,
        store.openRanges(),
        verdict(read <= FIRST_PAGE + 16 && store.openRanges() == 0));
  }

  private String verdict(boolean agrees) {
    holds &= agrees;
    return agrees ? "as it should be" : "WRONG";
  }

  private void print(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }
}
