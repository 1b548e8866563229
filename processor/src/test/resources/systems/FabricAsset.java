package systems;

import dev.keywright.*;

/** A composite key of a chaincode, with two attributes: every part is followed by U+0000. */
@StoredIn(Store.LEVELDB)
@PartitionTemplate("\0{objectType}\0{color}\0{name}\0")
public record FabricAsset(
    @PartitionKey @Domain(minLength = 1, maxLength = 64) String objectType,
    @PartitionKey @Domain(maxLength = 64) String color,
    @PartitionKey @Domain(maxLength = 64) String name) {}
