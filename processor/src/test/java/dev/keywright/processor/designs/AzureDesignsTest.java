package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.laws.Vectors;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The keys of the Azure article: lists by date, newest first, and partitions by bits of an MD5. */
class AzureDesignsTest {
  private static final DateTimeFormatter BASIC =
      DateTimeFormatter.ofPattern("uuuuMMddHHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private static Instant time(String basic) {
    return LocalDateTime.parse(basic, BASIC).toInstant(ZoneOffset.UTC);
  }

  private enum Layout {
    REVERSE_TICKS("time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC"),
    ASCENDING("time = TimeFormat.BASIC");

    private final String options;

    Layout(String options) {
      this.options = options;
    }

    GeneratedKey posts() {
      return GeneratedKey.of(
          List.of(
              "@Separator('!')",
              "@AccessPattern(name = \"newest\", equal = \"user\", newestFirst = true)",
              "@AccessPattern(name = \"newestOf\", equal = \"user\", range = \"createdAt\","
                  + " newestFirst = true)"),
          "@PartitionKey(order = 0) @Domain(alphabet = \"0-9a-z\", maxLength = 32) String user",
          "@SortKey(order = 0, " + options + ") Instant createdAt");
    }
  }

  private static Table postsOf(GeneratedKey key, String... users) {
    List<List<Object>> posts = new ArrayList<>();
    for (Map<String, String> row : Vectors.rows("reverse-time.tsv")) {
      for (String user : users) {
        posts.add(List.of(user, Instant.parse(row.get("utc"))));
      }
    }
    return new Table(key, posts);
  }

  private static List<String> times(List<List<Object>> rows) {
    return rows.stream().map(row -> BASIC.format((Instant) row.get(1))).toList();
  }

  @ParameterizedTest
  @EnumSource
  void theTopTwoBeforeATimeAreTheNewestTwo(Layout layout) {
    GeneratedKey key = layout.posts();
    Table table = postsOf(key, "ann", "ann0", "anna", "bob", "an");

    Object before = key.call("newestOf", "ann", time("20120801000000"), time("20120801221700"));
    assertThat(times(table.read(before)))
        .containsExactly("20120801221110", "20120801201728", "20120801181514", "20120801171004");
    assertThat(times(table.read(key.call("newest", "ann"))))
        .hasSize(5)
        .startsWith("20120801221700", "20120801221110");
  }

  @Test
  void reverseTicksAreNewestFirstInTheStoreItself() {
    assertThat(((KeyRange<?>) Layout.REVERSE_TICKS.posts().call("newest", "ann")).isBackward())
        .isFalse();
    assertThat(((KeyRange<?>) Layout.ASCENDING.posts().call("newest", "ann")).isBackward())
        .isTrue();
  }

  @Test
  void theBoundOfReverseTicksIsTurnedAroundToo() {
    GeneratedKey key = Layout.REVERSE_TICKS.posts();
    KeyRange<?> before =
        (KeyRange<?>)
            key.scan().fix("user", "ann").range("createdAt", "lessThan", time("20120801221700"));

    // RowKey > 2520584413799999999 of the article, as an inclusive bound.
    assertThat(before.fixed()).containsExactly(Map.entry("partitionKey", "ann"));
    assertThat(before.from()).isEqualTo("2520584413799999999\0");
  }

  @Test
  void aForwardReadOfAscendingTimesGivesTheOldestTwo() {
    GeneratedKey key = Layout.ASCENDING.posts();
    Table table = postsOf(key, "ann");
    Object before =
        key.scan().fix("user", "ann").range("createdAt", "lessThan", time("20120801221700"));

    assertThat(times(table.read(before))).startsWith("20120801171004", "20120801181514");
  }

