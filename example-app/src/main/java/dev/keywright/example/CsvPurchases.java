package dev.keywright.example;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.store.bulk.ImportSource;
import dev.keywright.store.bulk.LineSource;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Purchases in a CSV file in UTF-8. Nothing is quoted: the attributes are the rest of their line,
 * commas included.
 */
final class CsvPurchases {
  private static final String HEADER = "deviceId,sellerId,cardId,orderNumber";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private CsvPurchases() {}

  /**
   * All purchases of a file. It is read to its end here, so that a bad line leaves no half of the
   * file in a store.
   *
   * @throws IllegalArgumentException if a line cannot be used, or repeats the key of another
   */
  static ImportSource<Purchase> of(Path file, int rowsPerSet) {
    requireHeader(file, LineSource.of(file, 0, rowsPerSet, line -> line));
    Set<PurchaseKey> keys = new HashSet<>();
    LineSource<Purchase> checked =
        LineSource.of(file, 1, rowsPerSet, line -> requireNew(purchase(line), keys));
    IntStream.range(0, checked.sets()).forEach(checked::read);
    return LineSource.of(file, 1, rowsPerSet, CsvPurchases::purchase);
  }

  private static void requireHeader(Path file, LineSource<String> lines) {
    String first = lines.sets() == 0 ? "" : lines.read(0).get(0);
    // Spreadsheets put a mark before the first line.
    String header = first.replace(BYTE_ORDER_MARK, "").strip();
    if (!header.equals(HEADER) && !header.equals(HEADER + ",attributes")) {
      String problem = ", line 1: the header must be " + HEADER + "[,attributes]";
      throw new IllegalArgumentException(file.getFileName() + problem);
    }
  }

  private static Purchase requireNew(Purchase purchase, Set<PurchaseKey> keys) {
    PurchaseKey key = PurchaseKey.of(purchase);
    if (!keys.add(key)) {
      throw new IllegalArgumentException(
          "an earlier line has the key " + key.columns() + ", too; one would replace the other");
    }
    return purchase;
  }

  private static Purchase purchase(String line) {
    String[] values = line.split(",", 5);
    if (values.length < 4) {
      throw new IllegalArgumentException(
          "has " + values.length + " values, but must have 4 or 5: " + HEADER + "[,attributes]");
    }
    return new Purchase(
        (int) whole("deviceId", values[0].strip(), 9),
        values[1].strip(),
        whole("cardId", values[2].strip(), 18),
        whole("orderNumber", values[3].strip(), 18),
        values.length == 5 ? values[4] : "");
  }

  // Long.parseLong also takes a plus sign and the digits of other scripts.
  private static long whole(String part, String value, int mostDigits) {
    if (!value.matches("-?[0-9]{1," + mostDigits + "}")) {
      String rule = "be a whole number of at most " + mostDigits + " digits";
      throw new InvalidPartException(part, value, rule);
    }
    return Long.parseLong(value);
  }
}
