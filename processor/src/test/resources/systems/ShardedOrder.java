package systems;

import dev.keywright.*;
import java.time.LocalDate;

/**
 * Write sharding as DynamoDB's guide has it: the suffix of the day is the product of the order's
 * characters, modulo 200.
 */
@StoredIn(Store.DYNAMODB)
@Bucket(count = 200, of = "id", function = ShardedOrder.Suffix.class)
@PartitionTemplate(value = "{day}.{bucket}", column = "Date")
@SortTemplate(value = "{id}", column = "OrderId")
public record ShardedOrder(
    @PartitionKey(time = TimeFormat.ISO) LocalDate day,
    @SortKey @Domain(alphabet = "0-9A-Z", minLength = 1, maxLength = 12, unique = true) String id) {

  static final class Suffix {
    private Suffix() {}

    public static int bucket(String id, int count) {
      long product = id.chars().asLongStream().reduce(1, (a, b) -> a * b % count);
      return (int) product;
    }
  }
}
