package demo;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.HashAlgorithm;
import dev.keywright.KeyCode;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@UniqueSuffix(length = 4)
public record AllTypes(
    @PartitionKey(order = 0, hashPrefix = 4, hash = HashAlgorithm.SHA_256, hashSalt = "x")
        UserId user,
    @PartitionKey(order = 1) byte small,
    @PartitionKey(order = 2, direction = Direction.DESC) short medium,
    @PartitionKey(order = 3, reversed = true) int number,
    @PartitionKey(order = 4, direction = Direction.DESC) @Domain(min = 0, max = 99) Long large,
    @PartitionKey(order = 5) boolean flag,
    @PartitionKey(order = 6, direction = Direction.DESC) @Domain(alphabet = "A-Z") char letter,
    @PartitionKey(order = 7, direction = Direction.DESC) @Domain(maxLength = 9) String name,
    @PartitionKey(order = 8) Kind kind,
    @PartitionKey(order = 9, direction = Direction.DESC) UUID id,
    @PartitionKey(order = 10, time = TimeFormat.DOTNET_TICKS) Instant at,
    @PartitionKey(order = 11, direction = Direction.DESC) LocalDateTime local,
    @PartitionKey(order = 12) LocalDate day,
    @PartitionKey(order = 13) float ratio,
    @PartitionKey(order = 14, direction = Direction.DESC) double amount,
    @SortKey(order = 0, column = "raw", nativeType = true) byte[] raw,
    @SortKey(order = 1) byte[] token,
    @SortKey(order = 2, ordered = false) String note) {

  public record UserId(String value) {}

  public enum Kind {
    @KeyCode("a")
    FIRST,
    @KeyCode("b")
    SECOND
  }
}
