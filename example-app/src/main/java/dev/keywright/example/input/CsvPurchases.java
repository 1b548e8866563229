package dev.keywright.example.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.InvalidPartException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Purchases from a CSV file in UTF-8. Nothing is quoted: the attributes are the rest of their line,
 * commas included.
 */
public final class CsvPurchases {
  private static final String HEADER = "deviceId,sellerId,cardId,orderNumber";
  private static final String LONG_HEADER = HEADER + ",attributes";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Path file;
  private final List<Purchase> purchases = new ArrayList<>();
  private final Map<PurchaseKey, Integer> lines = new HashMap<>();

  private CsvPurchases(Path file) {
    this.file = file;
  }

  /**
   * All purchases of a file, each with a key that can be written.
   *
   * @throws BadDataException if a single line cannot be used, or repeats the key of another
   */
  public static List<Purchase> read(Path file) {
    CsvPurchases csv = new CsvPurchases(file);
    try (BufferedReader in = Files.newBufferedReader(file, UTF_8)) {
      csv.readAll(in);
    } catch (NoSuchFileException e) {
      throw new BadDataException(file + " does not exist", e);
    } catch (CharacterCodingException e) {
      throw new BadDataException(file + " is not UTF-8 text", e);
    } catch (IOException e) {
      throw new BadDataException(file + " cannot be read: " + e.getMessage(), e);
    }
    return csv.purchases;
  }

  private void readAll(BufferedReader in) throws IOException {
    int columns = columns(in.readLine());
    int number = 1;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      number++;
      if (!line.isBlank()) {
        add(number, line, columns);
      }
    }
  }

  private int columns(@Nullable String header) {
    // Spreadsheets put a mark before the first line.
    String names = header == null ? "" : header.replace(BYTE_ORDER_MARK, "").strip();
    if (names.equals(LONG_HEADER)) {
      return 5;
    }
    if (names.equals(HEADER)) {
      return 4;
    }
    throw bad(1, "the header must be \"" + HEADER + "\", with or without \",attributes\"", null);
  }

  private void add(int number, String line, int columns) {
    Purchase purchase;
    PurchaseKey key;
    try {
      purchase = CsvLine.purchase(line, columns);
      key = PurchaseKey.of(purchase);
    } catch (InvalidPartException | BadDataException e) {
      throw bad(number, e.getMessage(), e);
    }
    Integer before = lines.putIfAbsent(key, number);
    if (before != null) {
      throw bad(number, "has the key of line " + before + ", and would replace it", null);
    }
    purchases.add(purchase);
  }

  private BadDataException bad(int number, @Nullable String problem, @Nullable Throwable cause) {
    return new BadDataException(file + ", line " + number + ": " + problem, cause);
  }
}
