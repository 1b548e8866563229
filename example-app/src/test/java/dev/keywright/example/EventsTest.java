package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.store.EmbeddedStore;
import dev.keywright.example.store.StoreName;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.bulk.ImportSource;
import dev.keywright.store.kv.KeyValue;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bucketed events in both embedded stores, and what the command says when an answer is wrong. */
class EventsTest {
  private final StringWriter printed = new StringWriter();
  private final List<LogEvent> events =
      IntStream.range(0, 2_000).mapToObj(SampleRows::event).toList();

  @ParameterizedTest
  @ValueSource(strings = {"mvstore", "rocksdb"})
  void twentyThousandEventsAreMergedAsASortedListHasThem(String store) {
    Ran ran = Ran.with("events", "--store", store, "--generate", "20000", "--verify");
    assertThat(ran.exitCode()).isZero();
    List<String> lines = ran.lines();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(1)).startsWith("Stored: 20,000 rows in ");
    assertThat(lines.get(2)).startsWith("Stored: 20,000 rows in ");
    assertThat(lines.get(3))
        .startsWith("Events from 2024-")
        .contains(": 10,000 rows (range queries: 16)");
    assertThat(lines.get(4)).startsWith("Events of host web-").contains(" rows (range queries: 1)");
    assertThat(lines.get(5))
        .isEqualTo(
            "Newest events: 10 rows (range queries: 16), 10 in a sorted list of all events: equal");
    assertThat(lines.subList(3, 6)).allMatch(line -> line.endsWith(": equal"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mvstore", "rocksdb"})
  void oneEventIsEnough(String store) {
    Ran ran = Ran.with("events", "--store", store, "--generate", "1", "--verify");
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.lines()).filteredOn(line -> line.endsWith(": equal")).hasSize(3);
  }

  private Events loaded(EmbeddedStore store) throws IOException {
    Events tables = Events.in(store, new PrintWriter(printed));
    tables.load(ImportSource.of("events", events, 500));
    return tables;
  }

  private List<Boolean> verdicts(Events tables) {
    printed.getBuffer().setLength(0);
    boolean isRight = tables.verify(events.stream());
    List<Boolean> verdicts =
        printed.toString().lines().map(line -> !line.endsWith("NOT EQUAL")).toList();
    assertThat(isRight).isEqualTo(!verdicts.contains(false));
    return verdicts;
  }

  @ParameterizedTest
  @EnumSource(names = {"MVSTORE", "ROCKSDB"})
  void aRowThatIsTooManyOrChangedOrMissingIsNoticed(StoreName name) throws IOException {
    LogEvent one = events.get(1_000);
    try (EmbeddedStore store = EmbeddedStore.open(name, null)) {
      Events tables = loaded(store);
      assertThat(verdicts(tables)).containsExactly(true, true, true);

      write(tables.byTime(), new LogEvent(one.at(), one.host(), one.event(), "changed"));
      assertThat(verdicts(tables)).containsExactly(false, true, true);
      write(tables.byTime(), one);
      assertThat(verdicts(tables)).containsExactly(true, true, true);

      LogEvent late = new LogEvent(events.get(1_999).at().plusMillis(1), "web-1", 2_000, "late");
      write(tables.byTime(), late);
      assertThat(verdicts(tables)).containsExactly(true, true, false);
    }
    try (EmbeddedStore store = EmbeddedStore.open(name, null)) {
      Events tables = Events.in(store, new PrintWriter(printed));
      List<LogEvent> others = events.stream().filter(it -> !it.equals(one)).toList();
      tables.load(ImportSource.of("events", others, 500));
      assertThat(verdicts(tables).get(0)).isFalse();
    }
  }

  private static void write(Events.Indexed<LogEventKey> table, LogEvent event) {
    table
        .table()
        .writer()
        .write(List.of(table.table().row(LogEventKey.of(event), event.message())));
  }

  @ParameterizedTest
  @EnumSource(names = {"MVSTORE", "ROCKSDB"})
  void oneMomentIsReadFromItsOneBucket(StoreName name) throws IOException {
    List<LogEvent> moment =
        events.stream().collect(Collectors.groupingBy(LogEvent::at)).values().stream()
            .filter(same -> same.size() > 1)
            .findFirst()
            .orElseThrow();
    try (EmbeddedStore store = EmbeddedStore.open(name, null)) {
      Events tables = loaded(store);
      KeyRanges<LogEventKey, byte[]> ranges = LogEventKey.eventsAt(moment.get(0).at());
      Function<KeyValue, LogEventKey> key =
          row ->
              LogEventKey.decode(
                  tables.byTime().table().reader().columns(row).bytes("partitionKey"));
      List<LogEventKey> found = new ArrayList<>();
      tables
          .byTime()
          .table()
          .reader()
          .read(ranges, key, Long.MAX_VALUE)
          .forEachRemaining(row -> found.add(key.apply(row)));
      assertThat(ranges.size()).isEqualTo(1);
      assertThat(found)
          .containsExactlyInAnyOrderElementsOf(moment.stream().map(LogEventKey::of).toList());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"MVSTORE", "ROCKSDB"})
  void everyBucketHasItsShareOfTheRows(StoreName name) throws IOException {
    try (EmbeddedStore store = EmbeddedStore.open(name, null)) {
      Events tables = loaded(store);
      List<Integer> rows = new ArrayList<>();
      for (KeyRange<byte[]> range : LogEventKey.scan().all()) {
        int[] count = {0};
        tables.byTime().table().reader().read(range).forEachRemaining(row -> count[0]++);
        rows.add(count[0]);
      }
      assertThat(rows).hasSize(16).allMatch(it -> it > 2_000 / 32 && it < 2_000 / 8);
      assertThat(rows.stream().mapToInt(Integer::intValue).sum()).isEqualTo(2_000);
    }
  }
}
