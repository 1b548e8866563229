package dev.keywright.simulator;

import java.util.List;

/**
 * The writes of a forecast by time and key: what a heat map shows.
 *
 * @param seconds the whole time
 * @param writes a row for each piece of the key space, from the first keys on, with a count for
 *     each piece of time
 * @param heights how much of the key space each row is, in units of {@link #ROWS} for all
 * @param labels where each row begins, for people
 */
public record Heat(
    double seconds, List<List<Long>> writes, List<Integer> heights, List<String> labels) {
  /** How many rows there are, if keys can be told apart so finely. */
  public static final int ROWS = 48;

  public Heat {
    writes = writes.stream().map(List::copyOf).toList();
    heights = List.copyOf(heights);
    labels = List.copyOf(labels);
  }

  /** How many pieces of time there are. */
  public int columns() {
    return writes.get(0).size();
  }

  /** All writes of a piece of time. */
  public long total(int column) {
    return writes.stream().mapToLong(row -> row.get(column)).sum();
  }

  /** The share of a piece of time's writes that one of {@link #ROWS} rows of this piece has. */
  public double share(int row, int column) {
    long total = total(column);
    return total == 0 ? 0 : (double) writes.get(row).get(column) / total / heights.get(row);
  }
}
