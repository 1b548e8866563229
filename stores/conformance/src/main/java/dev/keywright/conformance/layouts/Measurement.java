package dev.keywright.conformance.layouts;

import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyCode;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import java.util.UUID;

/** Types that only bytes hold, or hold shorter. */
@KeyFormat(Format.BINARY)
public record Measurement(
    @PartitionKey(order = 0) short station,
    @SortKey(order = 0) Kind kind,
    @SortKey(order = 1, direction = Direction.DESC) double value,
    @SortKey(order = 2) UUID id) {

  /** What was measured. */
  public enum Kind {
    @KeyCode("h")
    HUMIDITY,
    @KeyCode("p")
    PRESSURE,
    @KeyCode("t")
    TEMPERATURE
  }
}
