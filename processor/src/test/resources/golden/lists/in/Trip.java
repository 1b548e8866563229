package demo;

import dev.keywright.Domain;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import java.time.YearMonth;
import java.util.List;

@Separator('/')
public record Trip(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 12) String user,
    @SortKey(order = 0) List<Stop> stops) {

  public record Stop(YearMonth month, Kind kind, @Domain(alphabet = "0-9a-z", maxLength = 8) String place) {}

  public enum Kind {
    @KeyCode("a")
    AIR,
    @KeyCode("r")
    RAIL
  }
}
