package dev.keywright.example.shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;

/** Who a user is: {@code USER#u1}, {@code PROFILE}. */
@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "PROFILE", column = "SK")
public record UserProfile(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36, unique = true) String userId,
    String name)
    implements ShopItem {
  @Override
  public UserProfileKey key() {
    return UserProfileKey.of(this);
  }

  @Override
  public String value() {
    return name;
  }
}
