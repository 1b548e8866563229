package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.MalformedKeyException;
import java.lang.reflect.Method;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is said of lists, their places and their elements. */
class ListsTest {
  private static final String TWOS =
      "record Tag(@EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 4) int key) {}";

  private static final String TAGS = "Tag[id=-127, name=a], Tag[id=-126, name=b]";

  private static List<String> found(String annotations, String parts, String... beside) {
    return compiled(annotations, parts, beside).findings().stream()
        .map(it -> it.getMessage(Locale.ROOT).lines().findFirst().orElseThrow())
        .toList();
  }

  private static List<String> fixes(String annotations, String parts, String... beside) {
    return compiled(annotations, parts, beside).findings().stream()
        .map(it -> it.getMessage(Locale.ROOT))
        .map(it -> it.substring(it.indexOf("Fix: ") + "Fix: ".length()))
        .toList();
  }

  private static Compiled compiled(String annotations, String parts, String... beside) {
    return Compiled.with(
        List.of(),
        Compiled.source(
            "demo.Row",
            "package demo;",
            "import dev.keywright.*;",
            "import java.util.*;",
            annotations + " record Row(" + parts + ") {}",
            String.join("\n", beside)));
  }

  @Test
  void aListIsTheEndOfTheKey() {
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0) List<String> path, @SortKey(order = 0) long id"))
        .containsExactly(
            "[KW025 misplaced-list] path is a list, which runs to the end of the key, and id"
                + " comes after it");
    assertThat(
            found(
                "@PartitionTemplate(\"A#{id}#{path}##\")",
                "@PartitionKey(pad = 3) int id, @PartitionKey List<String> path"))
        .containsExactly(
            "[KW025 misplaced-list] the literal after {path} ends each element of the list, and it"
                + " has 2 characters");
    assertThat(
            found(
                "@PartitionTemplate(\"A#{id}#{path}\")",
                "@PartitionKey(pad = 3) int id, @PartitionKey List<String> path"))
        .containsExactly("[KW025 misplaced-list] nothing ends the elements of the list path");
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0, hashPrefix = 4) List<String> path"))
        .containsExactly("[KW025 misplaced-list] hashPrefix hashes one value, and path is a list");
  }

  @Test
  void theLongestListIsMeasuredExactly() {
    String parts =
        "@PartitionKey(order = 0, pad = 3) int id, @SortKey(order = 0)"
            + " @EncodedNumber(as = NumberEncoding.DECIMAL, width = 4)"
            + " @Domain(maxLength = %d) List<Integer> path";
    String store = "@StoredIn(Store.DYNAMODB)";
    assertThat(found(store, parts.formatted(205))).isEmpty();
    assertThat(found(store, parts.formatted(206)))
        .containsExactly(
            "[KW301 key-too-long] sortKey can have 1029 bytes (path 1029), and"
                + " Amazon DynamoDB allows 1024");
  }

  @Test
  void elementsAreJudgedWhereTheyStand() {
    assertThat(found("@KeyFormat(Format.BINARY)", "@PartitionKey(order = 0) List<Tag> tags", TWOS))
        .singleElement()
        .asString()
        .startsWith(
            "[KW112 foreign-order] TWOS_COMPLEMENT does not sort the values of tags[0].key:"
                + " tags[0].key = -1 sorts after tags[0].key = 0: ffffffff");
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0, ordered = false) List<Tag> tags",
                TWOS))
        .isEmpty();
    assertThat(
            found(
                "@Separator(':')",
                "@PartitionKey(order = 0, pad = 2) int id, @PartitionKey(order = 1)"
                    + " @Domain(alphabet = \"0-9a-z\", maxLength = 3) List<String> path"))
        .singleElement()
        .asString()
        .startsWith("[KW104 separator-above-alphabet]");
    assertThat(
            found(
                "@StoredIn(Store.AZURE_TABLE)",
                "@PartitionKey(order = 0) int day, @SortKey(order = 0)"
                    + " @Domain(alphabet = \"/-9a-z\", maxLength = 3) List<String> path"))
        .anyMatch(it -> it.startsWith("[KW304 forbidden-character] path"));
  }

  @Test
  void aListOfElementsOutOfOrderGivesUpItsRanges() {
    String tags = "@PartitionKey(order = 0) List<Tag> tags";
    String existing = "@ExistingRows(reason = \"2019\") @KeyFormat(Format.BINARY)";

    assertThat(fixes("@KeyFormat(Format.BINARY)", tags, TWOS))
        .containsExactly(
            "add @Domain(min = 0) if no number is negative, or ordered = false to tags if you"
                + " never scan by it");
    assertThat(compiled(existing, tags, TWOS).errors()).isEmpty();
    assertThat(fixes(existing, tags, TWOS))
        .containsExactly(
            "add ordered = false to tags (the bytes stay the same; scans by tags(…) stay correct, but other"
                + " ranges of tags would miss rows)");
  }

  @Test
  void anUnsuitableElementIsNamed() {
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0) List<Tag> tags",
                "record Tag(String name, byte[] value) {}"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is List<Tag>, and value of Tag is byte[], which can"
                + " change inside a list and has no equality of its own");
    assertThat(found("", "@PartitionKey(order = 0) List<List<String>> tags"))
        .singleElement()
        .asString()
        .startsWith("[KW026 unsuitable-element] tags is List<");
    assertThat(found("", "@PartitionKey(order = 0) List<Tag> tags", "record Tag(double size) {}"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is List<Tag>, and size of Tag is double,"
                + " which has no TEXT form");
    assertThat(found("", "@PartitionKey(order = 0) List<?> tags"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is List, and its type does not say which elements it has");
  }

  @Test
  void encodingsBesideAListOfValuesSayHowItsElementsAreWritten() {
    assertThat(
            found(
                "",
                "@PartitionKey(order = 0, pad = 2) int id, @PartitionKey(order = 1)"
                    + " @EncodedNumber(as = NumberEncoding.DECIMAL, width = 6) List<Integer> ids"))
        .isEmpty();
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.LITTLE_ENDIAN, width ="
                    + " 4) List<Integer> ids"))
        .singleElement()
        .asString()
        .startsWith(
            "[KW112 foreign-order] LITTLE_ENDIAN does not sort the values of ids[0].element:");
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0) @EncodedText(as = TextEncoding.TERMINATED, end = 0)"
                    + " List<String> path"))
        .isEmpty();
  }

  @Test
  void whatSaysHowOneValueIsWrittenSaysNothingBesideAList() {
    for (String format : List.of("", "@KeyFormat(Format.BINARY)")) {
      assertThat(found(format, "@PartitionKey(order = 0, direction = Direction.DESC) List<UUID> a"))
          .containsExactly(
              "[KW006 attribute-not-applicable] direction is for single values, and a is a list");
      assertThat(
              found(
                  format,
                  "@PartitionKey(order = 0, time = TimeFormat.EPOCH_SECONDS)"
                      + " List<java.time.Instant> times"))
          .containsExactly(
              "[KW006 attribute-not-applicable] time is for single values, and times is a list");
      assertThat(found(format, "@PartitionKey(order = 0, reversed = true) List<String> path"))
          .containsExactly(
              "[KW006 attribute-not-applicable] reversed is for single values, and path is a list");
      assertThat(
              found(
                  format,
                  "@PartitionKey(order = 0, direction = Direction.DESC)"
                      + " SortedMap<UUID, Boolean> flags"))
          .containsExactly(
              "[KW006 attribute-not-applicable] direction is for single values, and flags is a map");
    }
    assertThat(
            found(
                "",
                "@PartitionKey(order = 0, pad = 3)"
                    + " @EncodedNumber(as = NumberEncoding.DECIMAL, width = 6) List<Integer> ids"))
        .containsExactly(
            "[KW006 attribute-not-applicable] pad is for single values, and ids is a list");
    assertThat(
            found(
                "@KeyFormat(Format.FDB_TUPLE)",
                "@PartitionKey(order = 0, direction = Direction.DESC) List<UUID> a"))
        .singleElement()
        .asString()
        .startsWith("[KW006 attribute-not-applicable] direction = DESC is not possible");
  }

  private static List<String> ofComponent(String format, String list, String component) {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Row",
                "package demo;",
                "import dev.keywright.*;",
                "import java.util.*;",
                format + " record Row(@PartitionKey(order = 0) " + list + ") {}"),
            Compiled.source(
                "demo.Step",
                "package demo;",
                "import dev.keywright.*;",
                format + " record Step(@PartitionKey(order = 0, " + component + ") {}"));
    return compiled.findings().stream()
        .map(it -> it.getMessage(Locale.ROOT).replace("\n  ", "\n"))
        .filter(it -> it.startsWith("[KW006"))
        .map(it -> it.lines().limit(2).collect(Collectors.joining("\n")))
        .toList();
  }

  @Test
  void whatAComponentSaysOfKeysOfItsOwnRecordSaysNothingInAList() {
    String binary = "@KeyFormat(Format.BINARY)";
    assertThat(ofComponent(binary, "List<Step> path", "direction = Direction.DESC) long number"))
        .containsExactly(
            """
            [KW006 attribute-not-applicable] direction of number is for keys of Step, and has no effect in the list path
              Fix: count down instead of direction = DESC: write @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8, countDownFrom = Long.MAX_VALUE); or if Step has keys of its own, use another record in path""");
    assertThat(
            ofComponent(
                binary,
                "SortedMap<String, Step> path",
                "time = TimeFormat.EPOCH_SECONDS) java.time.Instant at"))
        .singleElement()
        .asString()
        .contains("time of at is for keys of Step, and has no effect in the map path")
        .contains("make it a long that holds the count");
    assertThat(
            ofComponent(
                "",
                "List<Step> path",
                "pad = 3) @EncodedNumber(as = NumberEncoding.DECIMAL, width = 6, key = \"x\")"
                    + " int number"))
        .anyMatch(it -> it.contains("pad of number is for keys of Step"));
    assertThat(ofComponent("", "List<Step> path", "reversed = true) String name"))
        .singleElement()
        .asString()
        .contains("reversed of name is for keys of Step");
    // A default asks for nothing.
    assertThat(ofComponent(binary, "List<Step> path", "direction = Direction.ASC) long number"))
        .isEmpty();
  }

  @Test
  void aListWhoseElementsAreOutOfOrderMayDecideTheBucket() {
    assertThat(
            found(
                "@KeyFormat(Format.BINARY) @Bucket(count = 4, of = \"tags\")",
                "@PartitionKey(order = 0) List<Tag> tags",
                TWOS))
        .singleElement()
        .asString()
        .startsWith(
            "[KW112 foreign-order] TWOS_COMPLEMENT does not sort the values of tags[0].key:"
                + " tags[0].key = -1 sorts after tags[0].key = 0: ffffffff");
  }

  /** A list to which another thread adds whenever somebody has looked at all of it. */
  private static final class Growing extends AbstractList<String> {
    private int looks;

    @Override
    public Iterator<String> iterator() {
      return List.of("a".repeat(++looks)).iterator();
    }

    @Override
    public String get(int index) {
      return "a".repeat(++looks);
    }

    @Override
    public int size() {
      return 1;
    }
  }

  /** It is looked at once, however often the encoder has to. */
  @Test
  void aListThatChangesIsEncodedAsItOnceWas() throws ReflectiveOperationException {
    for (String format : List.of("@KeyFormat(Format.BINARY)", "@Separator('/')")) {
      Compiled compiled =
          Compiled.with(
              List.of(),
              Compiled.source(
                  "demo.Row",
                  "package demo;",
                  "import dev.keywright.*;",
                  "import java.util.*;",
                  format + " public record Row(@PartitionKey(order = 0) boolean isOpen,",
                  "@PartitionKey(order = 1) @Domain(alphabet = \"a-z\") List<String> path) {}"));
      Method encode =
          compiled
              .load()
              .loadClass("demo.RowKey")
              .getMethod("encodePartitionKey", boolean.class, List.class);
      assertThat(encode.invoke(null, true, new Growing()))
          .isEqualTo(encode.invoke(null, true, List.of("a")));
    }
  }

  @Test
  void anElementThatItsTypeChangesWasNeverEncoded() throws ReflectiveOperationException {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Row",
                "package demo;",
                "import dev.keywright.*;",
                "import java.util.*;",
                "@KeyFormat(Format.BINARY)",
                "public record Row(@PartitionKey(order = 0) List<Tag> tags) {",
                "  record Tag(byte id, @Domain(maxLength = 9) String name) {",
                "    Tag {",
                "      name = name.strip();",
                "    }",
                "  }",
                "}"));
    Method decode = compiled.load().loadClass("demo.RowKey").getMethod("decode", byte[].class);
    byte[] kept = {1, 'a', 0, 1, 2, 'b', 0, 1};
    byte[] changed = {1, 'a', 0, 1, 2, 'b', ' ', 0, 1};
    assertThat(decode.invoke(null, (Object) kept)).hasToString("RowKey[tags=[" + TAGS + "]]");
    assertThatThrownBy(() -> decode.invoke(null, (Object) changed))
        .cause()
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("tags at position 0")
        .hasMessageContaining("elements that their type keeps unchanged");
  }

  @Test
  void aTemplateThatIsTheListAloneIsTheColumnWithoutATemplate() {
    String parts = "@PartitionKey%s List<java.util.UUID> tags";
    java.util.UUID one = new java.util.UUID(1, 2);
    GeneratedKey shown =
        GeneratedKey.of(
            List.of("@PartitionTemplate(\"{tags}\")"),
            parts.formatted("").replace("List", "java.util.List"));
    GeneratedKey plain =
        GeneratedKey.of(
            List.of(""), parts.formatted("(order = 0)").replace("List", "java.util.List"));

    assertThat(shown.layout())
        .isEqualTo(plain.layout())
        .isEqualTo("TEXT separator=',' | partitionKey: tags list(element UUID)");
    assertThat(shown.of(List.of(one, one)).columns())
        .isEqualTo(java.util.Map.of("partitionKey", one + "," + one));
  }
}
