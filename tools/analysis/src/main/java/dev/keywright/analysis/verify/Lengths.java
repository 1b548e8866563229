package dev.keywright.analysis.verify;

/** The shortest and the longest of some values. */
final class Lengths {
  private int shortest = Integer.MAX_VALUE;
  private int longest;

  void add(int length) {
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
  }

  void merge(Lengths other) {
    shortest = Math.min(shortest, other.shortest);
    longest = Math.max(longest, other.longest);
  }

  int shortest() {
    return shortest;
  }

  int longest() {
    return longest;
  }
}
