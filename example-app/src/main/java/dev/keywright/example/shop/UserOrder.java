package dev.keywright.example.shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import dev.keywright.Volume;
import java.time.LocalDate;
import java.util.UUID;

/** What a user has ordered: {@code USER#u1}, {@code ORDER#2024-05-17#(id)}. */
@StoredIn(Store.DYNAMODB)
@Volume(rows = 50_000_000, bytesPerRow = 300, peakWritesPerSecond = 500)
@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "ORDER#{day}#{orderId}", column = "SK")
public record UserOrder(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36, cardinality = 1_000_000)
        String userId,
    @SortKey(time = TimeFormat.ISO) LocalDate day,
    @SortKey UUID orderId,
    long cents)
    implements ShopItem {
  @Override
  public UserOrderKey key() {
    return UserOrderKey.of(this);
  }

  @Override
  public String value() {
    return Long.toString(cents);
  }
}
