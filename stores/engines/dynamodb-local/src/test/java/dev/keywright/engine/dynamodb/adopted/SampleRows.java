package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.engine.dynamodb.adopted.Order.Status;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** 5,000 entities of four kinds. Many orders are of one instant, and so have one index key. */
record SampleRows(
    List<Profile> profiles, List<Order> orders, List<Item> items, List<Counter> counters) {
  static final LocalDate FIRST_DAY = LocalDate.of(2024, 5, 1);
  static final int DAYS = 5;
  static final List<Status> STATUSES = List.of(Status.OPEN, Status.PAID, Status.SENT);
  private static final int USERS = 250;
  private static final int ORDERS = 1_500;
  private static final int ITEMS = 2_450;
  private static final int PAGES = 160;
  private static final int[] NANOS = {0, 500_000_000, 123_000_000, 123_456_000, 123_456_789};

  static SampleRows of(Random random) {
    SampleRows rows =
        new SampleRows(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < USERS; i++) {
      rows.profiles.add(new Profile("u" + i + "@example.com", "user " + i));
    }
    for (int i = 0; i < ORDERS; i++) {
      rows.orders.add(order(random, i * 7));
    }
    for (int i = 0; i < ITEMS; i++) {
      Order order = rows.orders.get(i % 300);
      rows.items.add(new Item(order.email(), order.orderId(), i / 300, "tea " + i));
    }
    for (int i = 0; i < DAYS * PAGES; i++) {
      String page = (i % 3 == 0 ? "tea" : "cup") + i / DAYS;
      rows.counters.add(new Counter(FIRST_DAY.plusDays(i % DAYS), page, i));
    }
    return rows;
  }

  private static Order order(Random random, int id) {
    Instant second = Instant.parse("2024-05-17T08:30:00Z").plusSeconds(random.nextInt(40));
    int status = random.nextInt(STATUSES.size() + 1);
    return new Order(
        "u" + random.nextInt(USERS) + "@example.com",
        second.plusNanos(NANOS[random.nextInt(NANOS.length)]),
        id,
        status == 0 ? null : STATUSES.get(status - 1),
        random.nextInt(100_000));
  }

  /** The rows in partitions of users. */
  Stream<Row> ofUsers() {
    return Stream.of(profiles, orders, items).flatMap(List::stream);
  }
}
