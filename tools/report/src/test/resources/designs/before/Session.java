package blog;

import dev.keywright.PartitionKey;
import java.util.UUID;

/** A session of a user; the newer design has none. */
public record Session(@PartitionKey(order = 0) UUID id, String user) {}
