package dev.keywright.example.demo;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.Order;
import dev.keywright.example.OrderKey;
import dev.keywright.example.input.GuideRows;
import dev.keywright.example.store.Row;
import dev.keywright.example.store.SortedStore;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Orders that are found by their number: in sequence, and behind a hash that spreads them. */
final class HashStep {
  private static final int REGIONS = 4;

  private final Page page;

  HashStep(Page page) {
    this.page = page;
  }

  void showSequence(SortedStore store) {
    write(store, order -> "" + order.orderNumber());
    page.lines("Another table finds an order by its number alone. In the store:");
    page.table(regions(keys(store, "", ":")));
    page.lines(
        "The order is right, the load is not: every new order goes behind the last one, so one",
        "server gets all the writes, and the others wait.",
        "");
  }

  void showHashed(SortedStore store) {
    write(store, order -> OrderKey.of(order).partitionKey());
    page.lines(
        "Four digits of a hash in front spread them: hashPrefix = 4 (MD5, hashSalt = \"\\n\", as in",
        "the guide). Split at OrderKey.splitPoints(4) = " + OrderKey.splitPoints(REGIONS) + ":");
    page.table(regions(keys(store, "", "g")));
    String key = OrderKey.encodePartitionKey(200004);
    page.lines(
        "One order is still one read, since the hash is calculated again: 200004 is under",
        key + ", which is " + (store.get(key.getBytes(UTF_8)).isPresent() ? "there." : "missing."),
        "",
        "A range of order numbers is gone: [\"200002\", \"200004\") finds "
            + keys(store, "200002", "200004").size()
            + " rows. Keywright knows it:",
        "OrderKey.scan() has orderNumber(200004), but no orderNumber().between(200002, 200004),",
        "so a program that asks does not compile.");
    page.lines("");
    page.verdicts(List.of());
  }

  private static void write(SortedStore store, Function<Order, String> partitionKey) {
    store.write(
        GuideRows.ORDERS.stream()
            .map(order -> new Row(partitionKey.apply(order).getBytes(UTF_8), new byte[0]))
            .toList());
  }

  private static List<String> keys(SortedStore store, String from, String to) {
    try (Stream<Row> rows = store.scan(from.getBytes(UTF_8), to.getBytes(UTF_8))) {
      return rows.map(row -> new String(row.key(), UTF_8)).toList();
    }
  }

  private static List<List<String>> regions(List<String> keys) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("partition key", "region"));
    for (String key : keys) {
      long below =
          OrderKey.splitPoints(REGIONS).stream().filter(p -> p.compareTo(key) <= 0).count();
      table.add(List.of(key, (below + 1) + " of " + REGIONS));
    }
    return table;
  }
}
