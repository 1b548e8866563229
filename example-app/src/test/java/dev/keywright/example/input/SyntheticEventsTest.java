package dev.keywright.example.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.LogEvent;
import dev.keywright.example.LogEventKey;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Made-up events. */
class SyntheticEventsTest {
  private final List<LogEvent> events = SyntheticEvents.of(5_000, 1).toList();

  @Test
  void oneSeedGivesTheSameEventsAndAnotherGivesOthers() {
    assertThat(SyntheticEvents.of(5_000, 1)).isEqualTo(events);
    assertThat(SyntheticEvents.of(5_000, 2)).isNotEqualTo(events);
    assertThat(SyntheticEvents.of(100, 1)).isEqualTo(events.subList(0, 100));
  }

  @Test
  void theyComeInTheOrderOfTimeSomeAtTheSameTimeAndAllWithDifferentKeys() {
    List<Instant> times = events.stream().map(LogEvent::at).toList();
    assertThat(times).isSortedAccordingTo(Comparator.naturalOrder());
    assertThat(times.stream().distinct().count()).isBetween(4_000L, 4_999L);
    assertThat(events.stream().map(LogEventKey::of)).doesNotHaveDuplicates();
  }
}
