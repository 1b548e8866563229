package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The keys of the Lindorm guide: what they look like, and that they answer its questions. */
class LindormDesignsTest {
  // Each is a neighbour of another: shorter, longer, or next to it.
  private static final List<String> NAMES =
      List.of("a", "a0", "a1", "a10", "a100", "a1001", "a11", "an", "ann", "b", "0", "zz");

  private static final Instant NOON = Instant.parse("2026-02-03T12:00:00Z");

  private enum Format {
    TEXT,
    BINARY;

    List<String> with(String... others) {
      List<String> annotations = new ArrayList<>(List.of(others));
      annotations.add("@KeyFormat(Format." + this + ")");
      return annotations;
    }

    /** Digits, which only TEXT has. */
    String pad(int digits) {
      return this == TEXT ? ", pad = " + digits : "";
    }
  }

  private static final String NAME = "@Domain(alphabet = \"0-9a-z\") String ";

  private static List<List<Object>> matching(Table table, Predicate<List<Object>> question) {
    return table.all().stream().filter(question).toList();
  }

  private static boolean isBetween(long from, Object value, long to) {
    long number = ((Number) value).longValue();
    return from <= number && number < to;
  }

  private static boolean isBetween(Instant from, Object value, Instant to) {
    Instant time = (Instant) value;
    return !time.isBefore(from) && time.isBefore(to);
  }

