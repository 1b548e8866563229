package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.AllowDesign;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.TimeFormat;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/**
 * {@code USER#ann@example.com}, {@code ORDER#2024-05-17T08:30:00.5Z#4711}; the index finds the
 * orders of a status, and has none that are closed.
 */
@PartitionTemplate(value = "USER#{email}", column = "PK")
@SortTemplate(value = "ORDER#{at}#{orderId}", column = "SK")
@PartitionTemplate(value = "STATUS#{status}", column = "GSI1PK", key = "byStatus")
@SortTemplate(value = "{at}", column = "GSI1SK", key = "byStatus")
@Index(key = "byStatus", name = "GSI1", sparse = true, projects = "*")
@AllowDesign(check = "KW203", reason = "the rows exist")
@DynamoDbImmutable(builder = OrderBuilder.class)
public record Order(
    @PartitionKey @Domain(alphabet = "0-9a-z@.", maxLength = 60) String email,
    @SortKey(time = TimeFormat.ISO_JAVA) @SortKey(time = TimeFormat.ISO_JAVA, key = "byStatus")
        Instant at,
    @SortKey(pad = 6) @Domain(unique = true) int orderId,
    @PartitionKey(key = "byStatus") @Nullable Status status,
    long cents)
    implements Row {

  /** Where an order is; closed ones have no status. */
  public enum Status {
    @KeyCode("OPEN")
    OPEN,
    @KeyCode("PAID")
    PAID,
    @KeyCode("SENT")
    SENT
  }

  Order in(@Nullable Status other) {
    return new Order(email, at, orderId, other, cents);
  }
}
