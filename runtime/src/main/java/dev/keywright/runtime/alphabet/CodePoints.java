package dev.keywright.runtime.alphabet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A set of characters as runs of neighbours.
 *
 * @param all in order, not touching each other
 */
record CodePoints(List<Run> all) {

  static CodePoints of(Run... runs) {
    return new CodePoints(List.of(runs));
  }

  /** Runs in any order, which may overlap. */
  static CodePoints merged(List<Run> runs) {
    List<Run> merged = new ArrayList<>();
    Collections.sort(runs);
    for (Run run : runs) {
      Run before = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      if (before != null && run.first() <= before.last() + 1) {
        merged.set(merged.size() - 1, new Run(before.first(), Math.max(before.last(), run.last())));
      } else {
        merged.add(run);
      }
    }
    return new CodePoints(List.copyOf(merged));
  }

  CodePoints intersection(CodePoints other) {
    List<Run> shared = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < all.size() && j < other.all.size()) {
      Run run = all.get(i);
      Run otherRun = other.all.get(j);
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
    return new CodePoints(List.copyOf(shared));
  }

  CodePoints without(char excluded) {
    List<Run> rest = new ArrayList<>(between(0, excluded - 1).all);
    rest.addAll(between(excluded + 1, Character.MAX_CODE_POINT).all);
    return new CodePoints(List.copyOf(rest));
  }

  /** What lies between the runs, before the first and after the last. */
  CodePoints complement() {
    List<Run> others = new ArrayList<>();
    int first = 0;
    for (Run run : all) {
      if (first < run.first()) {
        others.add(new Run(first, run.first() - 1));
      }
      first = run.last() + 1;
    }
    if (first <= Character.MAX_CODE_POINT) {
      others.add(new Run(first, Character.MAX_CODE_POINT));
    }
    return new CodePoints(List.copyOf(others));
  }

  CodePoints between(int from, int to) {
    List<Run> kept = new ArrayList<>();
    for (Run run : all) {
      int first = Math.max(run.first(), from);
      int last = Math.min(run.last(), to);
      if (first <= last) {
        kept.add(new Run(first, last));
      }
    }
    return new CodePoints(List.copyOf(kept));
  }

  boolean contains(int codePoint) {
    int index = indexOf(codePoint);
    return index < all.size() && all.get(index).first() <= codePoint;
  }

  boolean containsAll(CodePoints other) {
    int i = 0;
    for (Run run : other.all) {
      while (i < all.size() && all.get(i).last() < run.first()) {
        i++;
      }
      if (i == all.size() || all.get(i).first() > run.first() || all.get(i).last() < run.last()) {
        return false;
      }
    }
    return true;
  }

  /** The smallest character above another one, or -1 if there is none. */
  int next(int codePoint) {
    int index = indexOf(codePoint + 1);
    return index < all.size() ? Math.max(all.get(index).first(), codePoint + 1) : -1;
  }

  /** The largest character below another one, or -1 if there is none. */
  int previous(int codePoint) {
    int index = indexOf(codePoint);
    boolean isIn = index < all.size() && all.get(index).first() < codePoint;
    if (isIn) {
      return codePoint - 1;
    }
    return index == 0 ? -1 : all.get(index - 1).last();
  }

  /** The largest character, or -1 if there is none. */
  int last() {
    return all.isEmpty() ? -1 : all.get(all.size() - 1).last();
  }

  /**
   * The smallest character that has all after it up to U+FFFF in the set, but for surrogates; or
   * U+10000 if there is none.
   */
  int open() {
    int after = indexOf(Character.MAX_SURROGATE + 1);
    boolean isOpen =
        after > 0
            && after < all.size()
            && all.get(after).first() <= Character.MAX_SURROGATE + 1
            && all.get(after).last() >= Character.MAX_VALUE
            && all.get(after - 1).last() == Character.MIN_SURROGATE - 1;
    return isOpen ? all.get(after - 1).first() : Character.MAX_VALUE + 1;
  }

  // By halves: an alphabet of single characters has hundreds of thousands of runs.
  private int indexOf(int codePoint) {
    int from = 0;
    int to = all.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (all.get(middle).last() < codePoint) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CodePoints that && all.equals(that.all);
  }

  @Override
  public int hashCode() {
    return all.hashCode();
  }

  /** The body of a regex class. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Run run : all) {
      append(text, run.first());
      if (run.last() > run.first()) {
        append(text.append(run.last() > run.first() + 1 ? "-" : ""), run.last());
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, int codePoint) {
    if (codePoint < ' ' || (codePoint > '~' && codePoint <= Character.MAX_VALUE)) {
      String hex = Integer.toHexString(codePoint);
      text.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
    } else {
      if ("\\-[]^&".indexOf(codePoint) >= 0) {
        text.append('\\');
      }
      text.appendCodePoint(codePoint);
    }
  }
}
