package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import java.util.List;

@PartitionTemplate("\0{objectType}\0{attributes}\0")
public record ChaincodeState(
    @PartitionKey @Domain(maxLength = 20) String objectType,
    @PartitionKey @Domain(maxLength = 8) List<String> attributes) {}
