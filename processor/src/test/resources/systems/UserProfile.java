package systems;

import dev.keywright.*;

/** The same table: one row that says who the user is. */
@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "USER#{userId}", column = "PK")
@SortTemplate(value = "PROFILE", column = "SK")
public record UserProfile(
    @PartitionKey @Domain(alphabet = "0-9A-Za-z\\-", minLength = 1, maxLength = 36) String userId,
    String name) {}
