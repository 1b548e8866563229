package dev.keywright.example.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.store.StoreKind;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bucketed events: the fan-out and its merge against every row of the store. */
class EventsTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource
  void mergedRangesGiveWhatALookAtEveryRowGives(StoreKind kind) {
    Ran ran =
        Ran.with(
            "events",
            "--generate",
            "20000",
            "--seed",
            "7",
            "--verify",
            "--store",
            kind.name().toLowerCase(Locale.ROOT),
            "--dir",
            directory.toString());
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.lines())
        .anyMatch(line -> line.startsWith("Stored 20,000 events in "))
        .contains(
            "Events [2026-01-01T00:00:01.250Z, 2026-01-01T00:00:03.750Z), newest first: 10,000 from"
                + " 16 ranges merged, 10,000 by looking at every row and sorting: as it should be",
            "Events at 2026-01-01T00:00:02.500Z: 4 from 1 of 16 buckets, 4 by looking at every row:"
                + " as it should be")
        .anyMatch(
            line ->
                line.matches(
                    "Newest 10 of them: 10 found, (1\\d|2[0-6]) rows read, 0 ranges left open:"
                        + " as it should be"));
  }

  @Test
  void aCountBelowOneIsRefused() {
    Ran ran = Ran.with("events", "--generate", "0");
    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("--generate is 0, but must be 1 or more");
  }
}
