package systems;

import dev.keywright.*;
import java.time.LocalDate;

/** A sample of Bigtable's documentation: phone#4c410523#20190501. */
@StoredIn(Store.BIGTABLE)
@Separator('#')
public record PhoneDay(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z", minLength = 1, maxLength = 10) String device,
    @PartitionKey(order = 1) @EncodedNumber(as = NumberEncoding.HEX, width = 8) long serial,
    @PartitionKey(order = 2, time = TimeFormat.BASIC)
        @Domain(uniqueWithin = {"device", "serial"})
        LocalDate day) {}
