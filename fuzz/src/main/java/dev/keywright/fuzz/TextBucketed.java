package dev.keywright.fuzz;

import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Chunked;
import dev.keywright.Domain;
import dev.keywright.HashAlgorithm;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Instant;

/** Buckets by hash of two parts, and by remainder; and chunks. */
@Bucket(
    count = 10,
    of = {"sensor", "site"},
    hash = HashAlgorithm.MURMUR3_32)
@Bucket(count = 7, of = "at", by = BucketBy.MODULO, key = "byTime")
@Chunked(maxBytes = 1024)
public record TextBucketed(
    @PartitionKey(order = 0, pad = 3) int sensor,
    @PartitionKey(order = 1) @Domain(alphabet = "a-c", maxLength = 3) String site,
    @SortKey(order = 0, time = TimeFormat.EPOCH_SECONDS)
        @SortKey(order = 0, time = TimeFormat.BASIC, key = "byTime")
        @Domain(step = 1)
        Instant at) {}
