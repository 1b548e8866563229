package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
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
  void aScanOfTheWholeTableBeginsWithTheLiteralAndEndsWithTheLastValue() {
    assertThat(order().scan().ask("all")).hasToString("PK [\"USER#\", \"USER#{\")");
    assertThat(order().scan().fix("userId", "u1").ask("all"))
        .hasToString("PK = \"USER#u1\", SK [\"ORDER#00000101#\", \"ORDER#99991231$\")");
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
    assertThat(row.scan().ask("all"))
        .hasToString("partitionKey = \"CONFIG\", sortKey [\"#\", \"{\")");
    assertThat(row.scan().fix("area", "x").ask("all"))
        .hasToString("partitionKey = \"CONFIG\", sortKey [\"x#\", \"x#{\")");
  }
}
