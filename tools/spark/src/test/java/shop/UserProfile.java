package shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortTemplate;

@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "PROFILE", column = "SK")
public record UserProfile(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", maxLength = 36) String userId, String name)
    implements ShopItem {}
