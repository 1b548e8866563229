package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.InvalidPartException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What is said of maps, their keys and their values. */
class MapsTest {
  private static Compiled compiled(String annotations, String parts, String... beside) {
    return Compiled.with(
        List.of(),
        Compiled.source(
            "demo.Row",
            "package demo;",
            "import dev.keywright.*;",
            "import java.util.*;",
            annotations + " public record Row(" + parts + ") {}",
            String.join("\n", beside)));
  }

  private static List<String> found(String annotations, String parts, String... beside) {
    return compiled(annotations, parts, beside).findings().stream()
        .map(it -> it.getMessage(Locale.ROOT).lines().findFirst().orElseThrow())
        .toList();
  }

  private static String layout(String annotations, String parts, String... beside)
      throws ReflectiveOperationException {
    Class<?> key = compiled(annotations, parts, beside).load().loadClass("demo.RowKey");
    return (String) key.getField("LAYOUT").get(null);
  }

  @Test
  void aMapIsTheEndOfTheKey() {
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0, hashPrefix = 4) SortedMap<String, String> tags,"
                    + " @SortKey(order = 0) long id"))
        .containsExactlyInAnyOrder(
            "[KW025 misplaced-list] tags is a map, which runs to the end of the key, and id"
                + " comes after it",
            "[KW025 misplaced-list] hashPrefix hashes one value, and tags is a map");
    assertThat(
            found(
                "@PartitionTemplate(\"A#{id}#{tags}##\")",
                "@PartitionKey(pad = 3) int id, @PartitionKey SortedMap<String, String> tags"))
        .containsExactly(
            "[KW025 misplaced-list] the literal after {tags} ends each entry of the map, and it"
                + " has 2 characters");
  }

  @Test
  void aMapHasOneDirection() {
    String part =
        "@PartitionKey(order = 0, direction = Direction.DESC) SortedMap<String, UUID> ids";
    assertThat(found("@KeyFormat(Format.BINARY)", part))
        .containsExactly(
            "[KW006 attribute-not-applicable] direction is for single values, and ids is a map");
    assertThat(compiled("", part).findings())
        .singleElement()
        .extracting(it -> it.getMessage(Locale.ROOT))
        .asString()
        .contains("Fix: remove direction");
  }

  @Test
  void aNativeMapIsReportedOnce() {
    assertThat(
            found(
                "",
                "@PartitionKey(order = 0, pad = 6) int id,"
                    + " @SortKey(order = 0, nativeType = true) SortedMap<String, UUID> ids"))
        .containsExactly(
            "[KW006 attribute-not-applicable] nativeType is for whole numbers, boolean, String,"
                + " byte[], UUID, Instant and LocalDate, and ids has type SortedMap<String, UUID>");
  }

  /** What an annotation of the entity adds stands behind every part. */
  @Test
  void nothingIsAddedBehindAMap() {
    String part =
        "@PartitionKey(order = 0) @Domain(alphabet = \"a-z\") SortedMap<String, UUID> ids";
    assertThat(compiled("@UniqueSuffix(length = 8)", part).findings())
        .singleElement()
        .extracting(it -> it.getMessage(Locale.ROOT))
        .asString()
        .contains("and uniqueSuffix comes after it")
        .contains("Fix: remove @UniqueSuffix, or remove ids from the key");
    assertThat(compiled("@Chunked(maxBytes = 9)", part).findings())
        .singleElement()
        .extracting(it -> it.getMessage(Locale.ROOT))
        .asString()
        .contains("Fix: remove @Chunked, or remove ids from the key");
  }

  @Test
  void otherCollectionsAreToBeListsAndMaps() {
    assertThat(advice("HashMap<String, Integer>"))
        .isEqualTo("Fix: declare it as SortedMap<String, Integer>, as the last part of the key");
    assertThat(advice("Map.Entry<String, Integer>")).startsWith("Fix: declare it as byte, short");
    assertThat(advice("Set<String>"))
        .isEqualTo("Fix: declare it as List<String>, sorted, as the last part of the key");
    assertThat(advice("ArrayList<UUID>"))
        .isEqualTo("Fix: declare it as List<UUID>, as the last part of the key");
    assertThat(advice("Collection"))
        .isEqualTo("Fix: declare it as List, as the last part of the key");
    assertThat(advice("int[]"))
        .isEqualTo("Fix: declare it as List<Integer>, as the last part of the key");
    assertThat(found("", "@PartitionKey(order = 0) SortedMap<String, List<String>> tags"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is SortedMap<String, java.util.List>, and its values"
                + " are List: of collections, only List and SortedMap can be parts, and not inside"
                + " another type");
  }

  private static String advice(String type) {
    return compiled("", "@PartitionKey(order = 0) " + type + " tags").findings().stream()
        .map(it -> it.getMessage(Locale.ROOT))
        .filter(it -> it.startsWith("[KW001"))
        .flatMap(String::lines)
        .map(String::strip)
        .filter(it -> it.startsWith("Fix:"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatIsMissingInAMapIsNamed() throws ReflectiveOperationException {
    Class<?> key =
        compiled(
                "@KeyFormat(Format.BINARY)", "@PartitionKey(order = 0) SortedMap<String, UUID> ids")
            .load()
            .loadClass("demo.RowKey");
    SortedMap<String, Object> ids = new TreeMap<>();
    ids.put("a", null);

    assertThatThrownBy(() -> key.getDeclaredConstructors()[0].newInstance(ids))
        .cause()
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("ids.value is null, but must be present: null is never a part of a key");
  }

  @Test
  void aRecordOutOfReachIsNamedWithItsMap() {
    assertThat(
            Compiled.with(
                    List.of(),
                    Compiled.source(
                        "demo.Row",
                        "package demo;",
                        "import dev.keywright.*;",
                        "import java.util.*;",
                        "@KeyFormat(Format.BINARY) public record Row(",
                        "@PartitionKey(order = 0) SortedMap<String, Share> shares) {",
                        "private record Share(int n) {} }"))
                .findings())
        .singleElement()
        .extracting(it -> it.getMessage(Locale.ROOT))
        .asString()
        .contains(
            "shares is SortedMap<String, Row.Share>, and Row.Share is private, or not public");
  }

  @Test
  void anUnsuitableEntryIsNamed() {
    String binary = "@KeyFormat(Format.BINARY)";
    assertThat(
            found(
                binary,
                "@PartitionKey(order = 0) SortedMap<Name, String> tags",
                "record Name(String space, String name) {}"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is SortedMap<Name, String>, and Name has 2 components,"
                + " but the key of a map is one part");
    assertThat(
            found(
                binary,
                "@PartitionKey(order = 0) SortedMap<String, Tag> tags",
                "record Tag(String key, int n) {}"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is SortedMap<String, Tag>, and Tag has a component"
                + " called key, the name of the map's key");
    assertThat(found(binary, "@PartitionKey(order = 0) SortedMap<String, byte[]> tags"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is SortedMap<String, byte[]>, and its values are"
                + " byte[], which can change inside a map and has no equality of its own");
    assertThat(found("", "@PartitionKey(order = 0) SortedMap<Integer, String> tags"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is SortedMap<int, String>, and its keys are int, whose"
                + " digits have no fixed width");
    assertThat(found("", "@PartitionKey(order = 0) SortedMap tags"))
        .containsExactly(
            "[KW026 unsuitable-element] tags is SortedMap, and its type does not say which"
                + " keys and values it has");
  }

  @Test
  void annotationsBesideAMapAreOfTheKeysAndValuesThatTheySuit()
      throws ReflectiveOperationException {
    assertThat(
            layout(
                "@Separator('/')",
                "@PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.DECIMAL, width = 6)"
                    + " @Domain(alphabet = \"0-9a-z\", maxLength = 3)"
                    + " SortedMap<String, Integer> counts"))
        .endsWith(
            "counts map(key String alphabet=\"0-9a-z\", value int as=DECIMAL width=6) maxLength=3");
  }

  /** A map of one entry shows a fault of a key; in one of two, the keys are in order. */
  @Test
  void counterexamplesAreMapsThatCanBeWritten() {
    assertThat(
            found(
                "@Separator(':')",
                "@PartitionKey(order = 0) @Domain(alphabet = \"0-9a-z\", maxLength = 3)"
                    + " SortedMap<String, UUID> tags"))
        .singleElement()
        .asString()
        .startsWith("[KW104 separator-above-alphabet]")
        .endsWith(
            "\"a1001:3f2504e0-4f89-41d3-9a0c-0305e82c3301\""
                + " < \"a100:3f2504e0-4f89-41d3-9a0c-0305e82c3301\"");
    assertThat(
            found(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0) SortedMap<Boolean, Level> levels",
                "record Level(@EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 1)"
                    + " byte level) {}"))
        .singleElement()
        .asString()
        .startsWith("[KW112 foreign-order]")
        .contains("levels[0].value = -1 sorts after levels[0].value = 0: ");
  }

  private static void assertExample(String annotations, String parts, String... examples) {
    String source = compiled(annotations, parts).generatedSources().get("demo/RowKey.java");
    assertThat(source).contains(examples);
  }

  @Test
  void anExampleHasAsManyEntriesAsItMust() {
    assertExample(
        "@Separator('/')",
        "@PartitionKey(order = 0) @Domain(alphabet = \"0-9a-z\", minLength = 2, maxLength = 8)"
            + " SortedMap<String, String> tags",
        "<p>For example <code>partitionKey = \"a100/a100/b7/a100\"</code>.");
    assertExample(
        "@Separator('/')",
        "@PartitionKey(order = 0) @Domain(minLength = 2) SortedMap<Boolean, Boolean> flags",
        "<p>For example <code>partitionKey = \"0/1/1/1\"</code>.");
  }

  /** Of no type do people recognise so many values. */
  @Test
  void anExampleHasAsManyKeysAsItMust() {
    Map<String, String> keys =
        Map.of(
            "String", "@Domain(alphabet = \"a-c\", minLength = 40)",
            "Character", "@Domain(minLength = 40)",
            "UUID", "@Domain(minLength = 40)",
            "Byte", "@EncodedNumber(as = NumberEncoding.HEX, width = 2) @Domain(minLength = 128)",
            "java.time.Instant", "@Domain(minLength = 40)",
            "java.time.YearMonth", "@Domain(minLength = 40)");
    keys.forEach(
        (type, annotations) ->
            assertExample(
                "@Separator(value = '!')",
                "@PartitionKey(order = 0) " + annotations + " SortedMap<" + type + ", UUID> ids",
                "<p>For example <code>partitionKey = "));
  }

  @Test
  void aMapNeedsNoMoreEntriesThanItCanHaveKeys() {
    String binary = "@KeyFormat(Format.BINARY)";
    assertThat(
            found(
                binary,
                "@PartitionKey(order = 0) @Domain(minLength = 3) SortedMap<Boolean, Long> tags"))
        .containsExactly(
            "[KW017 contradictory-facts] tags can have no value: @Domain asks for at least 3"
                + " entries, and its keys can have only 2 values");
    assertThat(
            found(
                binary,
                "@PartitionKey(order = 0) @Domain(minLength = 2) SortedMap<Boolean, Long> tags"))
        .isEmpty();
    assertThat(
            found(
                binary,
                "@PartitionKey(order = 0) @Domain(minLength = 3) SortedMap<Day, Long> tags",
                "record Day(@Domain(min = 1, max = 2) int day) {}"))
        .hasSize(1);
  }

  /** A comparator of the user's may tell keys apart that are written alike. */
  @Test
  void entriesWithOneEncodedKeyAreRefused() throws ReflectiveOperationException {
    Class<?> key =
        compiled(
                "@KeyFormat(Format.BINARY)",
                "@PartitionKey(order = 0) SortedMap<Id, Boolean> ids",
                "record Id(int id) {}")
            .load()
            .loadClass("demo.RowKey");
    Constructor<?> id = key.getClassLoader().loadClass("demo.Id").getDeclaredConstructors()[0];
    id.setAccessible(true);
    Object one = id.newInstance(7);
    SortedMap<Object, Boolean> ids = new TreeMap<>(Comparator.comparing(it -> it == one));
    ids.put(one, true);
    ids.put(id.newInstance(7), false);

    assertThatThrownBy(() -> key.getDeclaredConstructors()[0].newInstance(ids))
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .isInstanceOf(InvalidPartException.class)
        .hasMessageStartingWith("ids ")
        .hasMessageEndingWith("but must have each key once");
  }

  @Test
  void theComparatorOfAMapChangesNoKey() throws ReflectiveOperationException {
    Class<?> key =
        compiled(
                "@Separator('/')",
                "@PartitionKey(order = 0) @Domain(alphabet = \"0-9A-Za-z\")"
                    + " SortedMap<String, Boolean> flags")
            .load()
            .loadClass("demo.RowKey");
    SortedMap<String, Boolean> ignoringCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    ignoringCase.putAll(Map.of("b", true, "C", false));
    Object made = key.getDeclaredConstructors()[0].newInstance(ignoringCase);

    assertThat(key.getMethod("partitionKey").invoke(made)).isEqualTo("C/0/b/1");
    assertThat(made)
        .isEqualTo(key.getDeclaredConstructors()[0].newInstance(new TreeMap<>(ignoringCase)))
        .hasToString("RowKey[flags={C=false, b=true}]");
  }
}
