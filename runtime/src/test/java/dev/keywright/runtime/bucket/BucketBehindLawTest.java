package dev.keywright.runtime.bucket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Law 6 for a bucket behind a part: {@code day#bucket#seller} and a sort key. */
class BucketBehindLawTest {
  private static final Comparator<StoredKey> ORDER =
      Comparator.comparing(key -> key.columns().toString());
  private static final Comparator<StoredKey> IN_TABLE = ORDER.thenComparing(StoredKey::toString);
  private static final DecimalPart DAY = DecimalPart.padded("day", 3);
  private static final StringPart SELLER = StringPart.of("seller", "0-9a-z");
  private static final DecimalPart NUMBER = DecimalPart.padded("number", 2);

  // More numbers than a bucket of one digit could tell apart.
  private static final int MOST = 40;

  private record Sale(long day, String seller, long number) {}

  private record Stored(Sale sale, StoredKey key) {}

  private final Random random = new Random(34);

  private List<Stored> stored(int count, int earlier, boolean isLast) {
    String[] sellers = {"", "0", "a", "a1", "a10", "a1001", "z"};
    List<Stored> rows = new ArrayList<>();
    for (int i = 0; i < 80; i++) {
      Sale sale =
          new Sale(
              random.nextInt(4), sellers[random.nextInt(sellers.length)], random.nextInt(MOST));
      for (int epoch : new int[] {count, earlier}) {
        String number = BucketOracle.digits((int) sale.number(), 100);
        String bucket = BucketOracle.digits(BucketOracle.ofMd5(number, epoch), epoch);
        String front = BucketOracle.digits((int) sale.day(), 1000) + "#" + bucket;
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("partitionKey", isLast ? front : front + "#" + sale.seller());
        columns.put("sortKey", number);
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

  /** Counts of now and of before, of one, two and three digits, each beside each. */
  static Stream<Arguments> counts() {
    List<Arguments> counts =
        new ArrayList<>(
            List.of(arguments(2, 3), arguments(10, 7), arguments(16, 17), arguments(300, 301)));
    Random drawing = new Random(3);
    for (int least : new int[] {2, 10, 100}) {
      for (int earlierLeast : new int[] {2, 10, 100}) {
        int count = drawing.nextInt(least, least == 2 ? 10 : least * 10);
        int earlier = drawing.nextInt(earlierLeast, earlierLeast == 2 ? 10 : earlierLeast * 10);
        counts.add(arguments(count, earlier == count ? earlier + 1 : earlier));
      }
    }
    return counts.stream();
  }

  private static int numbers(int... counts) {
    return (int)
        IntStream.of(counts)
            .boxed()
            .flatMap(it -> IntStream.range(0, it).mapToObj(i -> BucketOracle.digits(i, it)))
            .distinct()
            .count();
  }

  @Test
  void bucketsOfEveryLengthAreDrawn() {
    IntFunction<IntSummaryStatistics> drawn =
        count ->
            IntStream.range(0, MOST)
                .map(it -> BucketOracle.ofMd5(BucketOracle.digits(it, 100), count))
                .summaryStatistics();
    assertThat(drawn.apply(16).getMax()).isGreaterThan(9);
    assertThat(drawn.apply(300).getMax()).isGreaterThan(99);
  }

  @ParameterizedTest
  @MethodSource("counts")
  void keysAreInExactlyOneRangeIfTheySatisfyTheScan(int count, int earlier) {
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
    assertThat(ofDay.all().size()).isEqualTo(numbers(count, earlier));
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
        ofSeller.ints(NUMBER).lessThan(25),
        rows,
        it -> it.day() == 2 && it.seller().equals("a1") && it.number() < 25);
    for (int i = 0; i < MOST; i++) {
      int number = i;
      KeyRanges<StoredKey, String> one = ofSeller.equal(NUMBER, number);
      assertThat(one.size()).isBetween(1, 2);
      assertSpread(
          one, rows, it -> it.day() == 2 && it.seller().equals("a1") && it.number() == number);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 10, 64, 300, 512})
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
    for (int i = 0; i < MOST; i++) {
      int number = i;
      assertThat(ofDay.equal(NUMBER, number).size()).isEqualTo(1);
      assertSpread(ofDay.equal(NUMBER, number), rows, it -> it.day() == 2 && it.number() == number);
    }
  }
}
