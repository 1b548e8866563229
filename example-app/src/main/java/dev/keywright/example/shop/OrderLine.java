package dev.keywright.example.shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

/** One product of an order: {@code USER#u1}, {@code LINE#(id of the order)#007}. */
@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "LINE#{orderId}#{line}", column = "SK")
public record OrderLine(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36) String userId,
    @SortKey UUID orderId,
    @SortKey(pad = 3) int line,
    String productId)
    implements ShopItem {
  @Override
  public OrderLineKey key() {
    return OrderLineKey.of(this);
  }

  @Override
  public String value() {
    return productId;
  }
}
