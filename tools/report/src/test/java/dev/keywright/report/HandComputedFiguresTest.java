package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each number on the page of the guide's purchases, computed here once more from what the entity
 * declares and from the limits that Tablestore documents: 1,024 bytes for a key column, 10 GB
 * advised for all rows of one partition key, 5,000 rows or 4 MB a page.
 */
class HandComputedFiguresTest {
  private static final long ROWS = 2_000_000_000L;
  private static final long BYTES_PER_ROW = 200;
  private static final long PEAK = 5_000;
  private static final long DEVICES = 20_000;
  private static final long CARDS = 50_000;
  private static final long COLUMN_LIMIT = 1_024;
  private static final long PAGE_ROWS = 5_000;
  private static final long PAGE_BYTES = 4_000_000;

  // Six digits, a comma, eight characters, a comma, and as many digits as Long.MAX_VALUE has.
  private static final int PARTITION_KEY = 6 + 1 + 8 + 1 + Long.toString(Long.MAX_VALUE).length();
  private static final int ORDER_NUMBER = Long.BYTES;

  // A seller is determined by the device, so sellers make no more partition keys.
  private static final long PARTITION_KEYS = DEVICES * CARDS;

  private static final Pattern NUMBER = Pattern.compile("\\d[\\d,]*(?:\\.\\d+)?");

  private static String page;

  @BeforeAll
  static void writeThePage(@TempDir Path folder) throws IOException {
    Path pages = folder.resolve("report");
    new Report("the guide", Designs.keys("after", folder), Designs.NO_PICTURE).writeTo(pages);
    page = Files.readString(pages.resolve("guide.PurchaseKey.html"));
  }

  private static long ceiling(long whole, long parts) {
    return (whole + parts - 1) / parts;
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String percent(long amount, long limit) {
    return String.format(Locale.ROOT, "%.1f", 100.0 * amount / limit);
  }

  private static String section(String id) {
    int start = page.indexOf("<section id=\"" + id + "\">");
    return page.substring(start, page.indexOf("</section>", start));
  }

  /** What a reader sees: no tags, and no digits of names such as {@code h2}. */
  private static List<String> numbers(String html) {
    Matcher numbers = NUMBER.matcher(html.replaceAll("<[^>]*>", " "));
    return numbers.results().map(MatchResult::group).toList();
  }

  @Test
  void sizesAndPartitions() {
    long perKey = ceiling(ROWS, PARTITION_KEYS);
    long bytesPerKey = ceiling(ROWS * BYTES_PER_ROW, PARTITION_KEYS);
    assertThat(numbers(section("cost")))
        .containsExactly(
            // Column partitionKey; its example is '000054,a100,6777'.
            count(PARTITION_KEY),
            count("000054,a100,6777".length()),
            percent(PARTITION_KEY, COLUMN_LIMIT),
            count(COLUMN_LIMIT),
            // Column orderNumber.
            count(ORDER_NUMBER),
            percent(ORDER_NUMBER, COLUMN_LIMIT),
            count(COLUMN_LIMIT),
            // All key columns.
            count(PARTITION_KEY + ORDER_NUMBER),
            // The row, and how much of it the key is.
            count(BYTES_PER_ROW),
            count(Math.round(100.0 * (PARTITION_KEY + ORDER_NUMBER) / BYTES_PER_ROW)),
            // The keys of all rows, in GB.
            count(ROWS * (PARTITION_KEY + ORDER_NUMBER) / 1_000_000_000),
            count(ROWS),
            count(PARTITION_KEY + ORDER_NUMBER),
            // One partition key.
            count(PARTITION_KEYS),
            count(perKey),
            count(bytesPerKey),
            // 400 bytes are less than 0.1 % of 10 GB.
            "0.1",
            "10",
            count(ceiling(PEAK, PARTITION_KEYS)));
    assertThat(100.0 * bytesPerKey / 10_000_000_000L).isLessThan(0.1);
  }

  @Test
  void whatEachQuestionReads() {
    long ofDevice = ROWS / DEVICES;
    long pages =
        Math.max(ceiling(ofDevice, PAGE_ROWS), ceiling(ofDevice * BYTES_PER_ROW, PAGE_BYTES));
    long all = Math.max(ceiling(ROWS, PAGE_ROWS), ceiling(ROWS * BYTES_PER_ROW, PAGE_BYTES));
    assertThat(numbers(section("questions")))
        .containsExactly(
            // ofDevice: ranges, rows, requests
            "1",
            count(ofDevice),
            count(pages),
            // ofSeller: a device has one seller, so it reads the same rows
            "1",
            count(ofDevice),
            count(pages),
            // betweenDevices: at most the whole table
            "1",
            count(ROWS),
            count(all),
            // What it cannot answer: by sellerId, cardId or orderNumber alone, and a range of
            // cards.
            "4",
            // The digits that a range of cards would need: those of Long.MAX_VALUE.
            count(Long.toString(Long.MAX_VALUE).length()));
  }

  @Test
  void theParts() {
    assertThat(numbers(section("parts")))
        .containsExactly(
            // deviceId: 6 digits, 6 bytes, its cardinality
            "6",
            "6",
            count(DEVICES),
            // sellerId: [0-9A-Za-z], at most 8; 8 bytes; the alphabet and the length as facts
            "0",
            "9",
            "8",
            "8",
            "0",
            "9",
            "8",
            // cardId: 19 digits, min 0, its cardinality
            "19",
            "0",
            count(CARDS),
            // orderNumber: a long
            "8");
  }

  @Test
  void theRuler() {
    // The width of each stretch, and where it begins.
    assertThat(page)
        .contains("<strong>deviceId</strong> at offset 0: 6 characters, always.")
        .contains("<strong>sellerId</strong> at offset 7: 4 characters here, at most 8 bytes.")
        .contains("<strong>cardId</strong> at offset 12: 4 characters here, at most 19 bytes.")
        .contains("<i>5<b>35</b></i><i>4<b>34</b></i>");
  }
}
