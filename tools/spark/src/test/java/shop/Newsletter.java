package shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;

@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "NEWSLETTER#{issue}", column = "SK")
record Newsletter(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36) String userId,
    @SortKey(pad = 6) int issue)
    implements ShopItem.Contact {}
