package demo;

import dev.keywright.Direction;
import dev.keywright.HashAlgorithm;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.UUID;

@Separator(value = '!', escape = true)
public record Everything<T>(
    @PartitionKey(order = 0, pad = 4, hashPrefix = 4, hash = HashAlgorithm.CRC32C) UserId user,
    @PartitionKey(order = 1, direction = Direction.DESC) Instant at,
    @PartitionKey(order = 2) byte[] digest,
    @PartitionKey(order = 3) Kind kind,
    @PartitionKey(order = 4, pad = 3, signed = true, direction = Direction.DESC) Integer delta,
    @PartitionKey(order = 5) String name,
    @PartitionKey(order = 6) UUID id,
    @PartitionKey(order = 7, direction = Direction.DESC) boolean flag,
    @SortKey(order = 0) char letter,
    @SortKey(order = 1, time = TimeFormat.BASIC) LocalDate day,
    @SortKey(order = 2, time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC)
        LocalDateTime when,
    @SortKey(order = 3) Outer wrapped,
    @SortKey(order = 4, column = "raw", nativeType = true) byte[] raw,
    T other) {

  public record UserId(int value) {}

  public record Inner(String text) {}

  public record Outer(Inner inner) {}

  public enum Kind {
    @KeyCode("a!")
    ALPHA,
    @KeyCode("b")
    BETA
  }
}
