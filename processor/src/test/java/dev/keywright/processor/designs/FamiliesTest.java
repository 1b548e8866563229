package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** One table with the rows of several entities: each row is a key of the right one. */
class FamiliesTest {
  private static final int ROWS = 500;

  private final Random random = new Random(16);

  private Key draw(FamilyDesign shop) {
    String user = Integer.toString(random.nextInt(1 << 30), 36);
    return switch (random.nextInt(4)) {
      case 0 ->
          shop.key(
              "Order",
              user,
              LocalDate.ofEpochDay(random.nextInt(30_000)),
              new UUID(random.nextLong(), random.nextLong()));
      case 1 -> shop.key("Profile", user);
      case 2 -> shop.key("Product", random.nextInt(1_000_000));
      default -> shop.key("Visit", user, random.nextBoolean() ? "order" : "");
    };
  }

  @Test
  void everyRowIsAKeyOfItsEntity() {
    FamilyDesign shop = FamilyDesign.of(FamilyDesign.SHOP);
    for (int i = 0; i < ROWS; i++) {
      Key key = draw(shop);
      Object pk = key.columns().get("PK");
      Object sk = key.columns().get("SK");

      assertThat(key).isInstanceOf(shop.type("ItemKey"));
      assertThat(shop.call("Item", "decode", pk, sk)).isEqualTo(key);
      assertThat(shop.call("Item", "tryDecode", pk, sk)).isEqualTo(Optional.of(key));
      assertThat(shop.decode("Item", key.columns())).isEqualTo(key);
    }
  }

  @Test
  void layoutsComeInTheOrderOfThePermitsClause() throws ReflectiveOperationException {
    FamilyDesign shop = FamilyDesign.of(FamilyDesign.SHOP);

    assertThat((List<?>) shop.type("ItemKey").getField("LAYOUTS").get(null))
        .map(Object.class::cast)
        .containsExactly(
            shop.type("OrderKey").getField("LAYOUT").get(null),
            shop.type("ProfileKey").getField("LAYOUT").get(null),
            shop.type("ProductKey").getField("LAYOUT").get(null),
            shop.type("VisitKey").getField("LAYOUT").get(null));
    assertThat(shop.type("ItemKey").getPermittedSubclasses())
        .extracting(Class::getSimpleName)
        .containsExactly("Shop_OrderKey", "Shop_ProfileKey", "Shop_ProductKey", "Shop_VisitKey");
  }

  @Test
  void literalsTellWhichMemberReadsTheRow() {
    List<String> told =
        FamilyDesign.of(FamilyDesign.SHOP)
            .source("ItemKey")
            .lines()
            .map(String::strip)
            .filter(it -> it.startsWith("if (") || it.startsWith("return Shop_"))
            .toList();

    assertThat(told)
        .containsExactly(
            "if (Literals.isAll(sk, \"PROFILE\")) {",
            "return Shop_ProfileKey.decode(pk, sk);",
            "if (Literals.isAt(pk, 0, \"PRODUCT#\")) {",
            "return Shop_ProductKey.decode(pk, sk);",
            // An order and a visit might be alike for all that their literals say.
            "if (Literals.isAt(pk, 0, \"USER#\") && Literals.isAt(sk, 0, \"ORDER#\")",
            "if (found.isPresent()) {",
            "if (Literals.isAt(pk, 0, \"USER#\") && Literals.isEnd(sk, \"#VISIT\")) {",
            "if (found2.isPresent()) {");
  }

