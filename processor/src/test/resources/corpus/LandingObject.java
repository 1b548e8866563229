// Objects by day: one prefix takes nine thousand writes a second.
// finds: KW201 day
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import dev.keywright.Volume;
import java.time.LocalDate;
import java.util.UUID;

@Separator('/')
@StoredIn(Store.S3)
@Volume(peakWritesPerSecond = 9_000)
record LandingObject(
    @PartitionKey(order = 0, time = TimeFormat.ISO) LocalDate day,
    @PartitionKey(order = 1) UUID object) {}
