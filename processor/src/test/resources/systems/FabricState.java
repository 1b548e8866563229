package systems;

import dev.keywright.*;
import java.util.List;

/** A composite key of a chaincode: the type and each attribute are followed by U+0000. */
@StoredIn(Store.LEVELDB)
@PartitionTemplate("\0{objectType}\0{attributes}\0")
public record FabricState(
    @PartitionKey @Domain(minLength = 1, maxLength = 64) String objectType,
    @PartitionKey List<String> attributes) {}
