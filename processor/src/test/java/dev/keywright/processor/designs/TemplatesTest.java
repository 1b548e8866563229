package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Keys that are written as their templates look, against texts that are put together by hand. */
class TemplatesTest {
  private static final int ROWS = 1_000;
  private static final String USERS = "0123456789ABCXYZabcxyz-";

  private final Random random = new Random(16);

  private static GeneratedKey order() {
    return GeneratedKey.of(
        List.of(
            "@PartitionTemplate(value = \"USER#{userId}\", column = \"PK\")",
            "@SortTemplate(value = \"ORDER#{day}#{orderId}\", column = \"SK\")"),
        "@PartitionKey @Domain(alphabet = \"0-9A-Za-z\\\\-\", maxLength = 36) String userId",
        "@SortKey(time = TimeFormat.BASIC) java.time.LocalDate day",
        "@SortKey java.util.UUID orderId");
  }

  /** An order, and its columns put together without any codec. */
  private record Order(String userId, LocalDate day, UUID orderId) {
    String pk() {
      return "USER#" + userId;
    }

    String sk() {
      return "ORDER#" + day.toString().replace("-", "") + "#" + orderId;
    }
  }

  private Order draw() {
    StringBuilder user = new StringBuilder();
    int length = random.nextInt(4);
    for (int i = 0; i < length; i++) {
      user.append(USERS.charAt(random.nextInt(USERS.length())));
    }
    LocalDate day = LocalDate.of(2024, 1, 1).plusDays(random.nextInt(400));
    return new Order(user.toString(), day, new UUID(random.nextLong(), random.nextLong()));
  }

  @Test
  void columnsAreThePlainTextsAndReadBack() {
    GeneratedKey type = order();
    for (int i = 0; i < ROWS; i++) {
      Order order = draw();
      Key key = type.of(order.userId(), order.day(), order.orderId());

      assertThat(key.columns()).isEqualTo(Map.of("PK", order.pk(), "SK", order.sk()));
      assertThat(type.call("encodePk", order.userId())).isEqualTo(order.pk());
      assertThat(type.call("decode", order.pk(), order.sk())).isEqualTo(key);
    }
  }

  @Test
  void everyChangeOfOneCharacterIsAnotherKeyOrMalformed() {
    GeneratedKey type = order();
    int decoded = 0;
    for (int i = 0; i < 20; i++) {
      Order order = draw();
      for (String column : List.of("PK", "SK")) {
        String text = column.equals("PK") ? order.pk() : order.sk();
        for (int at = 0; at <= text.length(); at++) {
          for (char c : "#$!U9z-".toCharArray()) {
            String rest = at == text.length() ? "" : text.substring(at + 1);
            String changed = text.substring(0, at) + c + rest;
            Map<String, Object> row = new HashMap<>(Map.of("PK", order.pk(), "SK", order.sk()));
            row.put(column, changed);
            decoded += isCanonical(type, row) ? 1 : 0;
          }
        }
      }
    }
    assertThat(decoded).isGreaterThan(100);
  }

  /** Whether a row is a key that gives the row back; else it must be malformed. */
  private static boolean isCanonical(GeneratedKey type, Map<String, Object> row) {
    try {
      assertThat(((Key) type.call("decode", row)).columns()).isEqualTo(row);
      return true;
    } catch (MalformedKeyException refused) {
      return false;
    }
  }

  private static final List<String> FOREIGN =
      List.of(
          "ORDER",
          "ORDER#",
          "ORDER\"9",
          "ORDER$1",
          "ORDERBATCH#7",
          "ORDERS",
          "PROFILE",
          "ORDER#2",
          "ORDER#20240101",
          "ORDER#20240101#",
          "ORDER#20240101$x",
          "ORDER#20240101!",
          "",
          "#");

