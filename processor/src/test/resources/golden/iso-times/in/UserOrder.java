package iso;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.util.UUID;

@Separator('#')
public record UserOrder(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Za-z\\-", minLength = 1, maxLength = 36) String userId,
    @PartitionKey(order = 1, time = TimeFormat.ISO) Billing month,
    @SortKey(order = 0, time = TimeFormat.ISO) LocalDate day,
    @SortKey(order = 1, time = TimeFormat.ISO) LocalDateTime placed,
    @SortKey(order = 2, time = TimeFormat.ISO_MILLIS) Instant paid,
    @SortKey(order = 3) UUID orderId,
    long cents) {

  public record Billing(YearMonth month) {}
}
