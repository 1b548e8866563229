package dev.keywright.benchmarks.wide;

import dev.keywright.AllowDesign;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** A day and a UUID among literals. The expert asks both for their text, as most teams do. */
final class TemplateOrder extends Kind<TemplateOrder.Order, String> {
  @PartitionTemplate("ORDER#{day}#{orderId}")
  @AllowDesign(check = "KW206", reason = "nothing is stored")
  record Order(@PartitionKey(time = TimeFormat.BASIC) LocalDate day, @PartitionKey UUID orderId) {}

  @Override
  Order row(Random random) {
    return new Order(Samples.day(random), new UUID(random.nextLong(), random.nextLong()));
  }

  @Override
  List<Order> refused() {
    UUID orderId = new UUID(1, 2);
    return List.of(
        new Order(LocalDate.of(-1, 1, 1), orderId), new Order(LocalDate.of(10_000, 1, 1), orderId));
  }

  @Override
  String encode(Order row) {
    return TemplateOrder_OrderKey.encodePartitionKey(row.day(), row.orderId());
  }

  @Override
  Object decode(String column) {
    return TemplateOrder_OrderKey.decode(column);
  }

  @Override
  String encodeByHand(Order row) {
    Hand.require(row.day().getYear() >= 0 && row.day().getYear() <= 9999);
    String day = row.day().toString();
    return "ORDER#"
        + day.substring(0, 4)
        + day.substring(5, 7)
        + day.substring(8)
        + "#"
        + row.orderId();
  }

  @Override
  Order decodeByHand(String column) {
    Hand.require(column.length() == 51 && column.startsWith("ORDER#") && column.charAt(14) == '#');
    for (int i = 15; i < 51; i++) {
      char c = column.charAt(i);
      boolean isDash = i == 23 || i == 28 || i == 33 || i == 38;
      Hand.require(isDash ? c == '-' : (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
    }
    int year = (int) Hand.digits(column, 6, 4);
    int month = (int) Hand.digits(column, 10, 2);
    LocalDate day = LocalDate.of(year, month, (int) Hand.digits(column, 12, 2));
    return new Order(day, UUID.fromString(column.substring(15)));
  }
}
