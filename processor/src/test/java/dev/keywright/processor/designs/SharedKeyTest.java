package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Members of a family that can write one key are reported, and no others. */
class SharedKeyTest {
  private static final List<String> TEMPLATES =
      List.of(
          "{x}",
          "a{x}",
          "#{x}",
          "{x}#",
          "{x}#a",
          "{x}#{y}",
          "a#{x}",
          "ab#{x}",
          "b{x}#a",
          "{x}#b{y}");
  private static final List<String> TEXTS = List.of("", "a", "b", "aa", "ab", "ba", "bb");

  private static List<String> found(String first, String second) {
    return FamilyDesign.found(
            """
        @KeyFamily public sealed interface Drink permits Tea, Coffee {}
        %s implements Drink {}
        %s implements Drink {}
        """
                .formatted(first, second))
        .stream()
        .filter(it -> it.startsWith("[KW021"))
        .toList();
  }

  @Test
  void aTextThatSwallowsEverythingIsFoundWithTwoRealKeys() {
    assertThat(
            found(
                "@PartitionTemplate(\"{name}\") public record Tea(@PartitionKey String name)",
                "@PartitionTemplate(\"C#{id}\") public record Coffee(@PartitionKey(pad = 4) int id)"))
        .anyMatch(
            it ->
                it.startsWith(
                    "[KW021 shared-key] Shop.Tea and Shop.Coffee can write the same key:"
                        + " Shop.Tea(name = \"C#0054\") and Shop.Coffee(id = 54) are both"
                        + " partitionKey = \"C#0054\""));
  }

  @Test
  void numbersOfTwoWidthsAreToldApart() {
    assertThat(
            found(
                "@PartitionTemplate(\"T#{id}\") public record Tea(@PartitionKey(pad = 6) int id)",
                "@PartitionTemplate(\"T#{id}\") public record Coffee(@PartitionKey(pad = 4) int id)"))
        .isEmpty();
  }

  @Test
  void bytesAreComparedToo() {
    assertThat(
            found(
                "@KeyFormat(Format.BINARY) @PartitionTemplate(\"t{id}\")"
                    + " public record Tea(@PartitionKey long id)",
                "@KeyFormat(Format.BINARY) @PartitionTemplate(\"t{id}\")"
                    + " public record Coffee(@PartitionKey long id)"))
        .singleElement()
        .asString()
        .contains("partitionKey = 0x748000000000000036");
  }

  @Test
  void aKeyThatNoSampleHasIsFoundToo() {
    assertThat(
            found(
                "@PartitionTemplate(\"{name}\") public record Tea("
                    + "@PartitionKey @Domain(alphabet = \"0-9\", minLength = 6, maxLength = 6) String name)",
                "@PartitionTemplate(\"{id}77\") public record Coffee("
                    + "@PartitionKey(pad = 4) @Domain(min = 8123, max = 8123) int id)"))
        .singleElement()
        .asString()
        .contains("Shop.Tea(name = \"812377\") and Shop.Coffee(id = 8123) are both");
  }

  @Test
  void numbersWithoutACommonValueShareNoKey() {
    String tea =
        "@PartitionTemplate(\"{id}\") public record Tea(@PartitionKey(pad = 6)"
            + " @Domain(min = 0, max = 54999) int id)";
    String coffee =
        "@PartitionTemplate(\"{at}\") public record Coffee(@PartitionKey(pad = 6)"
            + " @Domain(min = %d, max = 99999) int at)";

    assertThat(found(tea, coffee.formatted(55000))).isEmpty();
    assertThat(found(tea, coffee.formatted(54999)))
        .singleElement()
        .asString()
        .contains("Shop.Tea(id = 54999) and Shop.Coffee(at = 54999) are both");
  }

  @Test
  void theFrameOfAnotherSystemIsPartOfTheKey() {
    String tea =
        "@KeyFormat(Format.BINARY) @PartitionTemplate(\"{a}\") public record Tea("
            + "@PartitionKey(ordered = false) @Domain(alphabet = \"A#\", maxLength = 2)"
            + " @EncodedText(as = TextEncoding.TERMINATED, end = %d) String a)";
    String coffee =
        "@KeyFormat(Format.BINARY) @PartitionTemplate(\"\\\\x00{b}\") public record Coffee("
            + "@PartitionKey @Domain(alphabet = \"A#\", maxLength = 2) String b)";

    assertThat(found(tea.formatted(0), coffee))
        .singleElement()
        .asString()
        .contains("Shop.Tea(a = \"\") and Shop.Coffee(b = \"\") are both partitionKey = 0x00");
    assertThat(found(tea.formatted(1), coffee)).isEmpty();
  }

