package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Families that cannot be: each with one message, on the annotation of the interface. */
class FamilyErrorsTest {
  private static final String TEA =
      "@PartitionTemplate(\"T#{id}\") public record Tea(@PartitionKey(pad = 4) int id)"
          + " implements Drink {}";

  private static void assertFound(String expected, String... types) {
    assertThat(FamilyDesign.found(String.join("\n", types)))
        .containsExactly("[KW020 malformed-family] " + expected);
  }

  @Test
  void anInterfaceThatIsNotSealed() {
    assertFound(
        """
        Drink is not a sealed interface, so Keywright cannot know which entities share its table
          Fix: make it one: sealed interface Drink permits Tea""",
        "@KeyFamily public interface Drink {}",
        TEA);
  }

  @Test
  void aClass() {
    assertFound(
        """
        Drink is not a sealed interface, so Keywright cannot know which entities share its table
          Fix: make it one: sealed interface Drink permits Tea""",
        "@KeyFamily public abstract static sealed class Drink permits Tea {}",
        "public static final class Tea extends Drink { @PartitionKey(order = 0, pad = 4) int id; }");
  }

  @Test
  void aPermittedTypeWithoutTheKey() {
    assertFound(
        """
        Cup is a member of the family, but none of its parts belongs to the default key
          Fix: annotate its parts: @PartitionKey""",
        "@KeyFamily public sealed interface Drink permits Tea, Cup {}",
        TEA,
        "public record Cup(int size) implements Drink {}");
    assertFound(
        """
        Tea is a member of the family, but none of its parts belongs to key "byCup"
          Fix: annotate its parts: @PartitionKey(key = "byCup")""",
        "@KeyFamily(key = \"byCup\") public sealed interface Drink permits Tea {}",
        TEA);
  }

  @Test
  void aPermittedTypeThatIsOpen() {
    assertFound(
        """
        Hot is a member of the family, but none of its parts belongs to the default key
          Fix: annotate its parts: @PartitionKey""",
        "@KeyFamily public sealed interface Drink permits Tea, Hot {}",
        TEA,
        "public non-sealed interface Hot extends Drink {}");
  }

  @Test
  void theSameKeyTwice() {
    assertFound(
        """
        Drink has two @KeyFamily annotations for the default key
          Fix: delete one of the annotations, or name another key""",
        "@KeyFamily @KeyFamily public sealed interface Drink permits Tea {}",
        TEA);
  }

  @Test
  void otherColumns() {
    assertFound(
        """
        Shop.Tea has the columns partitionKey and Shop.Juice has PK, so they cannot share the table\
         of Shop.Drink
          Fix: name the columns of both alike, as in column = "PK\"""",
        "@KeyFamily public sealed interface Drink permits Tea, Juice {}",
        TEA,
        "@PartitionTemplate(value = \"J#{id}\", column = \"PK\")",
        "public record Juice(@PartitionKey(pad = 4) int id) implements Drink {}");
  }

  @Test
  void anotherNumberOfPartitionColumns() {
    assertFound(
        """
        Shop.Tea has the columns a (long), b (long) and Shop.Juice has a (long), b (long), of which 2\
         are the partition key, so they cannot share the table of Shop.Drink
          Fix: give both the same partition columns: @PartitionKey""",
        "@KeyFamily public sealed interface Drink permits Tea, Juice {}",
        "public record Tea(@PartitionKey(order = 0, column = \"a\", nativeType = true) long a,",
        "@SortKey(order = 0, column = \"b\", nativeType = true) long b) implements Drink {}",
        "public record Juice(@PartitionKey(order = 0, column = \"a\", nativeType = true) long a,",
        "@PartitionKey(order = 1, column = \"b\", nativeType = true) long b) implements Drink {}");
  }

  @Test
  void aColumnOfAnotherType() {
    assertFound(
        """
        Shop.Tea has the columns partitionKey, at (long) and Shop.Juice has partitionKey, at, so\
         they cannot share the table of Shop.Drink
          Fix: name the columns of both alike, as in column = "PK\"""",
        "@KeyFamily public sealed interface Drink permits Tea, Juice {}",
        "public record Tea(@PartitionKey(order = 0, pad = 4) int id,",
        "@SortKey(order = 0, column = \"at\", nativeType = true) long at) implements Drink {}",
        "public record Juice(@PartitionKey(order = 0, pad = 5) int id,",
        "@SortKey(order = 0, column = \"at\", pad = 4) int time) implements Drink {}");
  }

