package dev.keywright.example.rekey;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.mapping.RowKeyForm;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Purchases as rows of the old table, whose keys were once put together by hand: the order number
 * first, so that all new purchases go to the last region.
 */
final class PurchaseRow {
  /** What the old keys are. */
  static final String OLD_LAYOUT =
      "TEXT separator=',' | pk: orderNumber long pad=10 min=0, deviceId int pad=6"
          + ", sellerId String alphabet=\"0-9A-Za-z\" maxLength=8, cardId long min=0 unordered";

  /** The family of all cells. */
  static final String FAMILY = "p";

  /** The cell that clients change. */
  static final String ATTRIBUTES = FAMILY + ":attributes";

  private static final int MOST_BYTES = 32_767;

  private PurchaseRow() {}

  /** From the old keys to those of the guide, with the device first. */
  static LayoutMapping mapping() {
    return LayoutMapping.of(
        LayoutSignature.parse(OLD_LAYOUT),
        LayoutSignature.parse(PurchaseKey.LAYOUT),
        new RowKeyForm("HBase", MOST_BYTES),
        Map.of());
  }

  static Row of(Purchase purchase) {
    RowBytes key =
        RowBytes.of(
            String.format(
                Locale.ROOT,
                "%010d,%06d,%s,%d",
                purchase.orderNumber(),
                purchase.deviceId(),
                purchase.sellerId(),
                purchase.cardId()));
    return with(key, purchase.attributes());
  }

  static Row with(RowBytes key, String attributes) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    cells.put(ATTRIBUTES, Cell.of(RowBytes.of(attributes)));
    return new Row(key, cells);
  }
}