  @Test
  void ofAStrangerTheMessageSaysWhatEachMemberWouldHaveHad() {
    FamilyDesign shop = FamilyDesign.of(FamilyDesign.SHOP);

    assertThatThrownBy(() -> shop.call("Item", "decode", "USER#a", "PRICE"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "a key of no entity of Shop.Item:"
                + " Shop.Order: SK at position 0: expected \"ORDER#\", found \"PRICE\";"
                + " Shop.Profile: SK at position 0: expected \"PROFILE\", found \"PRICE\";"
                + " Shop.Product: PK at position 0: expected \"PRODUCT#\", found \"USER#a\";"
                + " Shop.Visit: page at position 0: expected characters of [a-z], found \"PRICE\"");
    assertThat(shop.call("Item", "tryDecode", "USER#a", "PRICE")).isEqualTo(Optional.empty());
  }

  @Test
  void whereLiteralsNameTheMemberItsOwnMessageIsThrown() {
    FamilyDesign shop = FamilyDesign.of(FamilyDesign.SHOP);

    assertThatThrownBy(() -> shop.call("Item", "decode", "USER#a!", "PROFILE"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageStartingWith("userId at position 6: expected ");
  }

  @Test
  void aRowWithoutAColumnIsMalformed() {
    FamilyDesign shop = FamilyDesign.of(FamilyDesign.SHOP);

    assertThatThrownBy(() -> shop.decode("Item", Map.of("PK", "USER#a")))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"SK\": expected text, found no such column");
  }

  @Test
  void membersWithLiteralsAlikeAreTriedInTurn() {
    FamilyDesign design =
        FamilyDesign.of(
            """
            @AllowDesign(check = "KW022", reason = "rows are told apart by decode")
            @KeyFamily public sealed interface Row permits Short, Long, Late {}
            @PartitionTemplate("A#{id}")
            public record Short(@PartitionKey @Domain(alphabet = "0-9", maxLength = 8) String id)
                implements Row {}
            @PartitionTemplate("A#{id}")
            public record Long(@PartitionKey UUID id) implements Row {}
            @PartitionTemplate("{day}{n}")
            public record Late(
                @PartitionKey(time = TimeFormat.BASIC) LocalDate day,
                @PartitionKey @Domain(alphabet = "0-9", maxLength = 4) String n) implements Row {}
            """);
    Key number = design.key("Short", "123");
    Key uuid = design.key("Long", new UUID(1, 2));
    Key late = design.key("Late", LocalDate.of(2024, 5, 17), "7");

    for (Key key : List.of(number, uuid, late)) {
      assertThat(design.decode("Row", key.columns())).isEqualTo(key);
    }
    assertThatThrownBy(() -> design.call("Row", "decode", "A#x"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContainingAll("Shop.Short: id at", "Shop.Long: id at", "Shop.Late: day at");
  }

  @Test
  void lengthsTellMembersWithoutLiteralsApart() {
    FamilyDesign design =
        FamilyDesign.of(
            """
            @AllowDesign(check = "KW022", reason = "rows are told apart by decode")
            @KeyFamily public sealed interface Row permits Day, Number {}
            @PartitionTemplate("{day}")
            public record Day(@PartitionKey(time = TimeFormat.BASIC) LocalDate day)
                implements Row {}
            @PartitionTemplate("{n}")
            public record Number(@PartitionKey(pad = 5) int n) implements Row {}
            """);
    Key day = design.key("Day", LocalDate.of(2024, 5, 17));
    Key number = design.key("Number", 20240);

    assertThat(design.decode("Row", day.columns())).isEqualTo(day);
    assertThat(design.decode("Row", number.columns())).isEqualTo(number);
    assertThat(design.source("RowKey"))
        .contains("Literals.hasLength(partitionKey, 8)", "Literals.hasLength(partitionKey, 5)");
  }

  @Test
  void familiesOfBytesWithNativeColumnsAndNamedKeys() {
    FamilyDesign design =
        FamilyDesign.of(
            """
            @KeyFamily(key = "byTime")
            public sealed interface Row permits Cell, Mark {}
            @KeyFormat(Format.BINARY)
            @PartitionTemplate(value = "c{id}", key = "byTime")
            public record Cell(
                @PartitionKey(key = "byTime") @PartitionKey(order = 0) @Domain(min = 0) long id,
                @SortKey(key = "byTime", nativeType = true, column = "at") long at) implements Row {}
            @KeyFormat(Format.BINARY)
            @PartitionTemplate(value = "{name}\\\\xfe", key = "byTime")
            public record Mark(
                @PartitionKey(key = "byTime") @Domain(alphabet = "a-z") String name,
                @SortKey(key = "byTime", nativeType = true, column = "at") long at) implements Row {}
            """
                .replace("@SortKey(key", "@SortKey(order = 0, key"));
    Key cell = design.key("CellByTime", 7L, 5L);
    Key mark = design.key("MarkByTime", "cafe", 6L);

    assertThat(design.decode("RowByTime", cell.columns())).isEqualTo(cell);
    assertThat(design.decode("RowByTime", mark.columns())).isEqualTo(mark);
    assertThat(design.call("RowByTime", "tryDecode", new byte[] {1}, 2L))
        .isEqualTo(Optional.empty());
    assertThat(design.type("CellKey").getInterfaces()).containsExactly(Key.class);
  }

  @Test
  void anEntityMayBeInAFamilyInsideAFamily() {
    FamilyDesign design =
        FamilyDesign.of(
            """
            @KeyFamily public sealed interface All permits Some, Other {}
            @KeyFamily public sealed interface Some extends All permits One, Two {}
            @PartitionTemplate("1#{n}")
            public record One(@PartitionKey(pad = 3) int n) implements Some {}
            @PartitionTemplate("2#{n}")
            public record Two(@PartitionKey(pad = 3) int n) implements Some {}
            @PartitionTemplate("3#{n}")
            public record Other(@PartitionKey(pad = 3) int n) implements All {}
            """);
    Key two = design.key("Two", 2);

    assertThat(two).isInstanceOf(design.type("SomeKey")).isInstanceOf(design.type("AllKey"));
    assertThat(design.call("Some", "decode", "2#002")).isEqualTo(two);
    assertThat(design.call("All", "decode", "2#002")).isEqualTo(two);
    assertThat(design.call("Some", "tryDecode", "3#002")).isEqualTo(Optional.empty());
  }
}
