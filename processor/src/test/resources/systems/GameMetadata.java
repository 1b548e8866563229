package systems;

import dev.keywright.*;
import java.util.UUID;

/** The same table: the game itself, in front of its players. */
@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "GAME#{gameId}", column = "PK")
@SortTemplate(value = "#METADATA#{gameId}", column = "SK")
public record GameMetadata(@PartitionKey UUID gameId) {}
