package dev.keywright.layout.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.MalformedKeyException;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is said of columns that may be cut off, against all columns that there are: a column is cut
 * off if it is none itself and begins one, open if it is one and begins a longer one.
 */
class BeginningsTest {
  // Longer than a beginning by what is missing of an escape or a character.
  private static final int MORE = 2;

  // The characters around the separator ',' and its escape '-', digits, and pairs.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "a,-0; 3; ``; p String",
        "a,-0; 3; ``; p String alphabet=\"a,\" maxLength=2",
        "b,-0; 3; ``; p String alphabet=\"b\"",
        "a,-.0; 3; ``; p String minLength=1 maxLength=3",
        "a-2cd; 4; escape; p String maxLength=2, q boolean",
        "a-2d; 4; escape; p String alphabet=\"a\\\\-\" maxLength=2, q boolean",
        "a-0CF; 4; escape; p String maxLength=1, q boolean",
        "-0AFf; 4; escape; p String maxLength=2, q boolean",
        "-0129; 3; ``; p long min=-19 max=-10 unordered",
        "-0129; 3; ``; p long min=-1 max=12 unordered",
        "-0129; 3; ``; p long min=10 max=19 unordered",
        "-0129; 3; ``; p long min=9 max=120 unordered",
        "-0129; 3; ``; p long min=0 max=0 unordered",
        "-0129; 3; ``; p long min=-120 max=-9 unordered",
        "-012/:; 3; ``; p int min=-12 max=99 unordered",
        "-0129; 3; ``; p long reversed unordered",
        "-0129; 3; ``; p long reversed min=0 unordered",
        "-0129; 3; ``; p long reversed max=-1 unordered",
        "0afgF; 3; ``; p byte[] maxLength=2",
        "0a9:`; 3; ``; p byte[] maxLength=1",
        "abde; 3; ``; `p enum(A=\"ab\" B=\"abd\" C=\"b\")`",
        "abde; 3; escape; `p enum(A=\"ab\" B=\"abd\" C=\"b\"), q boolean`",
        "01a; 3; ``; p int pad=3",
        "ab\\u00e9\\uffff; 3; ``; p String alphabet=\"a-b\\\\u00e9\"",
      })
  void everyTextIsCalledWhatItIs(String characters, int longest, String escape, String parts) {
    String layout =
        ("TEXT separator=',' " + escape).strip() + " | partitionKey: " + parts + " | s: s boolean";
    List<String> all = texts(unescaped(characters), longest + MORE);
    if (!escape.isEmpty()) {
      List.copyOf(all).forEach(text -> all.add(text + ",1"));
    }
    assertExact(layout, all, longest);
  }

  @Test
  void anEscapeMayBeginLikeTheCharacterThatEscapesBeginWith() {
    String layout =
        "TEXT separator='/' escape | partitionKey: p String maxLength=1, q boolean | s: s boolean";
    List<String> all = texts("/0f3a", 3 + MORE);
    List.copyOf(all).forEach(text -> all.add(text + "/1"));
    assertExact(layout, all, 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p String alphabet=\"a\\ud83d\\udc00\" maxLength=3",
        "p String alphabet=\"a\\ud83d\\udfff\" maxLength=3",
        "p String alphabet=\"a\\ud83e\\udc00\" maxLength=3",
      })
  void theFirstAndTheLastHalfThatCanFollowCount(String part) {
    String layout = "TEXT separator=',' | partitionKey: " + part + " | s: s boolean";
    assertExact(layout, texts("a\ud83d\ud83e\udc00\udfff", 3 + MORE), 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"p String alphabet=\"a\\ud83d\\ude00-\\ud83d\\ude01\" maxLength=3"})
  void halvesOfCharactersAreCalledWhatTheyAre(String part) {
    String layout = "TEXT separator=',' | partitionKey: " + part + " | s: s boolean";
    assertExact(layout, texts("a\ud83d\ude00\ude01\ud83c", 3 + MORE), 3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p String",
        "p String maxLength=2",
        "p String alphabet=\"a\\u00e9\" minLength=1 maxLength=2",
        "p String alphabet=\"b\\u00e9\"",
        "p byte[] maxLength=2",
        "`p enum(A=\"a\" B=\"aa\" C=\"\\u00e9\")`",
        "p short",
        "p boolean, q String",
      })
  void allBytesAreCalledWhatTheyAre(String parts) {
    int longest = 3;
    List<byte[]> all = bytes(new int[] {0, 1, 0x61, 0xC3, 0xA9, 0xFE, 0xFF}, longest + MORE);
    assertExact("BINARY | partitionKey: " + parts + " | s: s boolean", all, longest);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"r String alphabet=\"ab\" maxLength=2", "r String", "r byte[] maxLength=2"})
  void soAreNativeColumns(String part) {
    String layout = "BINARY | partitionKey: p boolean | r: " + part + " native | s: s boolean";
    List<?> all =
        part.startsWith("r byte[]") ? bytes(new int[] {0, 1, 0xFF}, 5) : texts("abc\ud800", 5);
    Set<List<Integer>> whole =
        whole(LayoutCodec.of(LayoutSignature.parse(layout)), all, new byte[] {1});
    Set<List<Integer>> beginnings = beginnings(whole);
    KeyInspector inspector = KeyInspector.of(layout);
    for (Object content : all) {
      if (length(content) <= 3) {
        List<InspectedItem> items = inspector.inspect(new byte[] {1}, content).items();
        assertThat(items.get(items.size() - 1).outcome())
            .as("%s of %s", shown(content), layout)
            .isEqualTo(expected(content, whole, beginnings));
      }
    }
  }

  private static void assertExact(String layout, List<?> all, int longest) {
    Set<List<Integer>> whole = whole(LayoutCodec.of(LayoutSignature.parse(layout)), all);
    Set<List<Integer>> beginnings = beginnings(whole);
    KeyInspector inspector = KeyInspector.of(layout);
    int tried = 0;
    for (Object content : all) {
      if (length(content) <= longest) {
        Inspection inspection = inspector.inspect(content);
        List<InspectedItem> items = inspection.items();
        assertThat(items.get(items.size() - 1).outcome())
            .as("%s of %s", shown(content), layout)
            .isEqualTo(expected(content, whole, beginnings));
        assertThat(inspection.isComplete()).isFalse();
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(30);
  }

  private static Outcome expected(
      Object content, Set<List<Integer>> whole, Set<List<Integer>> beginnings) {
    boolean isWhole = whole.contains(shown(content));
    if (beginnings.contains(shown(content))) {
      return isWhole ? Outcome.OPEN : Outcome.CUT_OFF;
    }
    return isWhole ? Outcome.WHOLE : Outcome.WRONG;
  }

  /** All that something longer begins with. */
  private static Set<List<Integer>> beginnings(Set<List<Integer>> whole) {
    Set<List<Integer>> beginnings = new HashSet<>();
    for (List<Integer> content : whole) {
      for (int length = 0; length < content.size(); length++) {
        beginnings.add(List.copyOf(content.subList(0, length)));
      }
    }
    return beginnings;
  }

  /** The contents that are columns of some key. */
  private static Set<List<Integer>> whole(LayoutCodec codec, List<?> all, Object... before) {
    Object last = codec.signature().format() == LayoutFormat.TEXT ? "1" : new byte[] {1};
    Set<List<Integer>> whole = new HashSet<>();
    for (Object content : all) {
      List<Object> columns = new ArrayList<>(List.of(before));
      columns.add(content);
      columns.add(last);
      try {
        codec.decode(columns.toArray());
        whole.add(shown(content));
      } catch (MalformedKeyException malformed) {
        assertThat(malformed.part()).isNotEmpty();
      }
    }
    return whole;
  }

  private static int length(Object content) {
    return shown(content).size();
  }

  private static List<Integer> shown(Object content) {
    return content instanceof byte[] bytes
        ? IntStream.range(0, bytes.length).mapToObj(i -> (int) bytes[i]).toList()
        : ((String) content).chars().boxed().toList();
  }

  private static String unescaped(String characters) {
    return characters.replace("\\u00e9", "\u00e9").replace("\\uffff", "\uffff");
  }

  private static List<String> texts(String characters, int longest) {
    List<String> all = new ArrayList<>(List.of(""));
    for (int from = 0, length = 1; length <= longest; length++) {
      int to = all.size();
      for (; from < to; from++) {
        for (int i = 0; i < characters.length(); i++) {
          all.add(all.get(from) + characters.charAt(i));
        }
      }
    }
    return all;
  }

  private static List<byte[]> bytes(int[] values, int longest) {
    List<byte[]> all = new ArrayList<>(List.of(new byte[0]));
    for (int from = 0, length = 1; length <= longest; length++) {
      int to = all.size();
      for (; from < to; from++) {
        for (int value : values) {
          byte[] longer = Arrays.copyOf(all.get(from), all.get(from).length + 1);
          longer[longer.length - 1] = (byte) value;
          all.add(longer);
        }
      }
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 9, 10, 11, 16, 99, 100, 101, 256, 1_000, 1_001})
  void aBucketIsCutOffIfOneBeginsLikeIt(int count) {
    String layout =
        "TEXT separator=',' | partitionKey: bucket count=" + count + " by=MODULO of=p, p int";
    int width = Integer.toString(count - 1).length();
    List<String> numbers =
        IntStream.range(0, count)
            .mapToObj(i -> "0".repeat(width - Integer.toString(i).length()) + i)
            .toList();
    KeyInspector inspector = KeyInspector.of(layout.replace("p int", "p int pad=9"));
    for (String text : texts("0123456789/:", Math.min(width, 3))) {
      boolean isBeginning =
          text.length() < width && numbers.stream().anyMatch(it -> it.startsWith(text));
      Outcome outcome = inspector.inspect(text).items().get(0).outcome();
      Outcome expected =
          isBeginning ? Outcome.CUT_OFF : numbers.contains(text) ? Outcome.OPEN : Outcome.WRONG;
      assertThat(outcome).as("%s of %d", text, count).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 255, 256, 257, 513, 65_536})
  void soIsOneOfTwoBytes(int count) {
    String layout =
        "BINARY | partitionKey: bucket count=" + count + " by=MODULO of=p, p int, q String";
    KeyInspector inspector = KeyInspector.of(layout);
    for (int first = 0; first < 256; first++) {
      ByteArrayOutputStream content = new ByteArrayOutputStream();
      content.write(first);
      boolean isOne = count <= 256;
      boolean isThere = isOne ? first < count : first << 8 < count;
      Outcome expected = isThere ? (isOne ? Outcome.OPEN : Outcome.CUT_OFF) : Outcome.WRONG;
      assertThat(inspector.inspect(content.toByteArray()).items().get(0).outcome())
          .as("%d of %d", first, count)
          .isEqualTo(expected);
    }
    assertThat(inspector.inspect(new byte[0]).items().get(0).outcome()).isEqualTo(Outcome.CUT_OFF);
  }
}
