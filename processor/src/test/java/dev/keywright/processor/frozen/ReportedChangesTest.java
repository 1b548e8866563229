package dev.keywright.processor.frozen;

import static dev.keywright.processor.frozen.Orders.frozen;
import static dev.keywright.processor.frozen.Rows.compiled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the compiler says of layouts that rows have, and what it then generates. */
class ReportedChangesTest {
  @ParameterizedTest
  @CsvSource({"of=a, by a are not found when it is chosen by a+b", "of=a+b, ''"})
  void theBuildSaysThatOtherPartsChooseTheBucket(String of, String consequence) {
    String old =
        "TEXT separator='|' | partitionKey: bucket count=4 function=demo.Row.Shards "
            + of
            + ", a int pad=2, b int pad=2";
    Compiled compiled =
        compiled(
            "@Separator('|') @Bucket(count = 4, of = {\"a\", \"b\"}, function = Row.Shards.class)"
                + frozen(1, old),
            "@PartitionKey(order = 0, pad = 2) int a, @PartitionKey(order = 1, pad = 2) int b",
            "static class Shards { public static int bucket(int a, int b, int count) {"
                + " return (a + b) % count; } }");

    assertThat(compiled.messages().stream().filter(it -> it.startsWith("[KW501")))
        .hasSize(consequence.isEmpty() ? 0 : 1)
        .allMatch(it -> it.contains(consequence));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          separator=',' | ``     | @Separator(';') | a-z
          separator=',' | escape | @Separator(',') | \\-a-z
          separator=',' | ``     | @Separator(value = ',', escape = true) | \\-a-z
          """)
  void whatSeparatesElementsIsFrozen(String separator, String escape, String now, String alphabet) {
    String written = alphabet.replace("\\", "\\\\");
    String old =
        "TEXT "
            + separator
            + (escape.isEmpty() ? "" : " escape")
            + " | partitionKey: tags list(element String alphabet=\""
            + written
            + "\") minLength=1 maxLength=8";
    Compiled compiled =
        compiled(
            now + frozen(1, old),
            "@PartitionKey(order = 0) @Domain(alphabet = \""
                + written
                + "\", maxLength = 8, minLength = 1) List<String> tags",
            "");

    assertThat(compiled.messages()).anyMatch(it -> it.startsWith("[KW501 layout-changed]"));
  }

  @Test
  void theLiteralBehindAListIsFrozen() {
    String old = "TEXT | partitionKey: \"#\" tags list(element String alphabet=\"a-z\") \"/\"";
    String component = "@PartitionKey @Domain(alphabet = \"a-z\") List<String> tags";

    assertThat(
            compiled("@PartitionTemplate(\"#{tags}/\")" + frozen(1, old), component, "").messages())
        .noneMatch(it -> it.startsWith("[KW501"));
    assertThat(
            compiled("@PartitionTemplate(\"#{tags}!\")" + frozen(1, old), component, "").messages())
        .anyMatch(it -> it.startsWith("[KW501 layout-changed]"));
  }

  @Test
  void aScanSinceAnOlderVersionNeedsTheSameLiteralBehindAList() {
    String old =
        "TEXT | PK: bucket count=4 by=MODULO of=n \"#\" n int pad=2 | SK: tags list(element String"
            + " alphabet=\"a-z\") \"/\"";
    String now = old.replace("count=4", "count=8");
    assertThat(scanSinceV1(old, now, "/")).isTrue();
    assertThat(scanSinceV1(old, now.replace("\"/\"", "\"!\""), "!")).isFalse();
  }

  private static boolean scanSinceV1(String old, String now, String end) {
    Compiled compiled =
        compiled(
            "@Bucket(count = 8, by = BucketBy.MODULO, of = \"n\")"
                + "@PartitionTemplate(column = \"PK\", value = \"{bucket}#{n}\")"
                + "@SortTemplate(column = \"SK\", value = \"{tags}"
                + end
                + "\")"
                + frozen(1, old)
                + frozen(2, now),
            "@PartitionKey(pad = 2) int n, @SortKey @Domain(alphabet = \"a-z\") List<String> tags",
            "");
    assertThat(compiled.errors()).isEmpty();
    return compiled.generatedSources().get("demo/RowKey.java").contains("scanSinceV1");
  }

  @Test
  void codesThatRowsHaveAreProposedForAFrozenEnum() {
    String old = "TEXT separator=',' | partitionKey: kind enum(NEW=\"NEW\" PAID=\"PAID\")";
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Row",
                "package demo;",
                "import dev.keywright.*;",
                frozen(1, old),
                "record Row(@PartitionKey(order = 0) Kind kind) {",
                "  enum Kind { NEW, PAID }",
                "}"));

    assertThat(compiled.messages().stream().filter(it -> it.startsWith("[KW503")))
        .singleElement(STRING)
        .contains(
            "Fix: give them the codes that rows have already: write @KeyCode(\"NEW\") NEW and"
                + " @KeyCode(\"PAID\") PAID");
  }

  /** Long codes are no reason against them: shorter ones would be other bytes. */
  @Test
  void longNamesThatRowsHaveBecomeTheirCodes() {
    String row =
        """
        package demo;
        import dev.keywright.*;
        @ExistingRows(reason = "written by hand")
        record Row(@PartitionKey(order = 0) State state) {
          enum State { OPEN, CLOSED }
        }
        """;
    Compiled named = Compiled.with(List.of(), Compiled.source("demo.Row", row));
    assertThat(named.messages().stream().filter(it -> it.startsWith("[KW503")))
        .singleElement(STRING)
        .endsWith(
            "Fix: give them the codes that rows have already: write @KeyCode(\"OPEN\") OPEN and"
                + " @KeyCode(\"CLOSED\") CLOSED");

    String coded =
        row.replace("OPEN, CLOSED", "@KeyCode(\"OPEN\") OPEN, @KeyCode(\"CLOSED\") CLOSED");
    Compiled after = Compiled.with(List.of(), Compiled.source("demo.Row", coded));
    assertThat(after.messages().stream().filter(it -> it.startsWith("[KW503"))).isEmpty();
    assertThat(after.notes().stream().filter(it -> it.startsWith("[KW310"))).isEmpty();
  }

  private static final String BY_ID =
      "TEXT separator=',' | partitionKey: id UUID | sortKey: kind enum(NEW=\"%s\" PAID=\"%s\")";
  private static final String BY_KIND =
      "TEXT separator=',' | partitionKey: kind enum(NEW=\"NEW\" PAID=\"PAID\"), id UUID";

  private static List<String> ofTwoKeys(String annotations, String constants) {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Row",
                "package demo;",
                "import dev.keywright.*;",
                annotations,
                "record Row(",
                "@PartitionKey(order = 0) @PartitionKey(order = 1, key = \"byKind\")"
                    + " java.util.UUID id,",
                "@SortKey(order = 0) @PartitionKey(order = 0, key = \"byKind\") Kind kind) {",
                "  enum Kind { " + constants + " }",
                "}"));
    return compiled.messages().stream()
        .filter(it -> it.startsWith("[KW503") || it.startsWith("[KW501"))
        .toList();
  }

  @Test
  void codesThatRowsOfAnotherKeyHaveAreProposed() {
    String ofOther = frozen(1, BY_KIND).replace("version = 1", "version = 1, key = \"byKind\"");
    String existing = "@ExistingRows(key = \"byKind\", reason = \"written by hand\")";

    for (String annotation : List.of(ofOther, existing)) {
      assertThat(ofTwoKeys(annotation, "NEW, PAID"))
          .hasSize(2)
          .allSatisfy(
              it ->
                  assertThat(it)
                      .contains("Fix: give them the codes that rows have already: write")
                      .contains("@KeyCode(\"NEW\") NEW and @KeyCode(\"PAID\") PAID"))
          .anySatisfy(
              it ->
                  assertThat(it)
                      .contains("kind is written by the names of Row.Kind, as in key \"byKind\":"))
          .anySatisfy(
              it ->
                  assertThat(it)
                      .contains(
                          "kind is written by the names of Row.Kind, as in the default key:"));
    }
  }

  @Test
  void noCodeIsProposedThatOneKeyOrTheOtherHasNot() {
    String both =
        frozen(1, BY_ID.formatted("n", "p"))
            + frozen(1, BY_KIND).replace("version = 1", "version = 1, key = \"byKind\"");

    assertThat(ofTwoKeys(both, "NEW, PAID"))
        .hasSize(3)
        .noneSatisfy(it -> assertThat(it).contains("@KeyCode("))
        .anySatisfy(
            it ->
                assertThat(it)
                    .contains(
                        "give each key an enum of its own: their rows have different codes of"
                            + " Row.Kind"));
    // The codes of one key would be no codes of the other.
    assertThat(ofTwoKeys(both, "@KeyCode(\"NEW\") NEW, @KeyCode(\"PAID\") PAID"))
        .singleElement(STRING)
        .contains("Fix: undo the change");
  }
}