  private static GeneratedKey users(String format, int buckets) {
    return GeneratedKey.of(
        List.of(
            "@KeyFormat(Format." + format + ")",
            "@Bucket(count = " + buckets + ", of = \"email\")"),
        "@SortKey(order = 0) String email",
        "@SortKey(order = 1, column = \"items\") String item");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 2, 1",
    "'', 4, 11",
    "'', 16, 1101",
    "'', 256, 11010100",
    "'', 1024, 1101010000",
    "abc, 2, 1",
    "abc, 4, 10",
    "abc, 16, 1001",
    "abc, 256, 10010000",
    "abc, 1024, 1001000000",
    "user@example.com, 2, 1",
    "user@example.com, 4, 10",
    "user@example.com, 16, 1011",
    "user@example.com, 256, 10110101",
    "user@example.com, 1024, 1011010110"
  })
  void thePartitionIsTheFirstBitsThatTheArticlePrints(String email, int buckets, String bits) {
    assertThat(users("TEXT", buckets).call("bucketOf", email)).isEqualTo(Integer.parseInt(bits, 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16, 256, 1024})
  void thePartitionOfAnyTextIsTheFirstBitsOfItsMd5(int buckets) {
    GeneratedKey text = users("TEXT", buckets);
    GeneratedKey binary = users("BINARY", buckets);
    int bits = Integer.numberOfTrailingZeros(buckets);
    Random random = new Random(buckets);

    Set<Integer> seen = new LinkedHashSet<>();
    for (int i = 0; i < 1_000; i++) {
      String email = email(random);
      int expected = new BigInteger(1, md5(email)).shiftRight(128 - bits).intValueExact();
      seen.add(expected);
      assertThat(text.call("bucketOf", email)).as(email).isEqualTo(expected);
      assertThat(binary.call("bucketOf", email)).as(email).isEqualTo(expected);
    }
    assertThat(seen).hasSizeGreaterThanOrEqualTo(buckets / 2 + 1);
  }

  private static String email(Random random) {
    StringBuilder email = new StringBuilder();
    for (int length = random.nextInt(20); length > 0; length--) {
      char any = (char) random.nextInt(Character.MAX_VALUE);
      email.append(Character.isSurrogate(any) ? '@' : any);
    }
    return email.append(random.nextInt()).toString();
  }

  private static byte[] md5(String text) {
    try {
      return MessageDigest.getInstance("MD5").digest(text.getBytes(UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void thePartitionColumnHoldsTheBucketAlone() {
    GeneratedKey text = users("TEXT", 16);
    GeneratedKey binary = users("BINARY", 16);

    assertThat(text.of("abc", "x").columns())
        .containsExactly(
            Map.entry("partitionKey", "09"), Map.entry("sortKey", "abc"), Map.entry("items", "x"));
    assertThat(binary.of("abc", "x").columns())
        .containsEntry("partitionKey", new byte[] {9})
        .containsEntry("sortKey", "abc".getBytes(UTF_8));
    assertThat(text.call("decode", "09", "abc", "x")).isEqualTo(text.of("abc", "x"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"TEXT", "BINARY"})
  void oneUserIsOnePartitionAndARangeOfUsersIsAllOfThem(String format) {
    GeneratedKey key = users(format, 16);
    Set<List<Object>> rows = new LinkedHashSet<>();
    for (int i = 0; i < 500; i++) {
      rows.add(List.of("user" + (i % 130) + "@example.com", "item" + i));
    }
    Table table = new Table(key, rows);

    KeyRanges<?, ?> ofOne =
        (KeyRanges<?, ?>) key.scan().fix("email", "user7@example.com").ask("all");
    assertThat(ofOne.size()).isEqualTo(1);
    assertThat(table.read(ofOne))
        .hasSize(4)
        .isEqualTo(
            table.all().stream().filter(row -> row.get(0).equals("user7@example.com")).toList());
    KeyRanges<?, ?> ofSome = (KeyRanges<?, ?>) key.scan().range("email", "startsWith", "user10");
    assertThat(ofSome.size()).isEqualTo(16);
    assertThat(table.read(ofSome))
        .isEqualTo(
            rows.stream()
                .filter(row -> ((String) row.get(0)).startsWith("user10"))
                .sorted(AzureDesignsTest::compare)
                .toList())
        .hasSizeGreaterThan(40);
  }

  private static int compare(List<Object> a, List<Object> b) {
    int order = ((String) a.get(0)).compareTo((String) b.get(0));
    return order != 0 ? order : ((String) a.get(1)).compareTo((String) b.get(1));
  }
}
