package dev.keywright.fuzz;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** Every element of FoundationDB's tuples, and a list of them. */
@KeyFormat(Format.FDB_TUPLE)
@Bucket(count = 100, of = "name")
@PartitionTemplate("{bucket}types{name}{bytes}{number}{small}{flag}")
@SortTemplate("\\x15\\x07{letter}{kind}{amount}{ratio}{id}{at}{day}{path}")
@SuppressWarnings("ArrayRecordComponent") // the generated keys copy them
public record TupleTypes(
    @PartitionKey String name,
    @PartitionKey @Domain(maxLength = 40) byte[] bytes,
    @PartitionKey long number,
    @PartitionKey @Domain(min = -5, max = 99) byte small,
    @PartitionKey boolean flag,
    @SortKey @Domain(alphabet = "\\u0000-\\u00ff") char letter,
    @SortKey Kind kind,
    @SortKey double amount,
    @SortKey float ratio,
    @SortKey UUID id,
    @SortKey Instant at,
    @SortKey LocalDate day,
    @SortKey List<String> path) {}
