package dev.keywright.runtime.bucket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Law 6: whatever a scan asks for, a stored key is in exactly one of its ranges if its values
 * satisfy the scan, and in none if they do not.
 */
class FanOutLawTest {
  private static final Comparator<StoredKey> ORDER =
      Comparator.comparing(key -> key.columns().toString());
  private static final DecimalPart DEVICE = DecimalPart.padded("device", 3);
  private static final StringPart SELLER = StringPart.of("seller", "0-9a-z");
  private static final DecimalPart NUMBER = DecimalPart.padded("number", 2);
  private static final char[] SEPARATORS = {',', '!', '/', ':', '[', '~', '_'};
  private static final HashFunction[] FUNCTIONS = HashFunction.values();

  /** What an entity of two partition parts and a sort part holds. */
  private record Purchase(long device, String seller, long number) {
    String rest(char separator) {
      return DEVICE.text(device) + separator + seller;
    }
  }

  /** Which parts decide the bucket. */
  private enum Bucketed {
    DEVICE_BY_HASH,
    BOTH_BY_HASH,
    DEVICE_BY_MODULO;

    Buckets buckets(int count, HashFunction function) {
      return this == DEVICE_BY_MODULO ? Buckets.modulo(count) : Buckets.hash(function, count);
    }

    PartCodec<?, ?>[] parts() {
      return this == BOTH_BY_HASH
          ? new PartCodec<?, ?>[] {DEVICE, SELLER}
          : new PartCodec<?, ?>[] {DEVICE};
    }

    int bucket(Buckets buckets, Purchase purchase) {
      String device = DEVICE.text(purchase.device());
      if (buckets instanceof ModuloBuckets modulo) {
        return modulo.of(purchase.device());
      }
      HashBuckets hash = (HashBuckets) buckets;
      return this == BOTH_BY_HASH ? hash.of(device, purchase.seller()) : hash.of(device);
    }
  }

  private record Stored(Purchase purchase, StoredKey key) {}

  private final Random random = new Random(6);
  private long memberships;

