package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;

/**
 * Two layouts side by side, and what differs between them.
 *
 * @param old the layout of rows that exist
 * @param now the layout that shall take its place
 * @param matches which part of one is which of the other
 * @param differences those that have been found so far
 */
record LayoutPair(
    LayoutSignature old, LayoutSignature now, MatchingParts matches, List<Difference> differences) {

  /** Two layouts, still without a difference. */
  static LayoutPair of(LayoutSignature old, LayoutSignature now) {
    return new LayoutPair(old, now, new MatchingParts(old, now), new ArrayList<>());
  }

  /** Adds a difference that leaves rows unreachable. */
  void breaking(String where, String before, String after, String consequence) {
    add(where, before, after, false, consequence);
  }

  /**
   * Adds in front of what has changed in a part that it has another name now. If none of that loses
   * a row, neither does the name.
   *
   * @param index the first difference of the part
   */
  /** A difference that loses rows, said of what was and what is. */
  void lost(String where, String before, String after, String sentence) {
    breaking(where, before, after, sentence.formatted(before, after));
  }

  void renamed(int index, String before, String after) {
    boolean isKept =
        differences.subList(index, differences.size()).stream().allMatch(Difference::keepsBytes);
    String lost = "rows hold " + before + ", so keys that have " + after + " find none of them";
    differences.add(
        index, new Difference(before, before, after, isKept, isKept ? Difference.RENAMED : lost));
  }

  /** Adds a difference. */
  void add(String where, String before, String after, boolean isCompatible, String consequence) {
    differences.add(new Difference(where, before, after, isCompatible, consequence));
  }
}
