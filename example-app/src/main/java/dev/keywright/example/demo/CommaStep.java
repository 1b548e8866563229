package dev.keywright.example.demo;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.example.input.GuideRows;
import dev.keywright.example.store.PurchaseStore;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The design of this program, under generated keys, and the fault in the guide's last word. */
final class CommaStep {
  private final Page page;

  CommaStep(Page page) {
    this.page = page;
  }

  void showDevices(PurchaseStore store) {
    store.put(GuideRows.PURCHASES);
    page.lines("In the store:");
    page.table(read(store, PurchaseKey.scan().all()));
    page.lines("This is the order of devices, sellers and cards.", "");
    KeyRange<String> devices = PurchaseKey.scan().deviceId().between(Demo.FROM, Demo.TO);
    page.lines("PurchaseKey.scan().deviceId().between(15, 100) is " + devices + ":");
    page.table(read(store, devices));
    page.lines("Right: the devices 16 and 54, and not 167.", "");
  }

  void showCards(PurchaseStore store) {
    store.put(GuideRows.PURCHASES);
    store.put(List.of(new Purchase(54, "a100", 66661, 200006, "tea")));
    page.lines(
        "The guide ends here, with one fault left: the card is not padded. Seller a100 of device 54",
        "has a second customer now, and card 66661 stands before card 6777:");
    page.table(read(store, PurchaseKey.scan().deviceId(54).sellerId("a100").all()));
    page.verdicts(Designs.PADDED_COMMA);
    page.lines(
        "",
        "Nobody scans by card here, so Purchase says so: cardId is ordered = false. It is found by",
        "equality only, and has no range methods that could answer wrongly.");
    page.verdicts(Designs.PADDED_COMMA_UNORDERED);
  }

  private static List<List<String>> read(PurchaseStore store, KeyRange<?> range) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("partition key", "order"));
    try (Stream<Purchase> purchases = store.scan(range)) {
      purchases
          .map(PurchaseKey::of)
          .forEach(key -> table.add(List.of(key.partitionKey(), "" + key.orderNumber())));
    }
    return table;
  }
}
