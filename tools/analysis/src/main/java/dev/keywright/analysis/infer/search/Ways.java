package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shortest paths to a cut. A path with a last item that less can follow must not push out one
 * with more choice, so as many are kept for each of three forms of the last item.
 */
final class Ways {
  private static final int MOST_OF_A_FORM = 10;
  private static final int FORMS = 3;

  private final List<Path> paths = new ArrayList<>();
  private final int[] counts = new int[FORMS];

  /** The one way to the beginning. */
  static Ways ofStart() {
    Ways ways = new Ways();
    ways.paths.add(Path.START);
    return ways;
  }

  /** The shortest first; of those that are as long, the one that was found first. */
  List<Path> paths() {
    return paths;
  }

  /** The bits of the shortest path; infinite if there is none. */
  double least() {
    return paths.isEmpty() ? Double.POSITIVE_INFINITY : paths.get(0).bits();
  }

  /**
   * Adds a path unless enough of its form are as short. Most are longer, so it is only made then.
   *
   * @param bits of the path with its last item
   */
  void add(Path before, Step last, double bits) {
    int form = form(last);
    int longest = counts[form] < MOST_OF_A_FORM ? -1 : longest(form);
    if (longest >= 0 && bits >= paths.get(longest).bits()) {
      return;
    }
    if (longest >= 0) {
      paths.remove(longest);
    } else {
      counts[form]++;
    }
    int place = paths.size();
    while (place > 0 && paths.get(place - 1).bits() > bits) {
      place--;
    }
    paths.add(place, new Path(before, last, bits));
  }

  private int longest(int form) {
    int place = paths.size() - 1;
    while (form(paths.get(place).last()) != form) {
      place--;
    }
    return place;
  }

  private static int form(@Nullable Step last) {
    if (last == null || last.isLiteral()) {
      return 0;
    }
    return last.isClosed() ? 1 : 2;
  }
}
