// A query over several vehicles, but rows of both kinds lie between two vehicles.
// finds: KW407 error Trip
// expected: KW407 error @AccessPattern
// found: KW407 error Trip
// ruling: several of one annotation stand on a type as one container, which no compiler shows a place of; the finding is shown at the type, and its message names the access pattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.KeyFamily;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

class Fleet {
  @KeyFamily
  @StoredIn(value = Store.TABLESTORE, table = "fleet")
  sealed interface FleetRow permits Vehicle, Trip {}

  @PartitionTemplate(value = "VEH#{vin}", column = "pk")
  @SortTemplate(value = "VEHICLE", column = "sk")
  record Vehicle(
      @PartitionKey @Domain(alphabet = "0-9A-Z", minLength = 17, maxLength = 17) String vin,
      String model)
      implements FleetRow {}

  @PartitionTemplate(value = "VEH#{vin}", column = "pk")
  @SortTemplate(value = "TRIP#{startedAt}#{trip}", column = "sk")
  @AccessPattern(name = "tripsOf", equal = "vin", range = "startedAt")
  @AccessPattern(name = "tripsOfVehicles", range = "vin")
  record Trip(
      @PartitionKey @Domain(alphabet = "0-9A-Z", minLength = 17, maxLength = 17) String vin,
      @SortKey(time = TimeFormat.BASIC, floor = ChronoUnit.SECONDS) Instant startedAt,
      @SortKey UUID trip)
      implements FleetRow {}
}
