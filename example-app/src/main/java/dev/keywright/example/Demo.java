package dev.keywright.example;

import dev.keywright.example.store.EmbeddedStore;
import dev.keywright.example.store.EmbeddedStore.Table;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.kv.KeyValue;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The guide's story on screen: four designs of one key, each stored and read back. */
record Demo(EmbeddedStore store, PrintWriter out) {
  private static final String UNPADDED = "KW101 unpadded-number";
  private static final String ABOVE_ALPHABET = "KW104 separator-above-alphabet";

  void tell() throws IOException {
    out.printf(
        """
        Four designs of one key, each written to %s and read back

        A range-partitioned store sorts its rows by the characters of one text, the partition key.
        So the device, the seller and the card of a purchase are joined into one text. We want the
        rows in the order of all three, and the purchases of devices 15 to 99 with one range query.
        """,
        store);
    heading("1. Joined by ':'    deviceId + ':' + sellerId + ':' + cardId");
    show("In the store:", joined("%d:%s:%d"), PurchaseKey.scan().all());
    out.println("Device 167 comes first: '7' is below ':'. Text does not sort as numbers do.");
    out.println("There is no range from \"15\" to \"100\": as text, \"15\" is above \"100\".");
    showFaults("deviceId: " + UNPADDED, "sellerId: " + ABOVE_ALPHABET, "cardId: " + UNPADDED);
    heading("2. Padded, joined by ':'    String.format(\"%06d\", deviceId) + ':' + ...");
    Table padded = joined("%06d:%s:%d");
    show("In the store:", padded, PurchaseKey.scan().all());
    KeyRange<String> texts =
        KeyRange.of(Map.of(), "partitionKey", "000015", "000100", ColumnOrder.TEXT);
    show("In the range " + texts + ":", padded, texts);
    out.println("The right rows in the wrong order: '1' is below ':', so a1001 precedes a100.");
    showFaults("sellerId: " + ABOVE_ALPHABET, "cardId: " + UNPADDED);
    heading("3. Padded, joined by ','    PurchaseKey, which Keywright generates from Purchase");
    showGenerated();
    heading("4. Numbers that grow, spread by a hash    OrderKey, generated from Order");
    showHashed();
  }

  /** The guide's rows under a key that is joined by hand: Keywright does not compile it. */
  private Table joined(String format) throws IOException {
    Function<Purchase, Key> key =
        it -> {
          Map<String, Object> columns = new LinkedHashMap<>();
          Object[] parts = {it.deviceId(), it.sellerId(), it.cardId()};
          columns.put("partitionKey", String.format(Locale.ROOT, format, parts));
          columns.put("orderNumber", it.orderNumber());
          return () -> columns;
        };
    String name = format.startsWith("%0") ? "padded" : "unpadded";
    return written(name, PurchaseKey.LAYOUT, SampleRows.PURCHASES, key);
  }

  private void showGenerated() throws IOException {
    Table table = written("generated", PurchaseKey.LAYOUT, SampleRows.PURCHASES, PurchaseKey::of);
    show("In the store:", table, PurchaseKey.scan().all());
    KeyRange<String> devices = PurchaseKey.scan().deviceId().between(15, 100);
    show("In the range " + devices + ":", table, devices);
    out.println("The right rows in the right order. The guide ends here, with one fault left:");
    showFaults("cardId: " + UNPADDED);
    table.writer().write(List.of(table.row(new PurchaseKey(54, "a100", 66661, 200006), "tea")));
    KeyRange<String> seller = PurchaseKey.scan().deviceId(54).sellerId("a100").all();
    show("A second customer of seller a100 shows it: 66661 precedes 6777.", table, seller);
    out.println("Nobody asks for a range of cards, so Purchase declares it: ordered = false.");
    out.println("Keywright compiles this design without a word.");
  }

  private void showHashed() throws IOException {
    List<Order> orders = IntStream.rangeClosed(200001, 200005).mapToObj(Order::new).toList();
    Table table = written("orders", OrderKey.LAYOUT, orders, OrderKey::of);
    out.println(
        "Sorted by number, every new order goes behind the last one, so one server gets all");
    out.println("writes. hashPrefix = 4 writes four digits of a hash in front, and spreads them.");
    show("In the store, split at " + OrderKey.splitPoints(4) + ":", table, OrderKey.scan().all());
    show("One order is still one read:", table, OrderKey.scan().orderNumber(200004));
    out.println(
        "A range of numbers is gone. OrderKey has no method for it, so asking cannot compile.");
  }

  private <T> Table written(String name, String layout, List<T> rows, Function<T, Key> key)
      throws IOException {
    Table table = store.table(name, layout);
    table.writer().write(rows.stream().map(it -> table.row(key.apply(it), "")).toList());
    return table;
  }

  private void heading(String text) {
    out.printf("%n%s%n%s%n", text, "-".repeat(text.length()));
  }

  /** Prints the key columns of a range, in the order of the store. */
  private void show(String title, Table table, KeyRange<?> range) {
    out.printf("%s%n%n", title);
    try (PagedRows<KeyValue> rows = table.reader().read(range)) {
      while (rows.hasNext()) {
        Map<String, Object> key = table.reader().columns(rows.next()).all();
        out.printf("    %-20s%s%n", key.get("partitionKey"), key.getOrDefault("orderNumber", ""));
      }
    }
    out.println();
  }

  private void showFaults(String... faults) {
    out.println("Keywright does not compile this design:");
    List.of(faults).forEach(fault -> out.println("    " + fault));
  }
}
