package systems;

import dev.keywright.*;
import java.util.UUID;

/** The tutorial of a single table for games: a player of a game. */
@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "GAME#{gameId}", column = "PK")
@SortTemplate(value = "USER#{username}", column = "SK")
public record GameUser(
    @PartitionKey UUID gameId,
    @SortKey @Domain(alphabet = "0-9A-Za-z_", minLength = 1, maxLength = 32) String username) {}
