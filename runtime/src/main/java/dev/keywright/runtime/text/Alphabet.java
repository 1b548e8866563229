package dev.keywright.runtime.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The characters that a text part may hold.
 *
 * <p>Characters are Unicode code points, ordered as UTF-8 bytes are. Unpaired surrogates are never
 * members.
 */
public final class Alphabet {
  /** How many characters ASCII has: nearly all texts of keys are made of these. */
  private static final int ASCII = 128;

  private static final int LAST_BASIC = Character.MAX_VALUE;

  private static final Alphabet BASIC =
      new Alphabet(
          List.of(
              new Run(0, Character.MIN_SURROGATE - 1),
              new Run(Character.MAX_SURROGATE + 1, LAST_BASIC)));

  private static final Alphabet ALL =
      new Alphabet(
          List.of(
              new Run(0, Character.MIN_SURROGATE - 1),
              new Run(Character.MAX_SURROGATE + 1, Character.MAX_CODE_POINT)));

  private final List<Run> runs;
  private final boolean ascii;
  private final boolean[] asciiMembers;

  private Alphabet(List<Run> runs) {
    this.runs = runs;
    this.ascii = runs.isEmpty() || runs.get(runs.size() - 1).last() < ASCII;
    this.asciiMembers = new boolean[ASCII];
    for (int c = 0; c < ASCII; c++) {
      asciiMembers[c] = isInRun(c);
    }
  }

  /** Every character up to U+FFFF, where all stores agree on the order. */
  public static Alphabet basic() {
    return BASIC;
  }

  /** Every character. */
  public static Alphabet all() {
    return ALL;
  }

  /**
   * The characters of a regex class body, such as {@code 0-9A-Za-z_}.
   *
   * @throws IllegalArgumentException if the text is not one; the message says where and why
   */
  public static Alphabet of(String classBody) {
    return new Alphabet(merged(new AlphabetParser(classBody).runs()));
  }

  private static List<Run> merged(List<Run> runs) {
    List<Run> merged = new ArrayList<>();
    runs.sort(Comparator.comparingInt(Run::first));
    for (Run run : runs) {
      Run before = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      if (before != null && run.first() <= before.last() + 1) {
        merged.set(merged.size() - 1, new Run(before.first(), Math.max(before.last(), run.last())));
      } else {
        merged.add(run);
      }
    }
    return List.copyOf(merged);
  }

  /** The characters that are members of both. */
  public Alphabet intersection(Alphabet other) {
    List<Run> shared = new ArrayList<>();
    for (Run run : other.runs) {
      shared.addAll(cut(run.first(), run.last()).runs);
    }
    return new Alphabet(List.copyOf(shared));
  }

  /** The members above a character. */
  Alphabet above(char bound) {
    return cut(bound + 1, Character.MAX_CODE_POINT);
  }

  /** The members but one. */
  Alphabet without(char excluded) {
    List<Run> rest = new ArrayList<>(cut(0, excluded - 1).runs);
    rest.addAll(cut(excluded + 1, Character.MAX_CODE_POINT).runs);
    return new Alphabet(List.copyOf(rest));
  }

  private Alphabet cut(int from, int to) {
    List<Run> kept = new ArrayList<>();
    for (Run run : runs) {
      int first = Math.max(run.first(), from);
      int last = Math.min(run.last(), to);
      if (first <= last) {
        kept.add(new Run(first, last));
      }
    }
    return new Alphabet(List.copyOf(kept));
  }

  /** Whether all members are ASCII, so that a text has as many bytes as characters. */
  boolean isAscii() {
    return ascii;
  }

  /** Whether a code point is a member. */
  public boolean contains(int codePoint) {
    return codePoint < ASCII ? asciiMembers[codePoint] : isInRun(codePoint);
  }

  /** The index behind the members that stand in a text from an index on; ASCII only. */
  int endOfAscii(String text, int from) {
    int length = text.length();
    int end = from;
    while (end + 1 < length) {
      if (!isAsciiMember(text.charAt(end))) {
        return end;
      }
      if (!isAsciiMember(text.charAt(end + 1))) {
        return end + 1;
      }
      end += 2;
    }
    return end < length && isAsciiMember(text.charAt(end)) ? end + 1 : end;
  }

  private boolean isAsciiMember(char c) {
    return c < ASCII && asciiMembers[c];
  }

  private boolean isInRun(int codePoint) {
    for (Run run : runs) {
      if (run.first() <= codePoint && codePoint <= run.last()) {
        return true;
      }
    }
    return false;
  }

  /** Whether every member of another alphabet is a member. */
  public boolean containsAll(Alphabet other) {
    int i = 0;
    for (Run run : other.runs) {
      while (i < runs.size() && runs.get(i).last() < run.first()) {
        i++;
      }
      if (i == runs.size()
          || runs.get(i).first() > run.first()
          || runs.get(i).last() < run.last()) {
        return false;
      }
    }
    return true;
  }

  /**
   * The smallest member above a code point, or -1 if there is none; {@code next(-1)} is the first.
   */
  public int next(int codePoint) {
    for (Run run : runs) {
      if (run.last() > codePoint) {
        return Math.max(run.first(), codePoint + 1);
      }
    }
    return -1;
  }

  /** The members as a regex class body, in order and without repetition. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Run run : runs) {
      append(text, run.first());
      if (run.last() > run.first()) {
        append(text.append(run.last() > run.first() + 1 ? "-" : ""), run.last());
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, int codePoint) {
    if (codePoint < ' ' || (codePoint > '~' && codePoint <= LAST_BASIC)) {
      String hex = Integer.toHexString(codePoint);
      text.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
    } else {
      if ("\\-[]^&".indexOf(codePoint) >= 0) {
        text.append('\\');
      }
      text.appendCodePoint(codePoint);
    }
  }

  /** Neighbouring members, both ends inclusive. */
  record Run(int first, int last) {}
}
