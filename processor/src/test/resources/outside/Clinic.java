// A file may have any name, also one that is the key of a visit.
// finds: KW021 error ChartRow|@KeyFamily|Attachment
package corpus;

import dev.keywright.Domain;
import dev.keywright.KeyFamily;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

class Clinic {
  @KeyFamily
  @StoredIn(value = Store.DYNAMODB, table = "charts")
  sealed interface ChartRow permits Visit, Attachment {}

  @PartitionTemplate(value = "PAT#{patient}", column = "PK")
  @SortTemplate(value = "VISIT#{day}#{visit}", column = "SK")
  record Visit(
      @PartitionKey UUID patient, @SortKey(time = TimeFormat.ISO) LocalDate day, @SortKey UUID visit)
      implements ChartRow {}

  @PartitionTemplate(value = "PAT#{patient}", column = "PK")
  @SortTemplate(value = "{fileName}", column = "SK")
  record Attachment(
      @PartitionKey UUID patient,
      @SortKey @Domain(alphabet = "!-~", minLength = 1, maxLength = 200, uniqueWithin = "patient")
          String fileName)
      implements ChartRow {}
}
