package dev.keywright.example.shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;

/** What a user says of a product: {@code USER#u1}, {@code REVIEW#p42}. */
@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "REVIEW#{productId}", column = "SK")
public record Review(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36) String userId,
    @SortKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36) String productId,
    String text)
    implements ShopItem {
  @Override
  public ReviewKey key() {
    return ReviewKey.of(this);
  }

  @Override
  public String value() {
    return text;
  }
}
