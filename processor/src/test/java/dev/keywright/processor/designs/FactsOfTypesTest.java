package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.TypesOfRow.compile;
import static dev.keywright.processor.designs.TypesOfRow.found;
import static dev.keywright.processor.designs.TypesOfRow.key;
import static dev.keywright.processor.designs.TypesOfRow.layout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.InvalidPartException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of the value of a single-value type holds wherever the type is a part. */
class FactsOfTypesTest {
  private static final String USER_ID =
      "public record UserId(@Domain(alphabet = \"a-z0-9\", maxLength = 12) String value) {}";
  private static final String DEVICE =
      "public record Device("
          + "@EncodedNumber(as = NumberEncoding.HEX, width = 8) @Domain(min = 0) long number) {}";
  private static final String AGENT =
      "public final class Agent {"
          + "  @EncodedText(as = TextEncoding.FIXED, width = 8, fill = 0)"
          + "  @Domain(alphabet = \"a-z\", maxLength = 8, minLength = 1)"
          + "  private final String name;"
          + "  public Agent(String text) { name = text; }"
          + "  public String name() { return name; }"
          + "  @Override public boolean equals(Object it) {"
          + "    return it instanceof Agent that && that.name.equals(name); }"
          + "  @Override public int hashCode() { return name.hashCode(); } }";

  @Test
  void theDomainOfATypeIsThatOfItsParts() {
    GeneratedKey key =
        key(List.of(USER_ID), "public record Row(@PartitionKey(order = 0) UserId user) {}");

    assertThat(key.layout())
        .isEqualTo(
            layout(
                List.of(),
                "public record Row(@PartitionKey(order = 0)"
                    + " @Domain(alphabet = \"a-z0-9\", maxLength = 12) String user) {}"));
    assertThat(key.call("decode", "ann7")).isNotNull();
    assertThatThrownBy(() -> key.call("decode", "Ann")).hasMessageContaining("user");
  }

  @Test
  void theEncoderRefusesWhatTheTypeRulesOut() {
    Compiled compiled =
        compile(List.of(USER_ID), "public record Row(@PartitionKey(order = 0) UserId user) {}");
    ClassLoader loader = compiled.load();
    GeneratedKey key = GeneratedKey.load(loader, "");

    assertThat(key.of(value(loader, "UserId", "ann7")).columns())
        .containsEntry("partitionKey", "ann7");
    assertThatThrownBy(() -> key.of(value(loader, "UserId", "Ann")).columns())
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("user");
    assertThatThrownBy(() -> key.of(value(loader, "UserId", "a".repeat(13))).columns())
        .isInstanceOf(InvalidPartException.class);
  }

  private static Object value(ClassLoader loader, String type, Object value) {
    try {
      return Reflected.make(loader.loadClass("shop." + type), value);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void thePartMayNarrowIt() {
    assertThat(
            layout(
                List.of(USER_ID),
                "public record Row(@PartitionKey(order = 0)"
                    + " @Domain(alphabet = \"a-z\", minLength = 1) UserId user) {}"))
        .endsWith("partitionKey: user String alphabet=\"a-z\" minLength=1 maxLength=12");
  }

  @Test
  void aTypeAroundAnotherOneOfTheSameNameMayNarrowIt() {
    String encoded = "@EncodedNumber(as = NumberEncoding.UNSIGNED, width = 4)";
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "other.Id",
                "package other;",
                "import dev.keywright.*;",
                "public record Id(" + encoded + " @Domain(max = 7) int value) {}"),
            Compiled.source(
                "shop.Id",
                "package shop;",
                "import dev.keywright.*;",
                "public record Id(" + encoded + " @Domain(min = 1) other.Id value) {}"),
            Compiled.source(
                "shop.Row",
                "package shop;",
                "import dev.keywright.*;",
                "@KeyFormat(Format.BINARY) public record Row(@PartitionKey Id id) {}"));

    assertThat(compiled.messages()).isEmpty();
    assertThat(GeneratedKey.load(compiled.load(), "").layout())
        .endsWith("id int as=UNSIGNED width=4 min=1 max=7");
  }

  @Test
  void whatThePartAddsToTheTypeIsAContradiction() {
    assertThat(
            found(
                List.of(USER_ID),
                "public record Row(@PartitionKey(order = 0)"
                    + " @Domain(alphabet = \"a-zA-Z\", maxLength = 12) UserId user) {}"))
        .containsExactly(
            """
            [KW017 contradictory-facts] @Domain(alphabet = "a-zA-Z") of user contradicts @Domain(alphabet = "a-z0-9") of UserId.value, which holds wherever the type is a part
              Fix: change one of the two, so that the first allows only what the second allows; or remove alphabet\
            """);
    assertThat(
            found(
                List.of(USER_ID),
                "public record Row(@PartitionKey(order = 0) @Domain(maxLength = 13) UserId user) {}"))
        .singleElement()
        .asString()
        .contains("KW017", "@Domain(maxLength = 13) of user", "(maxLength = 12) of UserId.value");
  }

