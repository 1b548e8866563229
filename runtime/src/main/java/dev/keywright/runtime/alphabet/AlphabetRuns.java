package dev.keywright.runtime.alphabet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An alphabet as runs of neighbouring characters, and as a table of ASCII.
 *
 * <p>It is a record since the virtual machine takes the fields of a constant record for constants:
 * no code of a key looks up where the table is, or how long.
 *
 * @param runs in order, not touching each other
 * @param refusals for each character of ASCII, whether it is no member; never written to
 * @param isAscii whether all members are ASCII, so that a text has as many bytes as characters
 * @param open from which character on all are members up to U+FFFF, but for surrogates
 */
@SuppressWarnings("ArrayRecordComponent") // it follows from the runs, which alone are compared
record AlphabetRuns(List<Run> runs, boolean[] refusals, boolean isAscii, int open)
    implements Alphabet {
  /** How many characters ASCII has: nearly all texts of keys are made of these. */
  private static final int ASCII = 128;

  private static final int LAST_BASIC = Character.MAX_VALUE;

  static final AlphabetRuns BASIC =
      new AlphabetRuns(
          List.of(
              new Run(0, Character.MIN_SURROGATE - 1),
              new Run(Character.MAX_SURROGATE + 1, LAST_BASIC)));

  static final AlphabetRuns ALL =
      new AlphabetRuns(
          List.of(
              new Run(0, Character.MIN_SURROGATE - 1),
              new Run(Character.MAX_SURROGATE + 1, Character.MAX_CODE_POINT)));

  AlphabetRuns(List<Run> runs) {
    this(
        runs,
        refusals(runs),
        runs.isEmpty() || runs.get(runs.size() - 1).last() < ASCII,
        open(runs));
  }

  private static int open(List<Run> runs) {
    int after = indexOfRun(runs, Character.MAX_SURROGATE + 1);
    boolean isOpen =
        after > 0
            && after < runs.size()
            && runs.get(after).first() <= Character.MAX_SURROGATE + 1
            && runs.get(after).last() >= LAST_BASIC
            && runs.get(after - 1).last() == Character.MIN_SURROGATE - 1;
    return isOpen ? Math.max(ASCII, runs.get(after - 1).first()) : LAST_BASIC + 1;
  }

  private static boolean[] refusals(List<Run> runs) {
    boolean[] refusals = new boolean[ASCII];
    for (int c = 0; c < ASCII; c++) {
      refusals[c] = !isIn(runs, c);
    }
    return refusals;
  }

  /** Runs in any order, which may overlap. */
  static AlphabetRuns merged(List<Run> runs) {
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
    return new AlphabetRuns(List.copyOf(merged));
  }

  @Override
  public Alphabet intersection(Alphabet other) {
    List<Run> others = ((AlphabetRuns) other).runs;
    List<Run> shared = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < runs.size() && j < others.size()) {
      Run run = runs.get(i);
      Run otherRun = others.get(j);
      int first = Math.max(run.first(), otherRun.first());
      int last = Math.min(run.last(), otherRun.last());
      if (first <= last) {
        shared.add(new Run(first, last));
      }
      if (run.last() < otherRun.last()) {
        i++;
      } else {
        j++;
      }
    }
    return new AlphabetRuns(List.copyOf(shared));
  }

  @Override
  public AlphabetRuns above(char bound) {
    return cut(bound + 1, Character.MAX_CODE_POINT);
  }

  @Override
  public AlphabetRuns without(char excluded) {
    List<Run> rest = new ArrayList<>(cut(0, excluded - 1).runs);
    rest.addAll(cut(excluded + 1, Character.MAX_CODE_POINT).runs);
    return new AlphabetRuns(List.copyOf(rest));
  }

  private AlphabetRuns cut(int from, int to) {
    List<Run> kept = new ArrayList<>();
    for (Run run : runs) {
      int first = Math.max(run.first(), from);
      int last = Math.min(run.last(), to);
      if (first <= last) {
        kept.add(new Run(first, last));
      }
    }
    return new AlphabetRuns(List.copyOf(kept));
  }

  @Override
  public boolean contains(int codePoint) {
    return codePoint < ASCII ? !refusals[codePoint] : isIn(runs, codePoint);
  }

  @Override
  public int endOf(String text) {
    int length = text.length();
    int end = 0;
    while (end < length) {
      char c = text.charAt(end);
      if (c < ASCII ? !refusals[c] : c >= open && !Character.isSurrogate(c)) {
        end++;
      } else {
        int codePoint = text.codePointAt(end);
        if (!contains(codePoint)) {
          return end;
        }
        end += Character.charCount(codePoint);
      }
    }
    return end;
  }

  @Override
  public boolean copy(String text, byte[] out, int at) {
    boolean refused = false; // looked at once, since a branch for each character takes longer
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      refused |= c >= ASCII;
      refused |= refusals[c & (ASCII - 1)];
      out[at + i] = (byte) c;
    }
    return !refused;
  }

  @Override
  public int endOfAscii(byte[] bytes, int from, int to) {
    int end = from;
    while (end < to && bytes[end] >= 0 && !refusals[bytes[end]]) {
      end++;
    }
    return end;
  }

  @Override
  public int endOfAscii(String text, int from) {
    int length = text.length();
    int end = from;
    while (end < length && isAsciiMember(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private boolean isAsciiMember(char c) {
    return c < ASCII && !refusals[c];
  }

  private static boolean isIn(List<Run> runs, int codePoint) {
    int index = indexOfRun(runs, codePoint);
    return index < runs.size() && runs.get(index).first() <= codePoint;
  }

  // By halves: an alphabet of single characters has hundreds of thousands of runs.
  private static int indexOfRun(List<Run> runs, int codePoint) {
    int from = 0;
    int to = runs.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (runs.get(middle).last() < codePoint) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  @Override
  public boolean containsAll(Alphabet other) {
    int i = 0;
    for (Run run : ((AlphabetRuns) other).runs) {
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

  @Override
  public int next(int codePoint) {
    int index = indexOfRun(runs, codePoint + 1);
    return index < runs.size() ? Math.max(runs.get(index).first(), codePoint + 1) : -1;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AlphabetRuns that && runs.equals(that.runs);
  }

  @Override
  public int hashCode() {
    return runs.hashCode();
  }

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
