package dev.keywright.example.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.LogEvent;
import dev.keywright.example.LogEventKey;
import dev.keywright.example.input.SyntheticEvents;
import dev.keywright.example.store.EventTable;
import dev.keywright.example.store.EventTables;
import dev.keywright.example.store.StoreDirectory;
import dev.keywright.example.store.StoreKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The command that stores events, and what it says when an answer is wrong. */
class EventCommandTest {
  @TempDir private Path directory;

  private Ran run(StoreKind kind, String... more) {
    return Ran.with(
        Stream.concat(
                Stream.of(
                    "events",
                    "--store",
                    kind.name().toLowerCase(Locale.ROOT),
                    "--dir",
                    directory.toString()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @EnumSource
  void twentyThousandEventsAreMergedAsASortedListHasThem(StoreKind kind) {
    Ran ran = run(kind, "--generate", "20000", "--seed", "7", "--verify");
    assertThat(ran.exitCode()).isZero();
    List<String> lines = ran.lines();
    assertThat(lines).hasSize(5);
    assertThat(lines.get(0)).isEqualTo("Store: " + kind.readableName() + " in " + directory);
    assertThat(lines.get(1)).startsWith("Stored 20,000 events in ");
    assertThat(lines.get(2)).startsWith("Events from 2024-").contains("16 of 16 ranges");
    assertThat(lines.get(3)).startsWith("Those of host web-").contains("1 of 1 ranges");
    assertThat(lines.get(4))
        .isEqualTo(
            "Newest 10 events: 10 from 16 of 16 ranges (25 rows read), 10 by looking at each:"
                + " equal");
    assertThat(lines.subList(2, 5)).allMatch(line -> line.endsWith(": equal"));
  }

  @ParameterizedTest
  @EnumSource
  void oneEventIsEnough(StoreKind kind) {
    Ran ran = run(kind, "--generate", "1", "--verify");
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.lines())
        .anyMatch(line -> line.startsWith("Newest 10 events: 1 from 16 of 16 ranges (1 rows read)"))
        .filteredOn(line -> line.endsWith(": equal"))
        .hasSize(3);
  }

  @ParameterizedTest
  @EnumSource
  void eventsAreNotMixedWithThoseOfAnEarlierRun(StoreKind kind) {
    assertThat(run(kind, "--generate", "5").exitCode()).isZero();
    Ran again = run(kind, "--generate", "5");
    assertThat(again.exitCode()).isEqualTo(1);
    assertThat(again.out()).isEmpty();
    assertThat(again.err()).startsWith("error: " + directory + " has events in it").hasLineCount(1);
  }

  @ParameterizedTest
  @EnumSource
  void aRowThatIsMissingOrTooManyOrChangedIsNoticed(StoreKind kind) {
    List<LogEvent> events = SyntheticEvents.of(1_000, 1).toList();
    LogEvent one = events.get(500);
    try (EventTables tables = EventTables.open(kind, StoreDirectory.lasting(directory))) {
      tables.put(events);
      assertThat(verdicts(tables, events)).containsExactly(true, true, true);
      tables
          .byTime()
          .delete(List.of(LogEventKey.encodePartitionKey(one.at(), one.host(), one.event())));
      assertThat(verdicts(tables, events)).containsExactly(false, true, true);
      tables.put(List.of(one));
      assertThat(verdicts(tables, events)).containsExactly(true, true, true);
      LogEvent changed = new LogEvent(one.at(), one.host(), one.event(), "changed");
      EventTable.byTime(tables.byTime()).put(List.of(changed));
      assertThat(verdicts(tables, events)).containsExactly(false, true, true);
      tables.put(List.of(one));
      LogEvent late = new LogEvent(events.get(999).at().plusMillis(1), "web-1", 1_000, "late");
      tables.put(List.of(late));
      assertThat(verdicts(tables, events)).containsExactly(true, true, false);
    }
  }

  private static List<Boolean> verdicts(EventTables tables, List<LogEvent> events) {
    return new EventVerification(tables, events.stream())
        .answers().stream().map(EventAnswer::holds).toList();
  }

  @Test
  void tooManyRangesAndRangesLeftOpenAreNoticed() {
    EventAnswer right = new EventAnswer("Events", 10, 10, true, 16, 16, 0, 25);
    assertThat(right.holds()).isTrue();
    assertThat(right)
        .hasToString(
            "Events: 10 from 16 of 16 ranges (25 rows read), 10 by looking at each: equal");
    EventAnswer wasteful = new EventAnswer("Events", 10, 10, true, 16, 1, 0, 10);
    assertThat(wasteful.holds()).isFalse();
    assertThat(wasteful.toString()).endsWith(": equal, but TOO MUCH WAS READ");
    assertThat(new EventAnswer("Events", 10, 10, true, 16, 16, 0, 27).holds()).isFalse();
    EventAnswer leaking = new EventAnswer("Events", 10, 10, true, 16, 16, 2, 25);
    assertThat(leaking.holds()).isFalse();
    assertThat(leaking.toString()).endsWith(": 2 RANGES LEFT OPEN");
    EventAnswer wrong = new EventAnswer("Events", 10, 10, false, 16, 16, 0, 25);
    assertThat(wrong.holds()).isFalse();
    assertThat(wrong.toString()).endsWith(": NOT EQUAL");
  }
}