  @Test
  void anotherFormat() {
    assertFound(
        """
        Shop.Tea writes TEXT keys and Shop.Juice writes BINARY, so they cannot share the table of Shop.Drink
          Fix: give both the same @KeyFormat""",
        "@KeyFamily public sealed interface Drink permits Tea, Juice {}",
        TEA,
        "@KeyFormat(Format.BINARY)",
        "public record Juice(@PartitionKey(order = 0) int id) implements Drink {}");
  }

  @Test
  void anotherStore() {
    assertFound(
        """
        Shop.Water is stored in DYNAMODB and Shop.Juice in HBASE, so they cannot share the table of\
         Shop.Drink
          Fix: give both the same @StoredIn""",
        "@KeyFamily public sealed interface Drink permits Tea, Water, Juice {}",
        TEA,
        "@StoredIn(Store.DYNAMODB) @PartitionTemplate(\"W#{id}\")",
        "public record Water(@PartitionKey(pad = 4) int id) implements Drink {}",
        "@StoredIn(Store.HBASE) @PartitionTemplate(\"J#{id}\")",
        "public record Juice(@PartitionKey(pad = 4) int id) implements Drink {}");
  }

  @Test
  void anotherPackage() {
    String header = "import dev.keywright.*;";
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "shop.Drink",
                "package shop;",
                header,
                "@KeyFamily public sealed interface Drink permits shop.hot.Tea {}"),
            Compiled.source(
                "shop.hot.Tea",
                "package shop.hot;",
                header,
                "public record Tea(@PartitionKey(order = 0, pad = 4) int id)",
                "implements shop.Drink {}"));

    assertThat(compiled.messages())
        .filteredOn(it -> it.startsWith("[KW"))
        .containsExactly(
            """
            [KW020 malformed-family] shop.hot.Tea and Drink are in different packages, and the generated key needs access to both
              Fix: move it to shop\
            """);
  }

  @Test
  void whatIsWrongWithAMemberIsSaidThereAlone() {
    assertThat(
            FamilyDesign.found(
                "@KeyFamily public sealed interface Drink permits Tea {}\n"
                    + TEA.replace("{id}", "{di}")))
        .singleElement()
        .asString()
        .startsWith("[KW019 malformed-template] @PartitionTemplate names di, ");
    assertThat(
            FamilyDesign.found(
                "@KeyFamily public sealed interface Drink permits Tea {}\n"
                    + TEA.replace("int id", "Object id")))
        .map(it -> it.substring(0, "[KW001".length()))
        .isEqualTo(List.of("[KW001"));
  }

  @Test
  void aFaultOfOneFamilySilencesNoOther() {
    List<String> found =
        FamilyDesign.found(
            """
            @KeyFamily @KeyFamily(key = "byCup")
            public sealed interface Drink permits Tea, Juice {}
            @PartitionTemplate(value = "{id}", column = "PK")
            @PartitionTemplate(key = "byCup", value = "{cup}")
            public record Tea(@PartitionKey(pad = 4) int id,
                @PartitionKey(key = "byCup", pad = 4) int cup) implements Drink {}
            @PartitionTemplate(value = "{id}", column = "box")
            @PartitionTemplate(key = "byCup", value = "{cup}")
            public record Juice(@PartitionKey(pad = 4) int id,
                @PartitionKey(key = "byCup", pad = 4) int cup) implements Drink {}
            """);

    assertThat(found)
        .satisfiesExactlyInAnyOrder(
            it -> assertThat(it).startsWith("[KW020 malformed-family] Shop.Tea has the columns PK"),
            it -> assertThat(it).startsWith("[KW021 shared-key] Shop.Tea and Shop.Juice can"));
  }

  @Test
  void aNameThatIsTaken() {
    assertThat(
            FamilyDesign.compile("@KeyFamily public sealed interface Drink permits Tea {}\n" + TEA)
                .succeeded())
        .isTrue();
    Compiled taken =
        Compiled.whateverTheLoad(
            Compiled.source(
                "shop.Shop",
                "package shop;",
                "import dev.keywright.*;",
                "@KeyFamily sealed interface Drink permits Tea {}",
                TEA.replace("public ", ""),
                "interface DrinkKey {}"));

    assertThat(taken.messages())
        .filteredOn(it -> it.startsWith("[KW008"))
        .containsExactly(
            """
            [KW008 name-clash] the key of the family would be the interface shop.DrinkKey, which\
             exists already
              Fix: rename that type or Drink\
            """);
  }
}
