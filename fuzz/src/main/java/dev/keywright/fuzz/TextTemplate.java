package dev.keywright.fuzz;

import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.TimeFormat;
import java.time.LocalDate;

/** Literals everywhere, a bucket between them, and copies in another encoding. */
@Bucket(count = 12, of = "user")
@PartitionTemplate(value = "U{{{bucket}}}#{user}##{number}", column = "PK")
@SortTemplate(value = "{day}{number}/{user}/{name}/\u20ac", column = "SK", escape = true)
@SortTemplate(value = "CONSTANT", column = "kind")
@SortTemplate(value = "{user}", column = "alone")
public record TextTemplate(
    @PartitionKey String user,
    @PartitionKey(pad = 3) int number,
    @SortKey(time = TimeFormat.BASIC) LocalDate day,
    @SortKey String name) {}
