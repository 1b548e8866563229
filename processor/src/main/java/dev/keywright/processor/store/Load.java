package dev.keywright.processor.store;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.StoreProfile.Limits;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** What the declared volume says of a whole table: whether one partition could take it all. */
public final class Load {
  // What one server of any of these stores takes without being noticed.
  private static final long WRITES = 1_000;
  private static final long SHARE = 10;
  private static final long BYTES = 10_000_000_000L;

  private final Optional<Volume> volume;
  private final Limits limits;

  private Load(Optional<Volume> volume, Limits limits) {
    this.volume = volume;
    this.limits = limits;
  }

  public static Load of(Layout layout) {
    return new Load(layout.options().volume(), Profiles.of(layout).limits());
  }

  /** Whether so few rows are written that one partition takes them all, at a tenth of its limit. */
  public boolean hasFewWrites() {
    long limit = limits.partitionWrites().map(Limit::value).orElse(WRITES);
    OptionalLong peak = figure(Volume::peakWritesPerSecond);
    return peak.isPresent() && peak.getAsLong() <= limit / SHARE;
  }

  /** Whether all rows together are so few that one partition holds them. */
  public boolean isSmall() {
    long limit = limits.partitionBytes().map(Limit::value).orElse(BYTES);
    OptionalLong rows = figure(Volume::rows);
    OptionalLong bytes = figure(Volume::bytesPerRow);
    return rows.isPresent()
        && bytes.isPresent()
        && Sizing.product(rows.getAsLong(), bytes.getAsLong()) <= limit;
  }

  private OptionalLong figure(Function<Volume, OptionalLong> figure) {
    return volume.map(figure).orElse(OptionalLong.empty());
  }
}
