package dev.keywright.example.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.Purchase;
import dev.keywright.example.input.CsvPurchases;
import dev.keywright.example.input.GuideRows;
import dev.keywright.example.input.SyntheticPurchases;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The purchases to be stored.
 *
 * @param name tells them from others, also from others in a file of the same name
 * @param count how many there are
 */
record LoadInput(String name, long count, Stream<Purchase> purchases) {
  /** A CSV file is read to its end here, so a bad line leaves no half of it in a store. */
  static LoadInput of(@Nullable Path csv, @Nullable Long generate, long seed) {
    if (csv != null && generate != null) {
      throw new UsageException("--csv and --generate exclude each other");
    }
    if (generate != null) {
      requireNotNegative("--generate", generate);
      return new LoadInput(
          "made-up purchases of seed " + seed, generate, SyntheticPurchases.of(generate, seed));
    }
    List<Purchase> purchases = csv == null ? GuideRows.PURCHASES : CsvPurchases.read(csv);
    String name =
        csv == null
            ? "the guide's purchases"
            : csv.getFileName() + " with checksum " + checksum(purchases);
    return new LoadInput(name, purchases.size(), purchases.stream());
  }

  // An edited file may have as many rows under the same name.
  private static String checksum(List<Purchase> purchases) {
    CRC32C checksum = new CRC32C();
    purchases.forEach(purchase -> checksum.update((purchase + "\n").getBytes(UTF_8)));
    return Long.toHexString(checksum.getValue());
  }

  static void requirePositive(String option, long value) {
    if (value < 1) {
      throw new UsageException(option + " is " + value + ", but must be 1 or more");
    }
  }

  static void requireNotNegative(String option, long value) {
    if (value < 0) {
      throw new UsageException(option + " is " + value + ", but must be 0 or more");
    }
  }
}
