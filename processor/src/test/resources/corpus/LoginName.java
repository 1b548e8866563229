// An address that its owner may change is no key.
// finds: KW502 email
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.DYNAMODB)
class LoginName {
  @PartitionKey(order = 0)
  @Domain(alphabet = "0-9a-z.@_\\-", minLength = 3, maxLength = 254)
  String email;

  String getEmail() {
    return email;
  }

  void setEmail(String email) {
    this.email = email;
  }
}