  @Test
  void rangesHoldTheRowsThatBruteForceFindsAndNoForeignOnes() {
    GeneratedKey type = order();
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      Order order = draw();
      orders.add(new Order("u" + random.nextInt(3), order.day(), order.orderId()));
    }
    for (int i = 0; i < 100; i++) {
      Order asked = orders.get(random.nextInt(orders.size()));
      Order later = orders.get(random.nextInt(orders.size()));
      LocalDate from = asked.day().isBefore(later.day()) ? asked.day() : later.day();
      LocalDate to = asked.day().isBefore(later.day()) ? later.day() : asked.day();
      GeneratedKey.Scan user = type.scan().fix("userId", asked.userId());
      Predicate<Order> isOfUser = order -> order.userId().equals(asked.userId());

      assertAnswer(user.ask("all"), asked, orders, isOfUser, "ORDER#");
      assertAnswer(
          user.range("day", "between", from, to),
          asked,
          orders,
          isOfUser.and(it -> !it.day().isBefore(from) && it.day().isBefore(to)),
          "ORDER#");
      assertAnswer(
          user.range("day", "greaterThan", from),
          asked,
          orders,
          isOfUser.and(it -> it.day().isAfter(from)),
          "ORDER#");
      assertAnswer(
          user.range("day", "atMost", from),
          asked,
          orders,
          isOfUser.and(it -> !it.day().isAfter(from)),
          "ORDER#");
      assertAnswer(
          user.fix("day", from).ask("all"),
          asked,
          orders,
          isOfUser.and(it -> it.day().equals(from)),
          "ORDER#" + from.toString().replace("-", "") + "#");
      assertAnswer(
          user.fix("day", asked.day()).ask("orderId", asked.orderId()),
          asked,
          orders,
          asked::equals,
          asked.sk());
    }
  }

  /**
   * @param fixed what a scan has fixed of the sort column: nothing else is in the range
   */
  @SuppressWarnings("unchecked") // both columns are text
  private static void assertAnswer(
      Object answer, Order asked, List<Order> orders, Predicate<Order> isMeant, String fixed) {
    KeyRange<String> range = (KeyRange<String>) answer;
    assertThat(range.fixed()).isEqualTo(Map.of("PK", asked.pk()));
    for (Order order : orders) {
      boolean isFound = order.pk().equals(asked.pk()) && range.contains(order.sk());
      assertThat(isFound).as("%s in %s", order, range).isEqualTo(isMeant.test(order));
    }
    for (String foreign : FOREIGN) {
      assertThat(range.contains(foreign) && !foreign.startsWith(fixed))
          .as("%s in %s", foreign, range)
          .isFalse();
    }
  }

  @Test
  void aScanOfTheWholeTableBeginsAndEndsWithTheLiteral() {
    assertThat(order().scan().ask("all")).hasToString("PK [\"USER#\", \"USER$\")");
    assertThat(order().scan().fix("userId", "u1").ask("all"))
        .hasToString("PK = \"USER#u1\", SK [\"ORDER#\", \"ORDER$\")");
  }

  @Test
  void aColumnOfOneLiteralIsPartOfEveryAnswer() {
    GeneratedKey profile =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(value = \"USER#{userId}\", column = \"PK\")",
                "@SortTemplate(value = \"PROFILE\", column = \"SK\")"),
            "@PartitionKey @Domain(alphabet = \"0-9a-z\") String userId");
    Key key = profile.of("u1");

    assertThat(key.columns()).isEqualTo(Map.of("PK", "USER#u1", "SK", "PROFILE"));
    assertThat(profile.call("encodeSk")).isEqualTo("PROFILE");
    assertThat(profile.call("decode", "USER#u1", "PROFILE")).isEqualTo(key);
    assertThat(profile.scan().ask("userId", "u1"))
        .hasToString("PK = \"USER#u1\", SK [\"PROFILE\", \"PROFILE\\u0000\")");
    assertThatThrownBy(() -> profile.call("decode", "USER#u1", "PROFILES"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("SK at position 7: expected the end of the column after it, found \"S\"");
    assertThatThrownBy(() -> profile.call("decode", "USER#u1", "PROF"))
        .hasMessage("SK at position 0: expected \"PROFILE\", found \"PROF\"");
    assertThatThrownBy(() -> profile.call("decode", "USERS#u1", "PROFILE"))
        .hasMessage("PK at position 0: expected \"USER#\", found \"USERS#u1\"");
  }

  @Test
  void aPartitionColumnOfOneLiteralIsFixedFromTheStart() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(\"CONFIG\")", "@SortTemplate(\"{area}#{name}\")"),
            "@SortKey @Domain(alphabet = \"a-z\") String area",
            "@SortKey @Domain(alphabet = \"a-z\") String name");

    assertThat(row.of("a", "b").columns())
        .isEqualTo(Map.of("partitionKey", "CONFIG", "sortKey", "a#b"));
    assertThat(row.scan().ask("all")).hasToString("partitionKey = \"CONFIG\", sortKey [\"\", end)");
    assertThat(row.scan().fix("area", "x").ask("all"))
        .hasToString("partitionKey = \"CONFIG\", sortKey [\"x#\", \"x$\")");
  }

  @Test
  void aCopyIsFixedWithItsPartAndRefusedWhereItDiffers() {
    GeneratedKey game =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(value = \"GAME#{id}\", column = \"PK\")",
                "@SortTemplate(value = \"#METADATA#{id}\", column = \"SK\")"),
            "@PartitionKey @Domain(alphabet = \"0-9a-f\") String id");

    assertThat(game.of("ca").columns()).isEqualTo(Map.of("PK", "GAME#ca", "SK", "#METADATA#ca"));
    assertThat(game.scan().ask("id", "ca"))
        .hasToString("PK = \"GAME#ca\", SK [\"#METADATA#ca\", \"#METADATA#ca\\u0000\")");
    assertThat(game.call("decode", "GAME#ca", "#METADATA#ca")).isEqualTo(game.of("ca"));
    assertThatThrownBy(() -> game.call("decode", "GAME#ca", "#METADATA#cb"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "id at position 10: expected the same value as in the column before, \"ca\", found"
                + " \"cb\"");
    assertThatThrownBy(() -> game.call("decode", "GAME#ca", "#METADATA#cab"))
        .hasMessage("id at position 12: expected the end of the column after it, found \"b\"");
  }

  @Test
  void copiesStandBetweenPartsAndBoundTheirRanges() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(\"{a}#{b}\")",
                "@SortTemplate(\"{day}#{b}!{a}~{n}.\")",
                "@SortTemplate(value = \"T\", column = \"kind\")"),
            "@PartitionKey @Domain(alphabet = \"a-z\") String a",
            "@PartitionKey(pad = 2) int b",
            "@SortKey(pad = 3) int day",
            "@SortKey(pad = 2, direction = Direction.DESC) int n");
    GeneratedKey.Scan day = row.scan().fix("a", "x").fix("b", 7);

    assertThat(row.of("x", 7, 120, 5).columns())
        .isEqualTo(Map.of("partitionKey", "x#07", "sortKey", "120#07!x~94.", "kind", "T"));
    assertThat(day.range("day", "atMost", 120))
        .hasToString("partitionKey = \"x#07\", sortKey [\"\", \"120#07!x\\u007f\")");
    assertThat(day.fix("day", 120).ask("all"))
        .hasToString("partitionKey = \"x#07\", sortKey [\"120#07!x~\", \"120#07!x\\u007f\")");
    assertThat(day.fix("day", 120).range("n", "atLeast", 5))
        .hasToString("partitionKey = \"x#07\", sortKey [\"120#07!x~\", \"120#07!x~94.\\u0000\")");
    assertThat(day.fix("day", 120).ask("n", 5))
        .hasToString(
            "partitionKey = \"x#07\", sortKey = \"120#07!x~94.\", kind [\"T\", \"T\\u0000\")");
  }

  @Test
  void binaryColumnsHoldTheBytesOfTheirLiterals() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@KeyFormat(Format.BINARY)",
                "@PartitionTemplate(\"t{table}_r{handle}\")",
                "@SortTemplate(\"\\\\x80\\\\\\\\{{{name}}}\\\\xfe{handle}\u00e9\")"),
            "@PartitionKey long table",
            "@PartitionKey long handle",
            "@SortKey String name");
    for (int i = 0; i < ROWS; i++) {
      long table = random.nextLong();
      long handle = random.nextLong();
      String name = Integer.toString(random.nextInt(), 36);
      Map<String, Object> columns = row.of(table, handle, name).columns();
      byte[] text = name.getBytes(java.nio.charset.StandardCharsets.UTF_8);
      ByteBuffer key = ByteBuffer.allocate(19);
      key.put((byte) 't').putLong(table ^ Long.MIN_VALUE).put((byte) '_').put((byte) 'r');
      key.putLong(handle ^ Long.MIN_VALUE);
      ByteBuffer sort = ByteBuffer.allocate(3 + text.length + 2 + 2 + 8 + 2);
      sort.put((byte) 0x80).put((byte) '\\').put((byte) '{').put(text).put((byte) 0).put((byte) 1);
      sort.put((byte) '}').put((byte) 0xfe).putLong(handle ^ Long.MIN_VALUE);
      sort.put((byte) 0xc3).put((byte) 0xa9);

      assertThat((byte[]) columns.get("partitionKey")).isEqualTo(key.array());
      assertThat((byte[]) columns.get("sortKey")).isEqualTo(sort.array());
      assertThat(row.call("decode", key.array(), sort.array()))
          .isEqualTo(row.of(table, handle, name));
      byte[] changed = sort.array().clone();
      int at = random.nextInt(changed.length);
      changed[at] = (byte) (changed[at] ^ 1 << random.nextInt(8));
      Map<String, Object> stored = Map.of("partitionKey", key.array(), "sortKey", changed);
      assertCanonicalBytes(row, stored);
    }
    String table7 = HexFormat.of().formatHex(ByteBuffer.allocate(8).putLong(7).array());
    assertThat(row.scan().fix("table", 7L).ask("all").toString())
        .contains("0x74" + table7.replaceFirst("^0", "8") + "5f72");
  }

  private static void assertCanonicalBytes(GeneratedKey type, Map<String, Object> row) {
    Key key;
    try {
      key = (Key) type.call("decode", row);
    } catch (MalformedKeyException refused) {
      return;
    }
    row.forEach(
        (column, stored) ->
            assertThat(Arrays.equals((byte[]) key.columns().get(column), (byte[]) stored))
                .isTrue());
  }

  @Test
  void theBucketStandsWhereTheTemplatePlacesItAndElseInFront() {
    for (String placed : List.of("E#{bucket}#{host}", "{host}")) {
      GeneratedKey row =
          GeneratedKey.of(
              List.of(
                  "@Bucket(count = 16, of = \"host\")", "@PartitionTemplate(\"" + placed + "\")"),
              "@PartitionKey @Domain(alphabet = \"a-z\") String host");
      int bucket = (int) row.call("bucketOf", "abc");
      String digits = bucket < 10 ? "0" + bucket : "" + bucket;
      String expected = placed.replace("{bucket}", digits).replace("{host}", "abc");
      String whole = placed.contains("bucket") ? expected : digits + expected;
      KeyRanges<?, ?> all = (KeyRanges<?, ?>) row.scan().ask("all");
      KeyRanges<?, ?> one = (KeyRanges<?, ?>) row.scan().ask("host", "abc");

      assertThat(row.of("abc").columns()).isEqualTo(Map.of("partitionKey", whole));
      assertThat(row.call("decode", whole)).isEqualTo(row.of("abc"));
      assertThat(all.ranges()).hasSize(16);
      assertThat(all.ranges().stream().filter(it -> it.contains(row.of("abc")))).hasSize(1);
      assertThat(one.ranges()).singleElement().asString().contains("[\"" + whole + "\"");
      assertThat((List<?>) row.call("splitPoints", 4))
          .first()
          .isEqualTo(placed.contains("bucket") ? "E#04" : "04");
    }
  }

  @Test
  void theSuffixStandsWhereTheTemplatePlacesIt() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@UniqueSuffix(length = 6)", "@PartitionTemplate(\"{host}#{uniqueSuffix}!\")"),
            "@PartitionKey @Domain(alphabet = \"a-z\") String host");

    assertThat(row.of("abc").columns().get("partitionKey").toString()).matches("abc#[0-9a-z]{6}!");
    assertThat(row.call("decode", "abc#00zz99!")).asString().contains("00zz99");
  }

  @Test
  void aHashPrefixStandsBehindTheLiteralInFront() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(\"U#{id}\")"),
            "@PartitionKey(hashPrefix = 4, pad = 6) int id");

    assertThat(row.of(54).columns().get("partitionKey").toString()).matches("U#[0-9a-f]{4}000054");
    assertThat((List<?>) row.call("splitPoints", 4)).asString().startsWith("[U#4000, U#8000");
    assertThat(row.scan().ask("all")).hasToString("partitionKey [\"U#\", \"U$\")");
  }

  @Test
  void escapesKeepTheFirstCharacterOfTheLiteralOutOfTexts() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(value = \"/{a}/{b}\", escape = true)"),
            "@PartitionKey String a",
            "@PartitionKey String b");
    List<String> texts = List.of("", "a", "a/b", "/", "0", "a0", "b ", "a/", "zz\u00e9");
    List<String> keys = new ArrayList<>();
    for (String a : texts) {
      for (String b : texts) {
        Key key = row.of(a, b);
        keys.add((String) key.columns().get("partitionKey"));
        assertThat(row.call("decode", key.columns())).isEqualTo(key);
      }
    }
    assertThat(keys).doesNotHaveDuplicates().allMatch(it -> it.startsWith("/"));
    assertThat(row.of("a/b", "c/d").columns()).isEqualTo(Map.of("partitionKey", "/a02fb/c/d"));
  }

  @Test
  void aNativeColumnMayStandAmongTemplates() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(value = \"U#{id}\", column = \"PK\")",
                "@SortTemplate(value = \"{number}\", column = \"n\")",
                "@SortTemplate(value = \"ROW\", column = \"kind\")"),
            "@PartitionKey(pad = 3) int id",
            "@SortKey(nativeType = true) long number",
            "@SortKey(order = 0, column = \"end\", pad = 2) int last");

    assertThat(row.of(7, 8L, 9).columns())
        .isEqualTo(Map.of("PK", "U#007", "n", 8L, "kind", "ROW", "end", "09"));
    assertThat(row.scan().fix("id", 7).fix("number", 8L).ask("all"))
        .hasToString("PK = \"U#007\", n = 8, kind = \"ROW\", end [\"\", end)");
  }

  @Test
  void severalKeysHaveTemplatesOfTheirOwn() {
    ClassLoader loader =
        GeneratedKey.compile(
                List.of(
                    "@PartitionTemplate(value = \"U#{id}\", column = \"PK\")",
                    "@PartitionTemplate(value = \"M#{mail}\", column = \"GSI1PK\", key = \"mail\")"),
                "@PartitionKey(pad = 3) int id",
                "@PartitionKey(key = \"mail\") @Domain(alphabet = \"a-z\") String mail")
            .load();

    assertThat(GeneratedKey.load(loader, "").of(7, "a").columns()).isEqualTo(Map.of("PK", "U#007"));
    assertThat(GeneratedKey.load(loader, "Mail").of(7, "a").columns())
        .isEqualTo(Map.of("GSI1PK", "M#a"));
  }
}
