package dev.keywright.example.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.LogEvent;
import dev.keywright.example.LogEventByHostKey;
import dev.keywright.example.LogEventKey;
import dev.keywright.example.input.SyntheticEvents;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bucketed events in both embedded stores, against a sorted list of them. */
class EventsTest {
  private static final int COUNT = 20_000;
  private static final Comparator<LogEvent> NEWEST_FIRST =
      Comparator.comparing(LogEvent::at)
          .reversed()
          .thenComparing(LogEvent::host)
          .thenComparing(LogEvent::event);

  @TempDir private Path directory;

  private final List<LogEvent> newestFirst =
      SyntheticEvents.of(COUNT, 3).sorted(NEWEST_FIRST).toList();

  private EventTables filled(StoreKind kind) {
    EventTables tables = EventTables.open(kind, StoreDirectory.lasting(directory));
    tables.put(newestFirst);
    return tables;
  }

  private List<LogEvent> matching(Predicate<LogEvent> wanted) {
    return newestFirst.stream().filter(wanted).toList();
  }

  private static <K extends Key> List<LogEvent> read(
      EventTable<K> table, KeyRanges<K, byte[]> ranges) {
    List<LogEvent> found = new ArrayList<>();
    try (MergedRows<LogEvent> rows = table.read(ranges, Long.MAX_VALUE)) {
      rows.forEachRemaining(found::add);
    }
    return found;
  }

  @ParameterizedTest
  @EnumSource
  void aRangeOfTimeIsMergedFromAllBucketsInTheOrderOfTime(StoreKind kind) {
    Instant from = newestFirst.get(15_000).at();
    Instant to = newestFirst.get(5_000).at();
    try (EventTables tables = filled(kind)) {
      CountedStore store = new CountedStore(tables.byTime());
      EventTable<LogEventKey> table = EventTable.byTime(store);
      assertThat(read(table, LogEventKey.eventsBetween(from, to)))
          .hasSizeGreaterThan(9_000)
          .isEqualTo(matching(it -> !it.at().isBefore(from) && it.at().isBefore(to)));
      assertThat(store.rangesOpened()).isEqualTo(16);
      assertThat(store.rangesStillOpen()).isZero();
      assertThat(read(table, LogEventKey.scan().all())).isEqualTo(newestFirst);
      assertThat(read(table, LogEventKey.scan().at().atMost(from)))
          .isEqualTo(matching(it -> !it.at().isAfter(from)));
      assertThat(read(table, LogEventKey.scan().at().greaterThan(to)))
          .isEqualTo(matching(it -> it.at().isAfter(to)));
      assertThat(store.rangesOpened()).isEqualTo(64);
      assertThat(store.rangesStillOpen()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aHostIsReadFromItsOneBucket(StoreKind kind) {
    Instant from = newestFirst.get(18_000).at();
    Instant to = newestFirst.get(1_000).at();
    try (EventTables tables = filled(kind)) {
      for (String host : List.of("web-1", "web-10", "web-100", "web-19", "web-199", "web-2")) {
        CountedStore store = new CountedStore(tables.byHost());
        List<LogEvent> expected =
            matching(
                it -> it.host().equals(host) && !it.at().isBefore(from) && it.at().isBefore(to));
        assertThat(read(EventTable.byHost(store), LogEventByHostKey.eventsOfHost(host, from, to)))
            .isNotEmpty()
            .isEqualTo(expected);
        assertThat(store.rangesOpened()).isEqualTo(1);
        assertThat(store.rangesStillOpen()).isZero();
        assertThat(store.rowsRead()).isEqualTo(expected.size());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void oneMomentIsReadFromItsOneBucket(StoreKind kind) {
    Instant at =
        newestFirst.stream().collect(Collectors.groupingBy(LogEvent::at)).values().stream()
            .max(Comparator.comparing(List::size))
            .orElseThrow()
            .get(0)
            .at();
    try (EventTables tables = filled(kind)) {
      CountedStore store = new CountedStore(tables.byTime());
      assertThat(read(EventTable.byTime(store), LogEventKey.eventsAt(at)))
          .hasSizeGreaterThan(2)
          .isEqualTo(matching(it -> it.at().equals(at)));
      assertThat(store.rangesOpened()).isEqualTo(1);
      assertThat(store.rangesStillOpen()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLimitReadsOneRowOfEachBucketAndThenWhatItReturns(StoreKind kind) {
    try (EventTables tables = filled(kind)) {
      CountedStore store = new CountedStore(tables.byTime());
      List<LogEvent> found = new ArrayList<>();
      EventTable.byTime(store).read(LogEventKey.scan().all(), 10).forEachRemaining(found::add);
      assertThat(found).isEqualTo(newestFirst.subList(0, 10));
      assertThat(store.rowsRead()).isEqualTo(16 + 10 - 1);
      assertThat(store.rangesOpened()).isEqualTo(16);
      assertThat(store.rangesStillOpen()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoStopsReadingClosesAllThatWasOpened(StoreKind kind) {
    try (EventTables tables = filled(kind)) {
      CountedStore store = new CountedStore(tables.byTime());
      EventTable<LogEventKey> table = EventTable.byTime(store);
      try (MergedRows<LogEvent> rows = table.read(LogEventKey.scan().all(), Long.MAX_VALUE)) {
        assertThat(store.rangesOpened()).isZero();
        assertThat(rows.next()).isEqualTo(newestFirst.get(0));
        assertThat(store.rangesStillOpen()).isEqualTo(16);
      }
      assertThat(store.rangesOpened()).isEqualTo(16);
      assertThat(store.rangesStillOpen()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyBucketHasItsShareOfTheRows(StoreKind kind) {
    try (EventTables tables = filled(kind)) {
      List<Integer> rows = new ArrayList<>();
      LogEventKey.scan()
          .all()
          .forEach(
              range -> {
                try (Stream<Row> bucket = tables.byTime().scan(range.from(), range.to())) {
                  rows.add((int) bucket.count());
                }
              });
      assertThat(rows).hasSize(16).allMatch(it -> it > COUNT / 32 && it < COUNT / 8);
      assertThat(rows.stream().mapToInt(Integer::intValue).sum()).isEqualTo(COUNT);
    }
  }

  @ParameterizedTest
  @EnumSource
  void eventsAreFoundAlsoAfterTheStoreWasClosed(StoreKind kind) {
    assertThat(EventTables.existIn(kind, directory)).isFalse();
    filled(kind).close();
    assertThat(EventTables.existIn(kind, directory)).isTrue();
    try (EventTables tables = EventTables.open(kind, StoreDirectory.lasting(directory))) {
      assertThat(read(EventTable.byTime(tables.byTime()), LogEventKey.scan().all()))
          .isEqualTo(newestFirst);
      assertThat(read(EventTable.byHost(tables.byHost()), LogEventByHostKey.scan().all()))
          .isEqualTo(
              newestFirst.stream()
                  .sorted(Comparator.comparing(LogEvent::host).thenComparing(NEWEST_FIRST))
                  .toList());
    }
  }
}
