// Two readings of a sensor in one second share a row, and each key repeats a long word.
// finds: KW310 info sensor
// finds: KW405 info at
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

class DoorReading {
  enum Sensor {
    @KeyCode("temperature")
    TEMPERATURE,
    @KeyCode("humidity")
    HUMIDITY
  }

  @StoredIn(value = Store.TABLESTORE, table = "doors")
  @AccessPattern(name = "readings", equal = {"door", "sensor"}, range = "at")
  record Reading(
      @PartitionKey(pad = 8) int door,
      @SortKey(order = 0) Sensor sensor,
      @SortKey(order = 1, time = TimeFormat.EPOCH_SECONDS, floor = ChronoUnit.SECONDS) Instant at,
      double value) {}
}
