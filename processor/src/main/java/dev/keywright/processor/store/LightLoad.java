package dev.keywright.processor.store;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Volume;
import java.util.OptionalLong;

/** Whether the declared volume is so light that it does not matter which server takes it. */
public record LightLoad(Layout layout) {
  // What one server of any of these stores takes without being noticed.
  private static final long UNNOTICED_WRITES = 1_000;
  private static final long SMALL_BYTES = 10_000_000_000L;

  /** Of what one partition takes, a tenth is light. */
  private static final long LIGHT_SHARE = 10;

  /** Whether so few rows are written that one partition takes them all, at a tenth of its limit. */
  public boolean hasFewWrites() {
    OptionalLong peak = layout.volume(Volume::peakWritesPerSecond);
    return peak.isPresent()
        && peak.getAsLong() <= most(Figure.PARTITION_WRITES, UNNOTICED_WRITES) / LIGHT_SHARE;
  }

  /** Whether all rows together are so few that one partition holds them. */
  public boolean isSmall() {
    OptionalLong bytes = Averages.of(layout).bytes();
    return bytes.isPresent() && bytes.getAsLong() <= most(Figure.PARTITION_BYTES, SMALL_BYTES);
  }

  private long most(Figure figure, long otherwise) {
    return OwnStore.of(layout).limit(figure).map(Limit::value).orElse(otherwise);
  }
}
