package dev.keywright.processor.laws;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Rows in the order of each column, so that a range is asked about its neighbours alone. */
final class SortedRows {
  private final List<Row> rows;
  private final List<int[]> orders;

  private SortedRows(List<Row> rows, List<int[]> orders) {
    this.rows = rows;
    this.orders = orders;
  }

  static SortedRows of(List<Row> rows) {
    int columns = rows.get(0).bytes().size();
    return new SortedRows(
        rows, IntStream.range(0, columns).mapToObj(column -> order(rows, column)).toList());
  }

  private static int[] order(List<Row> rows, int column) {
    Comparator<Integer> order =
        Comparator.comparing(row -> rows.get(row).bytes().get(column), Arrays::compareUnsigned);
    return IntStream.range(0, rows.size()).boxed().sorted(order).mapToInt(row -> row).toArray();
  }

  /** How many of some answers hold each row. */
  int[] holding(List<Answer> answers) {
    int[] holding = new int[rows.size()];
    for (Answer answer : answers) {
      int[] order = orders.get(answer.column());
      int end = first(order, row -> !answer.isBelowEnd(row));
      for (int i = first(order, answer::isFromBegin); i < end; i++) {
        holding[order[i]] += answer.isFixedIn(rows.get(order[i])) ? 1 : 0;
      }
    }
    return holding;
  }

  /** The place of the first row that is so, as all are behind it. */
  private int first(int[] order, Predicate<Row> isSo) {
    int low = 0;
    int high = order.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (isSo.test(rows.get(order[middle]))) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