  private static byte[] md5(byte[] input) {
    try {
      return MessageDigest.getInstance("MD5").digest(input);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] partitionKey(Key key) {
    Object column = key.columns().get("partitionKey");
    return column instanceof String text ? text.getBytes(UTF_8) : (byte[]) column;
  }

  private static GeneratedKey hashedUsers(Format format, String orderColumn) {
    return GeneratedKey.of(
        format.with(),
        "@PartitionKey(order = 0, hashPrefix = 4) " + NAME + "userId",
        orderColumn + format.pad(10) + ") int orderId");
  }

  private static List<List<Object>> ordersOf(List<?> users) {
    Random random = new Random(4);
    Set<List<Object>> orders = new LinkedHashSet<>();
    for (Object user : users) {
      for (int number : new int[] {0, 1, 9, 10, 11, 99, 100, 101, 999_999, Integer.MAX_VALUE}) {
        orders.add(List.of(user, number));
      }
      for (int i = 0; i < 20; i++) {
        orders.add(List.of(user, random.nextInt(1_000)));
      }
    }
    return List.copyOf(orders);
  }

  @ParameterizedTest
  @CsvSource({
    "TEXT, @PartitionKey(order = 1",
    "TEXT, @SortKey(order = 0",
    "BINARY, @PartitionKey(order = 1",
    "BINARY, @SortKey(order = 0"
  })
  void ordersOfOneUserAreOneRunBehindTheHashOfTheUser(Format format, String orderColumn) {
    GeneratedKey key = hashedUsers(format, orderColumn);
    Table table = new Table(key, ordersOf(NAMES));

    for (String user : NAMES) {
      GeneratedKey.Scan orders = key.scan().fix("userId", user);
      assertThat(table.read(orders.ask("all")))
          .isNotEmpty()
          .isEqualTo(matching(table, row -> row.get(0).equals(user)));
      for (int[] bounds : new int[][] {{10, 100}, {9, 10}, {0, 1}, {5, 999_999}, {100, 100}}) {
        assertThat(table.read(orders.range("orderId", "between", bounds[0], bounds[1])))
            .isEqualTo(
                matching(
                    table,
                    row -> row.get(0).equals(user) && isBetween(bounds[0], row.get(1), bounds[1])));
      }
      assertThat(table.read(orders.range("orderId", "greaterThan", 100)))
          .isEqualTo(matching(table, row -> row.get(0).equals(user) && (int) row.get(1) > 100));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "a100", "zz"})
  void theHashIsFourDigitsOfTheMd5OfTheUser(String user) {
    GeneratedKey text = hashedUsers(Format.TEXT, "@PartitionKey(order = 1");
    String digits = HexFormat.of().formatHex(md5(user.getBytes(UTF_8))).substring(0, 4);

    assertThat(text.of(user, 17).columns())
        .containsEntry("partitionKey", digits + user + ",0000000017");
  }

  @Test
  void theHashOfBinaryIsTwoBytesOfTheMd5OfTheEncodedUser() {
    GeneratedKey binary = hashedUsers(Format.BINARY, "@PartitionKey(order = 1");
    String user = HexFormat.of().formatHex("a100".getBytes(UTF_8)) + "0001";
    String hash = HexFormat.of().formatHex(md5(HexFormat.of().parseHex(user)), 0, 2);

    assertThat(HexFormat.of().formatHex(partitionKey(binary.of("a100", 17))))
        .isEqualTo(hash + user + "80000011");
  }

  @Test
  void aUserWhoIsHashedCannotBeAskedForByRange() {
    GeneratedKey key = hashedUsers(Format.TEXT, "@PartitionKey(order = 1");

    assertThat(Arrays.stream(key.scan().stage().getClass().getMethods()))
        .filteredOn(method -> method.getName().equals("userId"))
        .singleElement()
        .satisfies(method -> assertThat(method.getParameterCount()).isEqualTo(1));
  }

  @ParameterizedTest
  @EnumSource
  void ordersOfOneUserAreOneRunBehindTheReversedUser(Format format) {
    GeneratedKey key =
        GeneratedKey.of(
            format.with(),
            "@PartitionKey(order = 0, reversed = true" + format.pad(9) + ") int userId",
            "@SortKey(order = 0" + format.pad(10) + ") int orderId");
    List<Integer> users =
        IntStream.concat(IntStream.of(0, 1, 10, 100), IntStream.range(1_000, 1_030))
            .boxed()
            .toList();
    Table table = new Table(key, ordersOf(users));

    for (int user : users) {
      GeneratedKey.Scan orders = key.scan().fix("userId", user);
      assertThat(table.read(orders.range("orderId", "between", 10, 100)))
          .isNotEmpty()
          .isEqualTo(
              matching(table, row -> row.get(0).equals(user) && isBetween(10, row.get(1), 100)));
    }
  }

  @Test
  void usersInARowAreFarApartOnceReversed() {
    GeneratedKey key =
        GeneratedKey.of(
            Format.TEXT.with(),
            "@PartitionKey(order = 0, reversed = true, pad = 6) int userId",
            "@SortKey(order = 0, pad = 10) int orderId");

    assertThat(List.of(200_001, 200_002, 200_010))
        .extracting(user -> key.of(user, 1).columns().get("partitionKey"))
        .containsExactly("100002", "200002", "010002");
  }

  private static GeneratedKey events(Format format, String bucket) {
    return GeneratedKey.of(
        format.with(
            "@Bucket(count = 12, of = \"timestamp\"" + bucket + ")",
            "@AccessPattern(name = \"between\", range = \"timestamp\")"),
        "@PartitionKey(order = 0) Instant timestamp",
        "@PartitionKey(order = 1) " + NAME + "hostname",
        "@PartitionKey(order = 2" + format.pad(10) + ") int logEvent");
  }

  private static List<List<Object>> logged(boolean isBefore1970) {
    Random random = new Random(12);
    Set<List<Object>> events = new LinkedHashSet<>();
    for (int i = 0; i < 400; i++) {
      String host = NAMES.get(random.nextInt(NAMES.size()));
      events.add(List.of(NOON.plusMillis(random.nextInt(300)), host, random.nextInt(3)));
      if (isBefore1970) {
        events.add(List.of(Instant.ofEpochMilli(random.nextInt(60) - 30), host, 7));
      }
    }
    return List.copyOf(events);
  }

  private static Comparator<List<Object>> oldestFirst() {
    return Comparator.<List<Object>, Instant>comparing(row -> (Instant) row.get(0))
        .thenComparing(row -> (String) row.get(1))
        .thenComparing(row -> (Integer) row.get(2));
  }

  @ParameterizedTest
  @CsvSource({
    "TEXT, ''",
    "TEXT, ', by = BucketBy.MODULO'",
    "TEXT, ', hash = HashAlgorithm.MURMUR3_32'",
    "BINARY, ''",
    "BINARY, ', by = BucketBy.MODULO'",
    "BINARY, ', hash = HashAlgorithm.CRC32C'"
  })
  void bucketedEventsOfAPeriodComeBackInTheOrderOfTime(Format format, String bucket) {
    GeneratedKey key = events(format, bucket);
    Table table = new Table(key, logged(format == Format.BINARY));

    for (long[] bounds : new long[][] {{0, 300}, {10, 11}, {99, 101}, {250, 900}, {7, 7}}) {
      Instant from = NOON.plusMillis(bounds[0]);
      Instant to = NOON.plusMillis(bounds[1]);
      List<List<Object>> expected =
          matching(table, row -> isBetween(from, row.get(0), to)).stream()
              .sorted(oldestFirst())
              .toList();
      assertThat(table.read(key.scan().range("timestamp", "between", from, to)))
          .isEqualTo(expected);
      assertThat(table.read(key.call("between", from, to))).isEqualTo(expected);
    }
    assertThat(table.read(key.scan().ask("all")))
        .isEqualTo(table.all().stream().sorted(oldestFirst()).toList())
        .isNotEqualTo(table.all());
  }

  @ParameterizedTest
  @CsvSource({"TEXT, ''", "BINARY, ''", "BINARY, ', by = BucketBy.MODULO'"})
  void eventsOfOneInstantAreInOneBucket(Format format, String bucket) {
    GeneratedKey key = events(format, bucket);
    Table table = new Table(key, logged(false));

    KeyRanges<?, ?> all = (KeyRanges<?, ?>) key.scan().ask("all");
    assertThat(all.size()).isEqualTo(12);
    for (Object time : Set.copyOf(table.all().stream().map(row -> row.get(0)).toList())) {
      GeneratedKey.Scan events = key.scan().fix("timestamp", time);
      KeyRanges<?, ?> atTime = (KeyRanges<?, ?>) events.ask("all");
      assertThat(atTime.size()).isEqualTo(1);
      assertThat(table.read(atTime)).isEqualTo(matching(table, row -> row.get(0).equals(time)));
      assertThat(table.read(events.range("hostname", "startsWith", "a1")))
          .isEqualTo(
              matching(
                  table, row -> row.get(0).equals(time) && ((String) row.get(1)).startsWith("a1")));
    }
  }

  @Test
  void aBucketByModuloIsTheRemainderOfTheMilliseconds() {
    GeneratedKey text = events(Format.TEXT, ", by = BucketBy.MODULO");
    GeneratedKey binary = events(Format.BINARY, ", by = BucketBy.MODULO");

    for (long millis : new long[] {0, 1, 11, 12, 13, 1_785_672_000_123L}) {
      String bucket = Long.toString(Math.floorMod(millis, 12));
      assertThat(
              (String) text.of(Instant.ofEpochMilli(millis), "a", 1).columns().get("partitionKey"))
          .startsWith("0".repeat(2 - bucket.length()) + bucket + ",");
    }
    for (long millis : new long[] {-1, -12, -13, Long.MIN_VALUE, Long.MAX_VALUE, 5}) {
      Key key = binary.of(Instant.ofEpochMilli(millis), "a", 1);
      assertThat(partitionKey(key)[0]).isEqualTo((byte) Math.floorMod(millis, 12));
    }
  }

  @Test
  void wholeSecondsModuloTwelveUseThreeBucketsAndHashedOnesAllTwelve() {
    List<Instant> seconds = IntStream.range(0, 600).mapToObj(NOON::plusSeconds).toList();

    // 12 / gcd(1000, 12)
    assertThat(buckets(events(Format.TEXT, ", by = BucketBy.MODULO"), seconds)).hasSize(3);
    assertThat(buckets(events(Format.TEXT, ""), seconds)).hasSize(12);
  }

  private static Set<Object> buckets(GeneratedKey key, List<Instant> times) {
    Set<Object> buckets = new LinkedHashSet<>();
    times.forEach(time -> buckets.add(key.call("bucketOf", time)));
    return buckets;
  }

  @ParameterizedTest
  @EnumSource
  void theLatestRecordOfAMetricComesFirst(Format format) {
    GeneratedKey key =
        GeneratedKey.of(
            format.with(
                "@AccessPattern(name = \"latest\", equal = {\"hostname\", \"logEvent\"},"
                    + " newestFirst = true)",
                "@AccessPattern(name = \"latestOf\", equal = {\"hostname\", \"logEvent\"},"
                    + " range = \"timestamp\", newestFirst = true)"),
            "@PartitionKey(order = 0) " + NAME + "hostname",
            "@PartitionKey(order = 1) " + NAME + "logEvent",
            "@SortKey(order = 0, direction = Direction.DESC) Instant timestamp");
    Random random = new Random(88);
    Set<List<Object>> metrics = new LinkedHashSet<>();
    for (int i = 0; i < 2_000; i++) {
      metrics.add(
          List.of(
              NAMES.get(random.nextInt(NAMES.size())),
              NAMES.get(random.nextInt(3)),
              NOON.plusMillis(random.nextInt(40))));
    }
    Table table = new Table(key, metrics);
    Instant from = NOON.plusMillis(10);
    Instant to = NOON.plusMillis(30);

    for (String host : NAMES) {
      List<List<Object>> newestFirst =
          new ArrayList<>(matching(table, row -> row.subList(0, 2).equals(List.of(host, "a0"))));
      newestFirst.sort(Comparator.comparing(row -> (Instant) row.get(2)));
      Collections.reverse(newestFirst);

      assertThat(newestFirst).hasSizeGreaterThan(5);
      assertThat(table.read(key.call("latest", host, "a0"))).isEqualTo(newestFirst);
      assertThat(table.read(key.call("latestOf", host, "a0", from, to)))
          .isEqualTo(newestFirst.stream().filter(row -> isBetween(from, row.get(2), to)).toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void threeTablesOfOneEntityAnswerTheSellerTheBuyerAndTheOrder(Format format) {
    Compiled trade =
        GeneratedKey.compile(
            format.with(
                "@AccessPattern(name = \"sales\", equal = \"sellerId\", range = \"timestamp\","
                    + " key = \"bySeller\")",
                "@AccessPattern(name = \"purchases\", equal = \"buyerId\", range = \"timestamp\","
                    + " key = \"byBuyer\")",
                "@AccessPattern(name = \"order\", equal = \"orderNumber\")"),
            "@PartitionKey(order = 0, key = \"bySeller\") " + NAME + "sellerId",
            "@PartitionKey(order = 0, key = \"byBuyer\") " + NAME + "buyerId",
            "@SortKey(order = 0, key = \"bySeller\") @SortKey(order = 0, key = \"byBuyer\")"
                + " Instant timestamp",
            ("@PartitionKey(order = 0%1$s) @SortKey(order = 1%1$s, key = \"bySeller\")"
                    + " @SortKey(order = 1%1$s, key = \"byBuyer\") int orderNumber")
                .replace("%1$s", format.pad(9)));
    ClassLoader loader = trade.load();
    List<List<Object>> orders = orders();
    Instant from = NOON.plusMillis(5);
    Instant to = NOON.plusMillis(15);

    for (int party = 0; party < 2; party++) {
      int index = party;
      GeneratedKey key = GeneratedKey.load(loader, party == 0 ? "BySeller" : "ByBuyer");
      Table table = new Table(key, orders);
      for (String name : NAMES) {
        assertThat(table.read(key.call(party == 0 ? "sales" : "purchases", name, from, to)))
            .isNotEmpty()
            .isEqualTo(
                matching(
                    table, row -> row.get(index).equals(name) && isBetween(from, row.get(2), to)));
      }
    }
    GeneratedKey key = GeneratedKey.load(loader, "");
    Table table = new Table(key, orders);
    for (List<Object> order : orders) {
      assertThat(table.read(key.call("order", order.get(3)))).containsExactly(order);
    }
  }

  private static List<List<Object>> orders() {
    Random random = new Random(90);
    return IntStream.range(0, 900)
        .mapToObj(
            number ->
                List.<Object>of(
                    NAMES.get(random.nextInt(NAMES.size())),
                    NAMES.get(random.nextInt(NAMES.size())),
                    NOON.plusMillis(random.nextInt(20)),
                    number))
        .toList();
  }
}
