package dev.keywright.simulator;

import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Period;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rows of a heat map. Each is an equal piece of the key space if all values were equally
 * frequent, so that a value that is written more often is a bright line.
 *
 * @param starts where each begins
 * @param heights how many of the equal pieces each has; more than one where keys cannot be told
 *     apart so finely
 */
record HeatRows(KeyModel model, List<KeyPoint> starts, List<Integer> heights) {

  static HeatRows of(KeyModel model) {
    KeyModel flat = model.flat();
    Period all = flat.period(0, flat.traffic().duration());
    List<KeyPoint> starts = new ArrayList<>(List.of(KeyPoint.START));
    List<Integer> heights = new ArrayList<>(List.of(1));
    for (int i = 1; i < Heat.ROWS; i++) {
      KeyPoint next = flat.at(all.writes() * i / Heat.ROWS, all);
      int last = starts.size() - 1;
      if (next.compareTo(starts.get(last)) > 0 && flat.below(next, all) > 0) {
        starts.add(next);
        heights.add(1);
      } else {
        heights.set(last, heights.get(last) + 1);
      }
    }
    return new HeatRows(model, List.copyOf(starts), List.copyOf(heights));
  }

  /** What was counted in each. */
  Heat heat(double seconds, long[][] writes) {
    return new Heat(
        seconds,
        Arrays.stream(writes).map(row -> Arrays.stream(row).boxed().toList()).toList(),
        heights,
        starts.stream().map(model::label).toList());
  }
}