  @Test
  void aPartWithoutAnyValueLeftShowsBoth() {
    assertThat(
            found(
                List.of(USER_ID),
                "public record Row(@PartitionKey(order = 0) @Domain(minLength = 20) UserId user) {}"))
        .singleElement()
        .asString()
        .contains(
            "KW017",
            "@Domain asks for a length of at least 20",
            "@Domain of UserId.value asks for a length of at most 12");
  }

  @Test
  void aTypeInsideATypeHoldsToo() {
    assertThat(
            layout(
                List.of(USER_ID, "public record Owner(@Domain(maxLength = 5) UserId id) {}"),
                "public record Row(@PartitionKey(order = 0) Owner owner) {}"))
        .endsWith("owner String alphabet=\"a-z0-9\" maxLength=5");
    assertThat(
            found(
                List.of(USER_ID, "public record Owner(@Domain(maxLength = 50) UserId id) {}"),
                "public record Row(@PartitionKey(order = 0) Owner owner) {}"))
        .singleElement()
        .asString()
        .contains(
            "@Domain(maxLength = 50) of Owner.id contradicts @Domain(maxLength = 12) of User");
  }

  @Test
  void soDoEncodings() {
    assertThat(
            layout(List.of(DEVICE), "public record Row(@PartitionKey(order = 0) Device device) {}"))
        .endsWith("partitionKey: device long as=HEX width=8 min=0");
    assertThat(
            layout(
                List.of(AGENT),
                "@KeyFormat(Format.BINARY) public record Row(@PartitionKey(order = 0) Agent agent,"
                    + " @SortKey(order = 0) int number) {}"))
        .contains(
            "agent String text=FIXED width=8 fill=0 alphabet=\"a-z\" minLength=1 maxLength=8");
  }

  @Test
  void anEncodingMayBeNarrowedAndNotContradicted() {
    assertThat(
            layout(
                List.of(DEVICE),
                "public record Row(@PartitionKey(order = 0)"
                    + " @EncodedNumber(as = NumberEncoding.HEX, width = 4) Device device) {}"))
        .endsWith("device long as=HEX width=4 min=0");
    assertThat(
            found(
                List.of(DEVICE),
                "public record Row(@PartitionKey(order = 0)"
                    + " @EncodedNumber(as = NumberEncoding.DECIMAL, width = 8) Device device) {}"))
        .containsExactly(
            """
            [KW017 contradictory-facts] @EncodedNumber(as = NumberEncoding.DECIMAL, width = 8) of device contradicts @EncodedNumber(as = NumberEncoding.HEX, width = 8) of Device.number, which holds wherever the type is a part
              Fix: write the same attributes in both, or remove @EncodedNumber\
            """);
  }

  @Test
  void elementsOfListsAndMapsAreSuchPartsToo() {
    assertThat(
            layout(
                List.of(AGENT),
                "@KeyFormat(Format.BINARY) public record Row(@PartitionKey(order = 0) int shop,"
                    + " @SortKey(order = 0) @Domain(maxLength = 2) List<Agent> agents) {}"))
        .contains("list(element String text=FIXED width=8 fill=0 alphabet=\"a-z\" minLength=1");
    String refs =
        layout(
            List.of(USER_ID, DEVICE, "public record Ref(Device device, UserId user) {}"),
            "@Separator('!') public record Row(@PartitionKey(order = 0, pad = 4) int shop,"
                + " @SortKey(order = 0) @Domain(maxLength = 2) List<Ref> refs) {}");
    assertThat(refs)
        .contains("device long as=HEX width=8 min=0", "user String alphabet=\"a-z0-9\"");
    assertThat(
            layout(
                List.of(USER_ID, DEVICE),
                "@Separator('!') public record Row(@PartitionKey(order = 0, pad = 4) int shop,"
                    + " @SortKey(order = 0) @Domain(maxLength = 2)"
                    + " SortedMap<UserId, Device> sizes) {}"))
        .contains("key String alphabet=", "value long as=HEX width=8 min=0");
  }

  @Test
  void aFactThatMeansNothingForTheValueIsReportedWhereItStands() {
    assertThat(
            found(
                List.of("public record Count(@Domain(maxLength = 3) int value) {}"),
                "public record Row(@PartitionKey(order = 0, pad = 3) Count count) {}"))
        .singleElement()
        .asString()
        .contains("KW006", "(@Domain of Count.value)", "remove @Domain from Count.value");
  }

  @Test
  void anEncodingThatDoesNotFitTheKeyNamesItsType() {
    assertThat(found(List.of(AGENT), "public record Row(@PartitionKey(order = 0) Agent agent) {}"))
        .singleElement()
        .asString()
        .contains("KW006", "(@EncodedText of Agent.name)", "remove @EncodedText from Agent.name");
  }
}
