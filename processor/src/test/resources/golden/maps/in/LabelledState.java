package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import java.util.SortedMap;

@PartitionTemplate("\0{objectType}\0{labels}\0")
public record LabelledState(
    @PartitionKey @Domain(maxLength = 20) String objectType,
    @PartitionKey @Domain(maxLength = 8) SortedMap<String, String> labels) {}
