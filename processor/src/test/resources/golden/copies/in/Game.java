package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortTemplate;

@PartitionTemplate(value = "GAME#{id}", column = "PK")
@SortTemplate(value = "#METADATA#{id}", column = "SK")
record Game(@PartitionKey @Domain(alphabet = "0-9a-f") String id, String map) {}
