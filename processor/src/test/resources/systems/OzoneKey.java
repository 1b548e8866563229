package systems;

import dev.keywright.*;

/** Files of an object store, in RocksDB: /volumeId/bucketId/parentId/name. */
@StoredIn(Store.ROCKSDB)
@ExistingRows(reason = "the namespace of running clusters")
@PartitionTemplate("/{volumeId}/{bucketId}/{parentId}/{name}")
public record OzoneKey(
    @PartitionKey @Domain(min = 0) long volumeId,
    @PartitionKey @Domain(min = 0) long bucketId,
    @PartitionKey @Domain(min = 0) long parentId,
    @PartitionKey @Domain(minLength = 1, maxLength = 255) String name) {}
