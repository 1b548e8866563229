// Records of a zone by name and type.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator('!')
@StoredIn(Store.ACCUMULO)
@AccessPattern(name = "zone", equal = "reversedZone")
record DnsRecord(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z.\\-", maxLength = 253)
        String reversedZone,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z*.\\-_", maxLength = 253) String name,
    @PartitionKey(order = 2) DnsType type) {}

enum DnsType {
  @KeyCode("a")
  A,
  @KeyCode("aaaa")
  AAAA,
  @KeyCode("mx")
  MX,
  @KeyCode("txt")
  TXT
}
