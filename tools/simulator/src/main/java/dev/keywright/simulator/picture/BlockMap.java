package dev.keywright.simulator.picture;

import dev.keywright.simulator.Heat;
import java.util.ArrayList;
import java.util.List;

/** The heat map of a forecast in block characters, for terminals. */
public final class BlockMap {
  /** What the characters mean. */
  public static final String LEGEND =
      "writes of a moment in 1/12 of the key space: \u2591 up to 15 %  \u2592 up to 30 %  \u2593 up to"
          + " 60 %  \u2588 more";

  private static final int ROWS = 12;
  private static final int COLUMNS = 48;
  private static final double[] ABOVE = {0.005, 0.15, 0.3, 0.6};
  private static final String BLOCKS = " \u2591\u2592\u2593\u2588";

  private BlockMap() {}

  /** The lines of the map, the last keys first. */
  public static List<String> lines(Heat heat) {
    int columns = Math.min(COLUMNS, heat.columns());
    double[][] shares = new double[ROWS][columns];
    int finer = Heat.ROWS / ROWS;
    int fine = 0;
    for (int row = 0; row < heat.heights().size(); row++) {
      for (int i = 0; i < heat.heights().get(row); i++, fine++) {
        for (int column = 0; column < columns; column++) {
          shares[fine / finer][column] += share(heat, row, column, columns);
        }
      }
    }
    List<String> lines = new ArrayList<>();
    for (int row = ROWS - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder();
      for (double share : shares[row]) {
        line.append(BLOCKS.charAt(step(share)));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /** The share that one equal piece of a row has, of the pieces of time in one column. */
  private static double share(Heat heat, int row, int column, int columns) {
    int from = column * heat.columns() / columns;
    int to = (column + 1) * heat.columns() / columns;
    long writes = 0;
    long all = 0;
    for (int i = from; i < to; i++) {
      writes += heat.writes().get(row).get(i);
      all += heat.total(i);
    }
    return all == 0 ? 0 : (double) writes / all / heat.heights().get(row);
  }

  private static int step(double share) {
    int step = 0;
    for (double above : ABOVE) {
      step += share > above ? 1 : 0;
    }
    return step;
  }
}
