// Documents of a tenant by day, as a path.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(value = Store.S3, table = "acme-documents")
@PartitionTemplate("{tenant}/invoices/{day}/{invoice}.pdf")
@AccessPattern(name = "invoicesOf", equal = "tenant", range = "day")
record InvoicePdf(
    @PartitionKey @Domain(alphabet = "0-9a-z", minLength = 3, maxLength = 24) String tenant,
    @PartitionKey(time = TimeFormat.ISO) LocalDate day,
    @PartitionKey UUID invoice) {}
