package dev.keywright.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What other programs may have stored in the same table, around the bounds of a range. */
public final class Foreign {
  private static final int[] PROBES = {
    0,
    1,
    ' ',
    '!',
    '#',
    ',',
    '-',
    '.',
    '0',
    '9',
    ':',
    'A',
    'a',
    'z',
    '~',
    0x7f,
    0xd7ff,
    0xe000,
    0xffff,
    0x10000,
    Character.MAX_CODE_POINT
  };

  private Foreign() {}

  /** Every beginning of a text, with nothing, a character near its own, or any other behind it. */
  public static Set<String> texts(String bound) {
    Set<String> texts = new LinkedHashSet<>();
    for (int i = 0; i <= bound.length(); i++) {
      boolean isInPair = i > 0 && Character.isHighSurrogate(bound.charAt(i - 1));
      if (!isInPair) {
        String before = bound.substring(0, i);
        texts.add(before);
        for (int probe : PROBES) {
          texts.add(before + Character.toString(probe));
        }
        if (i < bound.length()) {
          addNear(before, bound.codePointAt(i), texts);
        }
      }
    }
    return texts;
  }

  private static void addNear(String before, int own, Set<String> texts) {
    for (int near : new int[] {own - 1, own + 1}) {
      boolean isCharacter =
          Character.isValidCodePoint(near) && Character.getType(near) != Character.SURROGATE;
      if (isCharacter) {
        texts.add(before + Character.toString(near));
        texts.add(before + Character.toString(near) + before);
      }
    }
  }

  /** Every beginning of some bytes, with nothing, a byte near its own, or any other behind it. */
  public static List<byte[]> bytes(byte[] bound) {
    List<byte[]> contents = new ArrayList<>();
    for (int i = 0; i <= bound.length; i++) {
      contents.add(Arrays.copyOf(bound, i));
      int own = i < bound.length ? bound[i] : 0x7f;
      for (int probe : new int[] {0, 1, own - 1, own, own + 1, 0x7f, 0x80, 0xfe, 0xff}) {
        byte[] content = Arrays.copyOf(bound, i + 1);
        content[i] = (byte) probe;
        contents.add(content);
        contents.add(Arrays.copyOf(content, i + 2));
      }
    }
    return contents;
  }

  /**
   * How many contents of this range do not begin with what its scan has fixed. There must be none.
   *
   * @param isWhole whether the whole column is fixed, so that no other content may be there
   */
  public static <C> long strangers(KeyRange<C> range, C fixed, boolean isWhole) {
    List<C> contents = new ArrayList<>(around(range.from()));
    if (range.to() != null) {
      contents.addAll(around(range.to()));
    }
    byte[] beginning = stored(fixed);
    return contents.stream()
        .filter(range::contains)
        .filter(content -> !isAsFixed(stored(content), beginning, isWhole))
        .count();
  }

  private static boolean isAsFixed(byte[] content, byte[] beginning, boolean isWhole) {
    int difference = Arrays.mismatch(content, beginning);
    return isWhole ? difference < 0 : difference < 0 || difference == beginning.length;
  }

  @SuppressWarnings("unchecked") // of the type of the bound
  private static <C> List<C> around(C bound) {
    return bound instanceof String text
        ? (List<C>) List.copyOf(texts(text))
        : (List<C>) bytes((byte[]) bound);
  }

  private static byte[] stored(Object content) {
    return content instanceof String text ? text.getBytes(UTF_8) : (byte[]) content;
  }
}
