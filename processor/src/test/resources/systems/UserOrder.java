package systems;

import dev.keywright.*;
import java.time.LocalDate;
import java.util.UUID;

/** Orders of a user, by day. */
@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "ORDER#{day}#{orderId}", column = "SK")
public record UserOrder(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", minLength = 1, maxLength = 36) String userId,
    @SortKey(time = TimeFormat.ISO) LocalDate day,
    @SortKey UUID orderId,
    long cents) {}
