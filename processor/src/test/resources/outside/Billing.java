// An account, its invoices by day and the people who may see them, in one item collection.
// finds: nothing
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
import java.time.LocalDate;

class Billing {
  @KeyFamily
  @StoredIn(value = Store.DYNAMODB, table = "billing")
  sealed interface Row permits Account, Invoice, Seat {}

  @PartitionTemplate(value = "ACCT#{account}", column = "PK")
  @SortTemplate(value = "ACCOUNT", column = "SK")
  record Account(
      @PartitionKey @Domain(alphabet = "0-9a-z", minLength = 4, maxLength = 20) String account,
      String plan)
      implements Row {}

  @PartitionTemplate(value = "ACCT#{account}", column = "PK")
  @SortTemplate(value = "INV#{issued}#{number}", column = "SK")
  @AccessPattern(name = "invoices", equal = "account", range = "issued", newestFirst = true)
  record Invoice(
      @PartitionKey @Domain(alphabet = "0-9a-z", minLength = 4, maxLength = 20) String account,
      @SortKey(time = TimeFormat.ISO) LocalDate issued,
      @SortKey(pad = 8) @Domain(uniqueWithin = "account") int number,
      long cents)
      implements Row {}

  @PartitionTemplate(value = "ACCT#{account}", column = "PK")
  @SortTemplate(value = "SEAT#{email}", column = "SK")
  record Seat(
      @PartitionKey @Domain(alphabet = "0-9a-z", minLength = 4, maxLength = 20) String account,
      @SortKey
          @Domain(alphabet = "0-9a-z.@_+\\-", minLength = 3, maxLength = 254, uniqueWithin = "account")
          String email,
      String role)
      implements Row {}
}
