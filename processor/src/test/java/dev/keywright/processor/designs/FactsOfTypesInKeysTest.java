package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.TypesOfRow.found;
import static dev.keywright.processor.designs.TypesOfRow.key;
import static dev.keywright.processor.designs.TypesOfRow.layout;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What a single-value type says in named keys, templates and frozen layouts, and how it is mended.
 */
class FactsOfTypesInKeysTest {
  private static final String USER_ID =
      "public record UserId(@Domain(alphabet = \"a-z0-9\", maxLength = 12) String value) {}";
  private static final String DEVICE =
      "public record Device("
          + "@EncodedNumber(as = NumberEncoding.HEX, width = 8) @Domain(min = 0) long number) {}";
  private static final String DEVICE_OF_TWO_KEYS =
      "public record Device(@EncodedNumber(as = NumberEncoding.HEX, width = 8)"
          + " @EncodedNumber(as = NumberEncoding.DECIMAL, width = 5, key = \"byDevice\")"
          + " long number) {}";
  private static final String BADGE =
      "public final class Badge { private final @Domain(alphabet = \"a-z\") String text;"
          + " public Badge(String of) { text = of; } public String text() { return text; } }";

  private static List<String> layouts(List<String> types, String row) {
    return List.of(key(types, row, "").layout(), key(types, row, "ByDevice").layout());
  }

  @Test
  void anEncodingAtATypeMayBeForOneKey() {
    assertThat(
            layouts(
                List.of(DEVICE_OF_TWO_KEYS),
                "public record Row(@PartitionKey @PartitionKey(key = \"byDevice\") Device it) {}"))
        .containsExactly(
            "TEXT separator=',' | partitionKey: it long as=HEX width=8",
            "TEXT separator=',' | partitionKey: it long as=DECIMAL width=5");
  }

  @Test
  void soItMayInLists() {
    String row =
        "public record Row(@PartitionKey(pad = 2) @PartitionKey(pad = 2, key = \"byDevice\") int a,"
            + " @SortKey @SortKey(key = \"byDevice\") @Domain(maxLength = 2) %s it) {}";

    assertThat(layouts(List.of(DEVICE_OF_TWO_KEYS), row.formatted("List<Device>")))
        .satisfiesExactly(
            it -> assertThat(it).contains("list(number long as=HEX width=8)"),
            it -> assertThat(it).contains("list(number long as=DECIMAL width=5)"));
    assertThat(
            layouts(
                List.of(),
                row.formatted(
                    "@EncodedNumber(as = NumberEncoding.HEX, width = 8)"
                        + " @EncodedNumber(as = NumberEncoding.HEX, width = 5, key = \"byDevice\")"
                        + " List<Long>")))
        .satisfiesExactly(
            it -> assertThat(it).contains("list(element long as=HEX width=8)"),
            it -> assertThat(it).contains("list(element long as=HEX width=5)"));
  }

  @Test
  void twoEncodingsForOneKeyContradictEachOther() {
    assertThat(
            found(
                List.of(
                    "public record Device(@EncodedNumber(as = NumberEncoding.HEX, width = 8)"
                        + " @EncodedNumber(as = NumberEncoding.HEX, width = 9) long number) {}"),
                "public record Row(@PartitionKey Device device) {}"))
        .singleElement()
        .asString()
        .contains("KW017", "width = 8) of Device.number contradicts", "width = 9) of Device.num");
  }

  @Test
  void partsOfTemplatesAreOfATypeToo() {
    assertThat(
            layout(
                List.of(USER_ID, DEVICE),
                "@PartitionTemplate(\"U#{user}\") @SortTemplate(\"D#{device}\")"
                    + " public record Row(@PartitionKey UserId user, @SortKey Device device) {}"))
        .contains(
            "\"U#\" user String alphabet=\"a-z0-9\" maxLength=12", "device long as=HEX width=8");
  }

  @Test
  void aContradictionIsMendedAtThePart() {
    assertThat(
            found(
                List.of(USER_ID),
                "public record Row(@PartitionKey @Domain(maxLength = 20) UserId user) {}"))
        .singleElement()
        .asString()
        .endsWith(
            "change one of the two, so that the first allows only what the second allows; or remove @Domain");
  }

  @Test
  void aContradictionOfElementsIsReportedOnce() {
    assertThat(
            found(
                List.of(
                    BADGE,
                    DEVICE,
                    "public record Ref(@Domain(alphabet = \"A\") Badge badge,"
                        + " @EncodedNumber(as = NumberEncoding.HEX, width = 9) Device device) {}"),
                "public record Row(@PartitionKey(pad = 2) int shop,"
                    + " @SortKey @Domain(maxLength = 2) List<Ref> refs) {}"))
        .satisfiesExactly(
            it -> assertThat(it).contains("(alphabet = \"A\") of refs[0].badge", "Badge.text"),
            it -> assertThat(it).contains("width = 9) of refs[0].device", "Device.number"));
    assertThat(
            found(
                List.of(BADGE),
                "public record Row(@PartitionKey(pad = 2) int shop,"
                    + " @SortKey @Domain(alphabet = \"A\", maxLength = 2) List<Badge> badges) {}"))
        .singleElement()
        .asString()
        .contains("@Domain(alphabet = \"A\") of badges[0].element contradicts");
  }

  @Test
  void aNameThatATypeCannotKnowIsReportedWithIt() {
    assertThat(
            found(
                List.of("public record Town(@Domain(determinedBy = \"state\") String name) {}"),
                "public record Row(@PartitionKey Town town) {}"))
        .anySatisfy(it -> assertThat(it).contains("KW014", "(@Domain of Town.name)"));
  }

  private static String frozen(String signature, String type) {
    String layout = signature.replace("\"", "\\\"");
    return "@FrozenLayout(version = 1, signature = \"TEXT separator=',' | partitionKey: "
        + layout
        + "\") public record Row(@PartitionKey "
        + type
        + " it) {}";
  }

  @Test
  void aFrozenLayoutSaysWhichTypeHasChangedIt() {
    assertThat(found(List.of(DEVICE), frozen("it long pad=8", "Device")))
        .singleElement()
        .asString()
        .contains(
            "KW501",
            "it was pad=8 and is no pad, as @EncodedNumber of Device.number says (and 1 more ch");
    assertThat(found(List.of(USER_ID), frozen("it String", "UserId")))
        .singleElement()
        .asString()
        .contains("it was no alphabet and is alphabet=\"a-z0-9\", as @Domain of UserId.value says");
    assertThat(
            found(
                List.of(BADGE),
                frozen(
                    "it list(element String) minLength=1", "@Domain(minLength = 1) List<Badge>")))
        .singleElement()
        .asString()
        .contains("it was no alphabet and is alphabet=\"a-z\", as @Domain of Badge.text says");
  }

  @Test
  void aFrozenLayoutNamesNoTypeThatHasChangedNothing() {
    assertThat(
            found(
                List.of(USER_ID),
                frozen("it String reversed alphabet=\"a-z0-9\" maxLength=12", "UserId")))
        .singleElement()
        .asString()
        .contains("KW501")
        .doesNotContain("UserId");
    assertThat(
            found(
                List.of(USER_ID),
                "@FrozenLayout(version = 1, signature = \"TEXT separator=',' | partitionKey: a int"
                    + " pad=2\") public record Row(@PartitionKey(order = 0, pad = 2) int a,"
                    + " @PartitionKey(order = 1) UserId it) {}"))
        .singleElement()
        .asString()
        .contains("KW501")
        .doesNotContain("@Domain of");
  }
}
