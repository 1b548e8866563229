package dev.keywright.runtime.bucket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.KeyRanges;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Law 6 for a bucket behind a part: {@code day#bucket#seller} and a sort key. */
class BucketBehindLawTest {
  private static final Comparator<StoredKey> ORDER =
      Comparator.comparing(key -> key.columns().toString());
  private static final Comparator<StoredKey> IN_TABLE = ORDER.thenComparing(StoredKey::toString);
  private static final DecimalPart DAY = DecimalPart.padded("day", 3);
  private static final StringPart SELLER = StringPart.of("seller", "0-9a-z");
  private static final DecimalPart NUMBER = DecimalPart.padded("number", 2);

  private record Sale(long day, String seller, long number) {}

  private record Stored(Sale sale, StoredKey key) {}

  private final Random random = new Random(34);

  private List<Stored> stored(int count, int earlier, boolean isLast) {
    String[] sellers = {"", "0", "a", "a1", "a10", "a1001", "z"};
    List<Stored> rows = new ArrayList<>();
    for (int i = 0; i < 80; i++) {
      Sale sale =
          new Sale(random.nextInt(4), sellers[random.nextInt(sellers.length)], random.nextInt(9));
      for (int epoch : new int[] {count, earlier}) {
        int bucket = Buckets.hash(HashFunction.MD5, epoch).of(NUMBER.text(sale.number()));
        int width = Integer.toString(epoch - 1).length();
        String digits = Integer.toString(bucket);
        String front = DAY.text(sale.day()) + "#" + "0".repeat(width - digits.length()) + digits;
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("partitionKey", isLast ? front : front + "#" + sale.seller());
        columns.put("sortKey", NUMBER.text(sale.number()));
        rows.add(new Stored(sale, new StoredKey(columns)));
      }
    }
    return rows;
  }

  private static void assertSpread(
      KeyRanges<StoredKey, ?> ranges, List<Stored> rows, Predicate<Sale> satisfies) {
    for (Stored row : rows) {
      long found = ranges.ranges().stream().filter(row.key()::isIn).count();
      assertThat(found).as("%s in %s", row, ranges).isEqualTo(satisfies.test(row.sale()) ? 1 : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 10, 16, 300})
  void keysAreInExactlyOneRangeIfTheySatisfyTheScan(int count) {
    int earlier = count == 10 ? 7 : count == 2 ? 3 : count + 1;
    List<Stored> rows = stored(count, earlier, false);
    BucketScan<StoredKey, String> scan =
        BucketScan.<StoredKey, String>inFront(
                ColumnScan.text("partitionKey", '#', 2),
                Buckets.hash(HashFunction.MD5, count),
                BucketForm.text(count, '#'),
                IN_TABLE,
                ORDER,
                NUMBER)
            .orEarlier(Buckets.hash(HashFunction.MD5, earlier));

    assertThat(scan.all().size()).isEqualTo(1);
    assertSpread(scan.all(), rows, sale -> true);
    assertThat(scan.ints(DAY).between(1, 3).size()).isEqualTo(1);
    assertSpread(scan.ints(DAY).between(1, 3), rows, it -> it.day() == 1 || it.day() == 2);
    assertThat(scan.ints(DAY).between(1, 1).isEmpty()).isTrue();

    BucketScan<StoredKey, String> ofDay =
        scan.bucket(DAY, 2, ColumnScan.text("partitionKey", '#', 1));
    assertThat(ofDay.all().size()).isEqualTo(Math.max(count, earlier));
    assertSpread(ofDay.all(), rows, it -> it.day() == 2);
    assertSpread(
        ofDay.texts(SELLER).startsWith("a1"),
        rows,
        it -> it.day() == 2 && it.seller().startsWith("a1"));
    assertSpread(
        ofDay.texts(SELLER).greaterThan("a1"),
        rows,
        it -> it.day() == 2 && it.seller().compareTo("a1") > 0);

    BucketScan<StoredKey, String> ofSeller =
        ofDay.column(SELLER, "a1", ColumnScan.text("sortKey", '#', 1));
    assertSpread(
        ofSeller.ints(NUMBER).lessThan(5),
        rows,
        it -> it.day() == 2 && it.seller().equals("a1") && it.number() < 5);
    KeyRanges<StoredKey, String> one = ofSeller.equal(NUMBER, 4);
    assertThat(one.size()).isBetween(1, 2);
    assertSpread(one, rows, it -> it.day() == 2 && it.seller().equals("a1") && it.number() == 4);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 10, 300})
  void theBucketMayEndItsColumn(int count) {
    List<Stored> rows = stored(count, count, true);
    BucketScan<StoredKey, String> scan =
        BucketScan.inFront(
            ColumnScan.text("partitionKey", '#', 2),
            Buckets.hash(HashFunction.MD5, count),
            BucketForm.text(count),
            IN_TABLE,
            ORDER,
            NUMBER);
    BucketScan<StoredKey, String> ofDay = scan.bucket(DAY, 2, ColumnScan.text("sortKey", '#', 1));

    assertSpread(scan.all(), rows, sale -> true);
    assertThat(ofDay.all().size()).isEqualTo(count);
    assertThat(ofDay.all().ranges())
        .allSatisfy(range -> assertThat(range.fixed()).containsOnlyKeys("partitionKey"));
    assertSpread(ofDay.all(), rows, it -> it.day() == 2);
    assertSpread(ofDay.ints(NUMBER).atLeast(3), rows, it -> it.day() == 2 && it.number() >= 3);
    assertThat(ofDay.equal(NUMBER, 4).size()).isEqualTo(1);
    assertSpread(ofDay.equal(NUMBER, 4), rows, it -> it.day() == 2 && it.number() == 4);
  }
}
