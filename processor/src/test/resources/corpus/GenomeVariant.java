// Variants by chromosome and position: few chromosomes first, as the vendor advises.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Positive;

@Separator('#')
@StoredIn(Store.BIGTABLE)
@AccessPattern(name = "region", equal = "chromosome", range = "position")
record GenomeVariant(
    @PartitionKey(order = 0, pad = 2) @Min(1) @Max(25) int chromosome,
    @PartitionKey(order = 1, pad = 9) @Positive int position,
    @PartitionKey(order = 2) @Domain(alphabet = "ACGT", maxLength = 200) String reference,
    @PartitionKey(order = 3) @Domain(alphabet = "ACGT", maxLength = 200) String alternate) {}
