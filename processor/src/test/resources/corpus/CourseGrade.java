// One character ends where it ends, be it the separator.
// finds: nothing
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Size;

@Separator('-')
@StoredIn(Store.SPANNER)
record CourseGrade(
    @PartitionKey(order = 0, pad = 8) int student,
    @PartitionKey(order = 1) @Size(min = 1, max = 1) @Domain(alphabet = "A-F+\\-") String grade,
    @PartitionKey(order = 2, pad = 5) int course) {}
