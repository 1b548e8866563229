// The hundred thousandth ticket has one digit more than the key.
// finds: KW102 error number
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Positive;
import java.time.LocalDate;

@StoredIn(value = Store.TABLESTORE, table = "tickets")
@AccessPattern(name = "soldIn", equal = "retailer", range = "draw")
record LottoTicket(
    @PartitionKey(pad = 7) @Positive int retailer,
    @SortKey(order = 0, time = TimeFormat.BASIC) LocalDate draw,
    @SortKey(order = 1, pad = 5)
        @Positive
        @Max(100_000)
        @Domain(uniqueWithin = {"retailer", "draw"})
        int number) {}