  @Test
  void numbersWhoseBytesBeginAnewAreComparedAsBytes() {
    String little =
        "@KeyFormat(Format.BINARY) @PartitionTemplate(\"{n}\") public record Tea("
            + "@PartitionKey(ordered = false) @Domain(min = 255, max = 257)"
            + " @EncodedNumber(as = NumberEncoding.LITTLE_ENDIAN, width = 2) int n)";
    String big =
        "@KeyFormat(Format.BINARY) @PartitionTemplate(\"{n}\") public record Coffee("
            + "@PartitionKey @Domain(min = %d, max = %d)"
            + " @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 2) int n)";

    assertThat(found(little, big.formatted(1, 1)))
        .singleElement()
        .asString()
        .contains("Shop.Tea(n = 256) and Shop.Coffee(n = 1) are both partitionKey = 0x0001");
    assertThat(found(little, big.formatted(255, 256))).isEmpty();
    assertThat(
            found(
                little
                    .replace("LITTLE_ENDIAN", "TWOS_COMPLEMENT")
                    .replace("min = 255, max = 257", "min = -3, max = 3"),
                big.formatted(65535, 65535)))
        .singleElement()
        .asString()
        .contains("Shop.Tea(n = -1) and Shop.Coffee(n = 65535) are both partitionKey = 0xffff");
  }

  @Test
  void hashesAndCopiesAreComputed() {
    String id =
        "@PartitionKey(hashPrefix = 4) @Domain(alphabet = \"a-z\", maxLength = 8) String id";

    assertThat(
            found(
                "@PartitionTemplate(\"{id}\") public record Tea(" + id + ")",
                "@PartitionTemplate(\"{text}\") public record Coffee(@PartitionKey"
                    + " @Domain(alphabet = \"0-9a-z\", maxLength = 12) String text)"))
        .singleElement()
        .asString()
        .contains("Shop.Tea(id = \"abc\") and Shop.Coffee(text = \"9001abc\")");
  }

  @Test
  void ofAllPairsOfSmallTemplatesThoseAreFoundThatBruteForceFinds() {
    StringBuilder types = new StringBuilder();
    Set<String> shared = new TreeSet<>();
    int families = 0;
    for (int i = 0; i < TEMPLATES.size(); i++) {
      for (int j = i; j < TEMPLATES.size(); j++) {
        String name = "F" + (char) ('A' + i) + (char) ('A' + j);
        families++;
        types
            .append("@KeyFamily sealed interface ")
            .append(name)
            .append(" permits A%s, B%s {}%n".formatted(name, name))
            .append(member("A" + name, TEMPLATES.get(i), name))
            .append(member("B" + name, TEMPLATES.get(j), name));
        Set<String> both = new TreeSet<>(contents(TEMPLATES.get(i)));
        both.retainAll(contents(TEMPLATES.get(j)));
        if (!both.isEmpty()) {
          shared.add(name);
        }
      }
    }

    List<String> found = FamilyDesign.found(types.toString());

    Set<String> reported =
        found.stream()
            .filter(it -> it.startsWith("[KW021"))
            .map(it -> it.replaceAll("(?s)\\[KW021 shared-key] Shop\\.A(F[A-Z]+) and .*", "$1"))
            .collect(Collectors.toCollection(TreeSet::new));
    System.out.printf(
        "shared keys: %d families, %d refused and %d silent, as by brute force%n",
        families, shared.size(), families - shared.size());
    assertThat(reported).isEqualTo(shared);
    assertThat(shared).hasSizeBetween(20, families - 10);
  }

  private static String member(String name, String template, String family) {
    List<String> parts = new ArrayList<>();
    for (String part : List.of("x", "y")) {
      if (template.contains("{" + part + "}")) {
        parts.add(
            "@PartitionKey @Domain(alphabet = \"ab\", maxLength = 2) String %s".formatted(part));
      }
    }
    return "@PartitionTemplate(\"%s\") record %s(%s) implements %s {}%n"
        .formatted(template, name, String.join(", ", parts), family);
  }

  private static List<String> contents(String template) {
    List<String> contents = new ArrayList<>();
    for (String x : TEXTS) {
      for (String y : TEXTS) {
        contents.add(template.replace("{x}", x).replace("{y}", y));
      }
    }
    return contents;
  }
}
