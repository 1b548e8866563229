package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Members of a family that are one row: their keys are literals alone. */
class LiteralRowsTest {
  /** As a chain of blocks has them: a row for each coin, and one that names the best block. */
  private static final String COINS =
      """
      @KeyFamily public sealed interface State permits Best, Coin {}
      @KeyFormat(Format.BINARY) @PartitionTemplate("B")
      public record Best(String block) implements State {}
      @KeyFormat(Format.BINARY) @PartitionTemplate("C{n}")
      public record Coin(@PartitionKey int n) implements State {}
      """;

  private static final String META =
      """
      @KeyFamily public sealed interface Item permits Version, Entry {}
      @PartitionTemplate(value = "META", column = "PK") @SortTemplate(value = "V", column = "SK")
      public record Version(int version) implements Item {}
      @PartitionTemplate(value = "E#{n}", column = "PK") @SortTemplate(value = "{m}", column = "SK")
      public record Entry(@PartitionKey(pad = 3) int n, @SortKey(pad = 3) int m)
          implements Item {}
      """;

  @Test
  void aRowOfLiteralsIsReadAsItsMember() {
    FamilyDesign design = FamilyDesign.of(COINS);
    Key best = design.key("Best");
    Key coin = design.key("Coin", 7);

    assertThat(best.columns().values()).containsExactly(new byte[] {'B'});
    assertThat(design.decode("State", best.columns())).isEqualTo(best);
    assertThat(design.decode("State", coin.columns())).isEqualTo(coin);
    assertThatThrownBy(() -> design.call("State", "decode", (Object) new byte[] {'B', 1}))
        .isInstanceOf(MalformedKeyException.class);
  }

  @Test
  void itMayHaveSeveralColumns() {
    FamilyDesign design = FamilyDesign.of(META);
    Key version = design.key("Version");

    assertThat(version.columns()).isEqualTo(Map.of("PK", "META", "SK", "V"));
    assertThat(design.decode("Item", version.columns())).isEqualTo(version);
  }

  @Test
  void suchAKeyHasAnOrderAndNothingToScanBy() throws ReflectiveOperationException {
    Class<?> best = FamilyDesign.of(COINS).type("BestKey");
    Key one = (Key) best.getConstructor().newInstance();
    @SuppressWarnings("unchecked") // keys are compared with keys of their class
    Comparator<Key> order = (Comparator<Key>) best.getField("ORDER").get(null);

    assertThat(order.compare(one, one)).isZero();
    assertThat(List.of(best.getMethods())).noneMatch(it -> it.getName().equals("scan"));
    assertThat(best.getField("LAYOUT").get(null)).isEqualTo("BINARY | partitionKey: \"B\"");
  }

  @Test
  void twoRowsOfOneLiteralAreOneRow() {
    assertThat(FamilyDesign.found(COINS.replace("C{n}", "B").replace("@PartitionKey int", "int")))
        .singleElement()
        .asString()
        .startsWith("[KW021 shared-key] Shop.Best and Shop.Coin can write the same key");
  }

  @Test
  void outsideOfAFamilyATemplateNeedsAPart() {
    assertThat(FamilyDesign.found("@PartitionTemplate(\"B\") public record Best(int x) {}"))
        .singleElement()
        .asString()
        .startsWith("[KW014 unknown-name] @PartitionTemplate is for ");
  }
}
