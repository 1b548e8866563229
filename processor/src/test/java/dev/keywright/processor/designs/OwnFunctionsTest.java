package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Key;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Members of a family whose buckets a class of the user's chooses, which no check can ask. */
class OwnFunctionsTest {
  private static final String SHARDS =
      """
      public static final class Shards {
        public static int bucket(int user, int count) { return (user + 1) % count; }
      }
      @KeyFamily public sealed interface Item permits Order, Visit {}
      @Bucket(count = 4, of = "user", function = Shards.class)
      @PartitionTemplate(value = "U#{bucket}#{user}", column = "PK")
      @SortTemplate(value = "ORDER#{n}", column = "SK")
      public record Order(@PartitionKey(pad = 4) int user, @SortKey(pad = 4) int n)
          implements Item {}
      @Bucket(count = 4, of = "user", function = Shards.class)
      @PartitionTemplate(value = "U#{bucket}#{user}", column = "PK")
      @SortTemplate(value = "VISIT#{page}", column = "SK")
      public record Visit(
          @PartitionKey(pad = 4) int user,
          @SortKey @Domain(alphabet = "0-9A-Z", maxLength = 9) String page)
          implements Item {}
      """;

  @Test
  void literalsTellTheRowsApartWhateverTheFunctionChooses() {
    FamilyDesign design = FamilyDesign.of(SHARDS);
    Key order = design.key("Order", 7, 1);
    Key visit = design.key("Visit", 7, "HOME");

    assertThat(order.columns().get("PK")).isEqualTo("U#0#0007");
    assertThat(design.decode("Item", order.columns())).isEqualTo(order);
    assertThat(design.decode("Item", visit.columns())).isEqualTo(visit);
  }

  @Test
  void keysThatOnlyTheFunctionMightTellApartAreAnError() {
    assertThat(FamilyDesign.found(SHARDS.replace("ORDER#", "").replace("VISIT#", "")))
        .singleElement()
        .asString()
        .startsWith("[KW021 shared-key] Shop.Order and Shop.Visit can write the same key: ")
        .contains(" (if Shop.Shards chooses this bucket)\n  Fix: begin SK of ");
  }

  @Test
  void rowsThatExistKeepTheirBytes() {
    String existing =
        SHARDS
            .replace("@Bucket", "@ExistingRows(reason = \"since 2019\") @Bucket")
            .replace("VISIT#", "");

    List<String> found = FamilyDesign.found(existing);

    assertThat(found)
        .singleElement()
        .asString()
        .startsWith("[KW022 foreign-rows] scan().user(54).all() of Shop.Visit also holds rows of")
        .contains(" (if Shop.Shards chooses this bucket)\n  Fix: accept it: @AllowDesign(")
        .doesNotContain("BucketBy", "begin SK");
  }
}