  private List<Purchase> purchases(int count) {
    String[] sellers = {"", "0", "00", "a", "a1", "a10", "a100", "a1001", "z", "zz"};
    List<Purchase> purchases = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long device = random.nextInt(4) == 0 ? random.nextInt(1_000) : random.nextInt(4);
      String seller = sellers[random.nextInt(sellers.length)];
      purchases.add(new Purchase(device, seller, random.nextInt(5)));
    }
    return purchases;
  }

  /** Written out by hand: the number in as many digits as the largest, then the parts. */
  private static StoredKey stored(Purchase purchase, int bucket, int last, char separator) {
    String digits = Integer.toString(bucket);
    String number = "0".repeat(Integer.toString(last).length() - digits.length()) + digits;
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", number + separator + purchase.rest(separator));
    columns.put("sortKey", NUMBER.text(purchase.number()));
    return new StoredKey(columns);
  }

  private void assertSpread(
      KeyRanges<StoredKey, ?> ranges, List<Stored> rows, Predicate<Purchase> satisfies) {
    for (Stored row : rows) {
      long expected = satisfies.test(row.purchase()) ? 1 : 0;
      long stored = ranges.ranges().stream().filter(range -> row.key().isIn(range)).count();
      memberships += ranges.size();
      if (stored != expected || ranges.contains(row.key()) != (expected == 1)) {
        fail("%s is in %s of %s", row.key(), stored, ranges);
      }
      assertShares(ranges, row.key(), expected == 1);
    }
  }

  /** A worker finds a key in its share exactly if the number in the key is one of its buckets. */
  private static void assertShares(
      KeyRanges<StoredKey, ?> ranges, StoredKey key, boolean satisfies) {
    String column = String.valueOf(key.columns().get("partitionKey"));
    int bucket = Integer.parseInt(column.replaceAll("^(\\d+)(?s:\\D.*)$", "$1"));
    // Of two neighbours, one is a bucket.
    int other = isBucket(ranges, bucket - 1) ? bucket - 1 : bucket + 1;
    if (ranges.buckets(bucket, other).contains(key) != satisfies
        || ranges.buckets(other).contains(key)) {
      fail("%s is not in its share of %s", key, ranges);
    }
  }

  private static boolean isBucket(KeyRanges<StoredKey, ?> ranges, int number) {
    try {
      return ranges.buckets(number) != null;
    } catch (IllegalArgumentException none) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 10, 16, 256, 300, 65_536})
  void keysOfTextAreInExactlyOneRangeIfTheySatisfyTheScan(int count) {
    int keys = count > 1_000 ? 8 : 60;
    for (char separator : count > 1_000 ? new char[] {','} : SEPARATORS) {
      for (Bucketed bucketed : Bucketed.values()) {
        Buckets buckets = bucketed.buckets(count, FUNCTIONS[random.nextInt(FUNCTIONS.length)]);
        List<Stored> rows = new ArrayList<>();
        for (Purchase purchase : purchases(keys)) {
          int bucket = bucketed.bucket(buckets, purchase);
          rows.add(new Stored(purchase, stored(purchase, bucket, count - 1, separator)));
        }
        BucketScan<StoredKey, String> scan = scan(buckets, separator, bucketed);
        assertLaw(scan, bucketed, rows, separator, count, 1);
      }
    }
    assertThat(memberships).isGreaterThan(10_000);
  }

  /** A table with rows of two bucket counts, while it moves from one to the other. */
  @ParameterizedTest
  @CsvSource({
    "16, 0, 10, 0",
    "16, 0, 2, 0",
    "10, 0, 16, 0",
    "32, 0, 16, 0",
    "16, 0, 15, 0",
    "100, 0, 11, 0",
    "300, 0, 7, 0",
    "256, 0, 16, 0",
    "1000, 0, 100, 0",
    "10, 1, 10, 0",
    "9, 1, 9, 0",
    "16, 100, 8, 200",
    "8, 1, 32, 5",
    "3, 98, 3, 97"
  })
  void keysOfTwoEpochsAreInExactlyOneRangeToo(
      int count, int first, int earlierCount, int earlierFirst) {
    int last = first + count - 1;
    int earlierLast = earlierFirst + earlierCount - 1;
    for (char separator : SEPARATORS) {
      for (Bucketed bucketed : Bucketed.values()) {
        Buckets buckets = bucketed.buckets(count, HashFunction.MD5).from(first);
        Buckets earlier = bucketed.buckets(earlierCount, HashFunction.SHA_256).from(earlierFirst);
        List<Stored> rows = new ArrayList<>();
        for (Purchase purchase : purchases(30)) {
          int bucket = bucketed.bucket(buckets, purchase);
          rows.add(new Stored(purchase, stored(purchase, bucket, last, separator)));
          bucket = bucketed.bucket(earlier, purchase);
          rows.add(new Stored(purchase, stored(purchase, bucket, earlierLast, separator)));
        }
        BucketScan<StoredKey, String> scan = scan(buckets, separator, bucketed).orEarlier(earlier);
        boolean isSameWidth =
            Integer.toString(last).length() == Integer.toString(earlierLast).length();
        int both = Math.min(last, earlierLast) + 1 - Math.max(first, earlierFirst);
        int all = count + earlierCount - (isSameWidth ? Math.max(0, both) : 0);
        assertLaw(scan, bucketed, rows, separator, all, 2);
      }
    }
    assertThat(memberships).isGreaterThan(10_000);
  }

  private void assertLaw(
      BucketScan<StoredKey, String> scan,
      Bucketed bucketed,
      List<Stored> rows,
      char separator,
      int all,
      int most) {
    KeyRanges<StoredKey, String> whole = scan.all();
    assertThat(whole.size()).isEqualTo(all);
    assertSpread(whole, rows, row -> true);
    long device = rows.get(0).purchase().device();
    String seller = rows.get(0).purchase().seller();
    assertSpread(scan.longs(DEVICE).atLeast(device), rows, row -> row.device() >= device);
    assertSpread(scan.longs(DEVICE).lessThan(device), rows, row -> row.device() < device);
    assertSpread(
        scan.ints(DEVICE).between(1, 3), rows, row -> row.device() >= 1 && row.device() < 3);

    int parts = bucketed.parts().length;
    BucketScan<StoredKey, String> ofDevice = scan.part(DEVICE, device);
    KeyRanges<StoredKey, String> devices = ofDevice.all();
    assertThat(devices.size()).isBetween(1, parts == 2 ? all : most);
    assertSpread(devices, rows, row -> row.device() == device);
    assertSpread(
        ofDevice.texts(SELLER).startsWith("a10"),
        rows,
        row -> row.device() == device && row.seller().startsWith("a10"));
    assertSpread(
        ofDevice.texts(SELLER).greaterThan(seller),
        rows,
        row -> row.device() == device && row.seller().compareTo(seller) > 0);

    BucketScan<StoredKey, String> numbers =
        ofDevice.column(SELLER, seller, ColumnScan.text("sortKey", separator, 1));
    KeyRanges<StoredKey, String> sellers = numbers.all();
    assertThat(sellers.size()).isBetween(1, most);
    assertSpread(sellers, rows, row -> row.device() == device && row.seller().equals(seller));
    assertSpread(
        numbers.ints(NUMBER).between(1, 3),
        rows,
        row ->
            row.device() == device
                && row.seller().equals(seller)
                && row.number() >= 1
                && row.number() < 3);
    long number = rows.get(0).purchase().number();
    assertSpread(
        numbers.equal(NUMBER, number),
        rows,
        row -> row.device() == device && row.seller().equals(seller) && row.number() == number);
  }

  private static BucketScan<StoredKey, String> scan(
      Buckets buckets, char separator, Bucketed bucketed) {
    return BucketScan.of(
        ColumnScan.text("partitionKey", separator, 2),
        buckets,
        BucketForm.text(buckets.count(), separator).from(buckets.first()),
        ORDER,
        bucketed.parts());
  }
}
