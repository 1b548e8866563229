package dev.keywright.example.command;

import dev.keywright.example.LogEvent;
import dev.keywright.example.LogEventByHostKey;
import dev.keywright.example.LogEventKey;
import dev.keywright.example.store.CountedStore;
import dev.keywright.example.store.EventTable;
import dev.keywright.example.store.EventTables;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Three questions about the events of two tables, each also asked of a sorted list of them all. */
final class EventVerification {
  private static final int BUCKETS = 16;
  private static final int NEWEST = 10;
  private static final Comparator<LogEvent> NEWEST_FIRST =
      Comparator.comparing(LogEvent::at)
          .reversed()
          .thenComparing(LogEvent::host)
          .thenComparingLong(LogEvent::event);

  private final EventTables tables;
  private final List<LogEvent> newestFirst;
  private final Instant from;
  private final Instant to;

  /**
   * @param events what the tables hold, at least one event
   */
  EventVerification(EventTables tables, Stream<LogEvent> events) {
    this.tables = tables;
    this.newestFirst = events.sorted(NEWEST_FIRST).toList();
    int quarter = newestFirst.size() / 4;
    this.from = newestFirst.get(newestFirst.size() - 1 - quarter).at();
    this.to = newestFirst.get(quarter).at().plusMillis(1);
  }

  List<EventAnswer> answers() {
    return List.of(ofTheMiddleHalf(), ofOneHost(), newest());
  }

  private EventAnswer ofTheMiddleHalf() {
    CountedStore store = new CountedStore(tables.byTime());
    return EventAnswer.of(
        "Events from " + from + " to " + to,
        BUCKETS,
        EventTable.byTime(store).read(LogEventKey.eventsBetween(from, to), Long.MAX_VALUE),
        store,
        filtered(this::isInTheMiddleHalf));
  }

  private EventAnswer ofOneHost() {
    String host = newestFirst.get(newestFirst.size() / 2).host();
    CountedStore store = new CountedStore(tables.byHost());
    return EventAnswer.of(
        "Those of host " + host,
        1,
        EventTable.byHost(store)
            .read(LogEventByHostKey.eventsOfHost(host, from, to), Long.MAX_VALUE),
        store,
        filtered(event -> isInTheMiddleHalf(event) && event.host().equals(host)));
  }

  private EventAnswer newest() {
    CountedStore store = new CountedStore(tables.byTime());
    return EventAnswer.of(
        "Newest " + NEWEST + " events",
        BUCKETS,
        EventTable.byTime(store).read(LogEventKey.scan().all(), NEWEST),
        store,
        newestFirst.stream().limit(NEWEST).toList());
  }

  private boolean isInTheMiddleHalf(LogEvent event) {
    return !event.at().isBefore(from) && event.at().isBefore(to);
  }

  private List<LogEvent> filtered(Predicate<LogEvent> wanted) {
    return newestFirst.stream().filter(wanted).toList();
  }
}
