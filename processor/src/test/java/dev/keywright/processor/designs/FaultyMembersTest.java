package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A fault in a family is said once: javac does not miss the keys that are left out. */
class FaultyMembersTest {
  private static final String TEA =
      "@PartitionTemplate(\"T#{id}\") public record Tea(@PartitionKey(pad = 4) int id)"
          + " implements Drink {}\n";
  private static final String FAULTY =
      "@PartitionTemplate(\"J#{name}:{id}\") public record Juice(@PartitionKey"
          + " @Domain(maxLength = 8) String name, @PartitionKey(pad = 4) int id) implements Drink {}\n";
  private static final String USE =
      "static DrinkKey of(String key) { return DrinkKey.decode(key); }";

  private static List<String> errors(String... types) {
    return compile(types).errors().stream()
        .map(it -> it.startsWith("[KW") ? it.substring(1, "[KW000".length()) : it)
        .toList();
  }

  private static Compiled compile(String... types) {
    return Compiled.whateverTheLoad(
        Compiled.source(
            "shop.Drink", "package shop;", "import dev.keywright.*;", String.join("\n", types)));
  }

  /** Top-level types of one file, so that keys are called by their plain names. */
  private static String plain(String types) {
    return types.replace("public record", "record");
  }

  @Test
  void aMemberWithAFaultIsLeftOut() {
    String family = "@KeyFamily public sealed interface Drink permits Tea, Juice {" + USE + "}\n";

    assertThat(errors(family, plain(TEA), plain(FAULTY))).containsExactly("KW104");
  }

  @Test
  void aMemberHashesNoOtherParts() {
    String family = "@KeyFamily public sealed interface Drink permits Tea, Juice {" + USE + "}\n";
    String hashed =
        "@PartitionTemplate(\"{name}:{id}\") record Juice(@PartitionKey(hashPrefix = 4, hashOf ="
            + " {\"name\", \"id\"}) @Domain(alphabet = \"a-z\", maxLength = 8) String name,"
            + " @PartitionKey(pad = 4) int id) implements Drink {}\n";

    assertThat(errors(family, plain(TEA), hashed)).containsExactly("KW006");
    assertThat(compile(family, plain(TEA), hashed).errors())
        .singleElement()
        .asString()
        .contains("Juice is a member of a family, whose scan cannot know the hash of several parts")
        .contains("Fix: remove hashOf, to hash name alone");
  }

  @Test
  void allMembersMayHaveFaults() {
    String family = "@KeyFamily public sealed interface Drink permits Juice {" + USE + "}\n";

    assertThat(errors(family, plain(FAULTY))).containsExactly("KW104");
  }

  @Test
  void ofMembersThatShareAKeyNothingElseIsSaid() {
    String family = "@KeyFamily public sealed interface Drink permits Tea, Other {" + USE + "}\n";

    assertThat(errors(family, plain(TEA), plain(TEA).replace("record Tea", "record Other")))
        .containsExactly("KW021");
  }

  @Test
  void ofMembersThatDoNotFitIntoOneTableNothingElseIsSaid() {
    String family = "@KeyFamily public sealed interface Drink permits Tea, Other {" + USE + "}\n";
    String other = TEA.replace("record Tea", "record Other").replace("T#{id}", "O#{id}");

    assertThat(
            errors(
                family,
                plain(TEA),
                plain(other).replace("\"O#{id}\"", "value = \"O#{id}\", column = \"PK\"")))
        .containsExactly("KW020");
  }

  @Test
  void anInterfaceThatIsNotSealedHasNoMembers() {
    assertThat(errors("@KeyFamily public interface Drink {}", plain(TEA))).containsExactly("KW020");
  }

  @Test
  void theRestOfTheFamilyIsJudgedAllTheSame() {
    String family =
        "@KeyFamily public sealed interface Drink permits Tea, Other, Juice {" + USE + "}\n";

    assertThat(
            errors(
                family,
                plain(TEA),
                plain(TEA).replace("record Tea", "record Other"),
                plain(FAULTY)))
        .containsExactlyInAnyOrder("KW021", "KW104");
  }
}
