package shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;

@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "ADDRESS#{label}", column = "SK")
record UserAddress(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36) String userId,
    @SortKey @Domain(alphabet = "a-z", maxLength = 20) String label,
    String street)
    implements ShopItem.Contact {}
