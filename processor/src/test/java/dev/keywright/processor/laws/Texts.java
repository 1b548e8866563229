package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/**
 * A text.
 *
 * @param alphabet a regex class body, or empty for none; {@link Pattern} is what judges by it
 */
record Texts(String alphabet, int minLength, int maxLength, boolean reversed) implements Oracle {
  private static final List<String> USUAL =
      List.of("", "0", "a", "b", "a1", "a10", "a100", "a1001", "a101", "z", "Z", "zz", "aa", "1");
  // Around the separators ',' ':' '!' and NUL, and at the edges of UTF-8's widths.
  private static final String HOSTILE =
      "\0\u0001\u0002 !\"#$+,-./:;<\u007f\u0080\u07ff\u0800\ud7ff\ue000\ufffd\uffff\u00e9\u0131";
  private static final List<String> OUTLANDISH =
      List.of(
          "\ud83d\ude00",
          "a\ud83d\ude00",
          "a\ud83d\ude01b",
          "a\ud83d\ude0e",
          "\ud83d\ude0e",
          "\ud800\udc00",
          "\udbff\udfff",
          "\ud800",
          "\udc00",
          "a\udc00\ud800",
          "a\ud83d",
          "\ud83db");

  private static final Map<String, Pattern> CLASSES = new ConcurrentHashMap<>();

  static Texts any() {
    return of("");
  }

  static Texts of(String alphabet) {
    return new Texts(alphabet, 0, Integer.MAX_VALUE, false);
  }

  Texts atMost(int length) {
    return new Texts(alphabet, minLength, length, reversed);
  }

  /** The same, refusing shorter texts. */
  Texts atLeast(int length) {
    return new Texts(alphabet, length, maxLength, reversed);
  }

  Texts inReverse() {
    return new Texts(alphabet, minLength, maxLength, true);
  }

  PartSpec spec() {
    IntPredicate assumed = (alphabet.isEmpty() ? of("0-9A-Za-z") : this)::holds;
    PartSpec spec =
        PartSpec.of("String", this, new Shape.Free(assumed, true, minLength < maxLength));
    spec = alphabet.isEmpty() ? spec : spec.knowing("alphabet = \"" + inSource(alphabet) + "\"");
    spec = maxLength == Integer.MAX_VALUE ? spec : spec.knowing("maxLength = " + maxLength);
    return reversed
        ? spec.with("reversed = true").being(Trait.REVERSED).being(Trait.UNORDERED)
        : spec;
  }

  static String inSource(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  private boolean holds(int codePoint) {
    return CLASSES
        .computeIfAbsent(alphabet, body -> Pattern.compile("[" + body + "]"))
        .matcher(Character.toString(codePoint))
        .matches();
  }

  @Override
  public List<Object> candidates() {
    List<Object> candidates = new ArrayList<>(USUAL);
    for (int i = 0; i < HOSTILE.length(); i++) {
      char c = HOSTILE.charAt(i);
      candidates.add("" + c);
      candidates.add("a" + c);
      candidates.add("a" + c + "b");
    }
    candidates.addAll(OUTLANDISH);
    candidates.addAll(
        List.of("\uffff\uffff", "a,00", "a-2c", "a;3a", "0000000000", "zzzzzzzzzzzz"));
    Random random = new Random(11);
    for (int i = 0; i < 6; i++) {
      candidates.add(randomText(random));
    }
    addOfLength(candidates, minLength);
    if (maxLength < Integer.MAX_VALUE) {
      addOfLength(candidates, maxLength);
    }
    return candidates.stream().distinct().toList();
  }

  // Just short enough or long enough, and one too short or too long.
  private void addOfLength(List<Object> candidates, int length) {
    if (length > 0) {
      for (char c : new char[] {'0', 'a', 'b', 'z'}) {
        String same = String.valueOf(c).repeat(length);
        candidates.addAll(List.of(same, same.substring(1), same + c));
        candidates.addAll(List.of(same.substring(1) + '0', same.substring(1) + 'b'));
      }
    }
  }

  private static String randomText(Random random) {
    String from = HOSTILE + "ab01";
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i >= 0; i--) {
      text.append(from.charAt(random.nextInt(from.length())));
    }
    return text.toString();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    String text = (String) value;
    return text.length() >= minLength && isLegalBeginning(value, place);
  }

  @Override
  public boolean isLegalBeginning(Object value, Place place) {
    String text = (String) value;
    return text.length() <= maxLength && text.codePoints().allMatch(c -> isLegal(c, place));
  }

  private boolean isLegal(int c, Place place) {
    if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
      return false;
    }
    if (!alphabet.isEmpty()) {
      return holds(c);
    }
    if (place.binary()) {
      return true;
    }
    boolean isOpen = place.last() || place.escape();
    return c <= Character.MAX_VALUE
        && (isOpen || (place.ordered() ? c > place.separator() : c != place.separator()));
  }

  @Override
  public String written(Object value, Place place) {
    String text = (String) value;
    String directed = reversed ? new StringBuilder(text).reverse().toString() : text;
    return escaped(directed, place);
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    String text = (String) value;
    String directed = reversed ? new StringBuilder(text).reverse().toString() : text;
    byte[] content = directed.getBytes(UTF_8);
    return ended ? BinaryForm.ended(content) : content;
  }

  /** A text as it stands at a place: escapes are {@code e} and two hexadecimal digits. */
  static String escaped(String text, Place place) {
    int limit = place.escapedUpTo();
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= limit) {
        written.append((char) limit).append(c < 16 ? "0" : "").append(Integer.toHexString(c));
      } else {
        written.append(c);
      }
    }
    return written.toString();
  }

  // By code points, one after the other.
  @Override
  public int compare(Object a, Object b) {
    String one = (String) a;
    String other = (String) b;
    int end = Math.min(one.length(), other.length());
    int at = 0;
    while (at < end && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    if (at == end) {
      return one.length() - other.length();
    }
    boolean isSecondHalf =
        Character.isLowSurrogate(one.charAt(at)) && Character.isLowSurrogate(other.charAt(at));
    int from = isSecondHalf ? at - 1 : at;
    return one.codePointAt(from) - other.codePointAt(from);
  }
}
