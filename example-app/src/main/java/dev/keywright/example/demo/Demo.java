package dev.keywright.example.demo;

import dev.keywright.example.input.GuideRows;
import dev.keywright.example.store.PurchaseStore;
import dev.keywright.example.store.SortedStore;
import dev.keywright.example.store.StoreDirectory;
import dev.keywright.example.store.StoreKind;
import java.io.PrintWriter;

/** The whole story, step by step, each in a table of its own. */
public final class Demo {
  static final int FROM = 15;
  static final int TO = 100;

  private final StoreKind kind;
  private final StoreDirectory directory;
  private final Page page;

  public Demo(StoreKind kind, StoreDirectory directory, PrintWriter out) {
    this.kind = kind;
    this.directory = directory;
    this.page = new Page(out);
  }

  public void run() {
    introduce();
    showUnpadded();
    showColon();
    showComma();
    showHash();
    page.heading("Go on");
    page.lines(
        "explain 000054,a100,6777                  takes a key apart",
        "scan --device-from 15 --device-to 100     asks the question above",
        "load --dir DIR --generate 1000000         makes up a million purchases, and keeps them",
        "--help                                    shows all commands");
  }

  private void introduce() {
    page.lines(
        "Keywright: one table, four designs of its key",
        "",
        "Purchases with a student card, in the order in which we want to read them:");
    page.table(Tables.of(GuideRows.PURCHASES));
    page.lines(
        "A range-partitioned store spreads rows by one text, the partition key, and sorts them by",
        "its characters. So device, seller and card are joined into one text. We want the order",
        "above, and an answer to one question: what was bought at the devices from 15 to below 100?",
        "(Three purchases, at the devices 16 and 54.)",
        "",
        "Every table below was written to " + kind.readableName() + " and read back.");
  }

  private void showUnpadded() {
    page.heading("1. Joined by ':'    deviceId + ':' + sellerId + ':' + cardId");
    try (SortedStore store = open("unpadded-colon")) {
      new JoinedStep(JoinedDesign.UNPADDED_COLON, page)
          .show(
              store,
              "Device 167 comes first, because '7' is below ':'. Text does not sort as numbers do.",
              "Wrong: \"15\" is above \"100\" as text, so the question cannot even be asked.");
    }
  }

  private void showColon() {
    page.heading("2. Padded, joined by ':'    String.format(\"%06d\", deviceId) + ':' + ...");
    try (SortedStore store = open("padded-colon")) {
      new JoinedStep(JoinedDesign.PADDED_COLON, page)
          .show(
              store,
              "The devices are in order now. But seller a1001 comes before a100: '1' is below ':'.",
              "The right rows, in the wrong order.");
    }
  }

  private void showComma() {
    page.heading(
        "3. Padded, joined by ','    PurchaseKey, which Keywright generates from Purchase");
    CommaStep step = new CommaStep(page);
    try (PurchaseStore store = new PurchaseStore(open("padded-comma"))) {
      step.showDevices(store);
    }
    try (PurchaseStore store = new PurchaseStore(open("padded-comma-cards"))) {
      step.showCards(store);
    }
  }

  private void showHash() {
    page.heading("4. Numbers that grow, spread by a hash    OrderKey, generated from Order");
    HashStep step = new HashStep(page);
    try (SortedStore store = open("sequence")) {
      step.showSequence(store);
    }
    try (SortedStore store = open("hashed")) {
      step.showHashed(store);
    }
  }

  private SortedStore open(String table) {
    return kind.open(directory.inside(table));
  }
}
