package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.DesignFindings.found;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A part that is the only one of its column needs no {@code order}. */
class OrderLeftOutTest {
  private static final String ID = "@Domain(alphabet = \"a-z\", maxLength = 9) String id";

  @Test
  void onePartIsACompletePartitionKey() {
    GeneratedKey key = GeneratedKey.of(List.of(), "@PartitionKey " + ID);

    assertThat(key.of("ann").columns()).containsEntry("partitionKey", "ann");
    assertThat(key.layout())
        .isEqualTo(GeneratedKey.of(List.of(), "@PartitionKey(order = 0) " + ID).layout());
  }

  @Test
  void soIsOnePartOfTheSortKeyBesideSeveralOfThePartitionKey() {
    GeneratedKey key =
        GeneratedKey.of(
            List.of(),
            "@PartitionKey(order = 1, pad = 3) int shop",
            "@PartitionKey(order = 0, pad = 2) int region",
            "@SortKey(pad = 4) int number");

    assertThat(key.of(7, 8, 9).columns())
        .containsEntry("partitionKey", "08,007")
        .containsEntry("sortKey", "0009");
  }

  @Test
  void whatEndsTheKeyIsNoOtherPart() {
    GeneratedKey key =
        GeneratedKey.of(
            List.of("@Bucket(count = 4, of = \"id\")", "@UniqueSuffix(length = 4)"),
            "@PartitionKey " + ID,
            "@SortKey(pad = 4) int number");

    assertThat(key.layout()).contains("bucket", "uniqueSuffix");
  }

  @Test
  void eachNamedKeyCountsItsOwnParts() {
    Compiled both =
        GeneratedKey.compile(
            List.of(),
            "@PartitionKey @SortKey(key = \"byDay\", order = 1) " + ID,
            "@SortKey(pad = 8) @PartitionKey(key = \"byDay\", pad = 8) int day",
            "@SortKey(key = \"byDay\", order = 0, pad = 4) int number");

    assertThat(both.messages()).isEmpty();
    assertThat(GeneratedKey.load(both.load(), "ByDay").layout())
        .startsWith("TEXT separator=',' | partitionKey: day")
        .containsSubsequence("sortKey: number", "id");
  }

  @Test
  void templatesPlaceTheOthers() {
    GeneratedKey key =
        GeneratedKey.of(
            List.of("@PartitionTemplate(\"USER#{id}\")"),
            "@PartitionKey " + ID,
            "@SortKey(pad = 4) int number");

    assertThat(key.of("ann", 7).columns())
        .containsEntry("partitionKey", "USER#ann")
        .containsEntry("sortKey", "0007");
  }

  @Test
  void membersOfFamiliesAndFieldsOfClassesNeedNoneEither() {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "shop.Item",
                "package shop;",
                "import dev.keywright.*;",
                "@KeyFamily public sealed interface Item permits Item.User, Item.Order {",
                "@PartitionTemplate(\"USER#{id}\") record User(@PartitionKey",
                "    @Domain(alphabet = \"a-z\", maxLength = 9) String id,",
                "    @SortKey(pad = 4) int number) implements Item {}",
                "  final class Order implements Item {",
                "  @PartitionKey(pad = 6) private final int shop = 1;",
                "  private final int number = 2;",
                "  int getShop() { return shop; }",
                "  @SortKey(pad = 6) int getNumber() { return number; }",
                "}}"));

    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void severalColumnsOfOnePartHaveToBeCounted() {
    assertThat(
            found(
                List.of(),
                "@PartitionKey " + ID,
                "@SortKey(column = \"MM\", pad = 2) int month",
                "@SortKey(column = \"DD\", pad = 2) int day"))
        .singleElement()
        .asString()
        .contains(
            "KW003",
            "the sort key has the parts month and day, and month and day have no order",
            "Fix: add order = 0 to month and order = 1 to day");
  }
}
