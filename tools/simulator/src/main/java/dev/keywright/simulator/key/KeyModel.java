package dev.keywright.simulator.key;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Where the keys of a design fall, and when. Parts are independent of each other, but for times,
 * which are all the moment of the write. So the expected writes below any place are exact sums.
 */
public final class KeyModel {
  private final List<Level> levels;
  private final int partitionLevels;
  private final Traffic traffic;

  /**
   * A model of these levels, in the order of the key.
   *
   * @param partitionLevels how many of them are the partition key
   */
  public KeyModel(List<Level> levels, int partitionLevels, Traffic traffic) {
    this.levels = List.copyOf(levels);
    this.partitionLevels = partitionLevels;
    this.traffic = traffic;
  }

  /** When the writes come. */
  public Traffic traffic() {
    return traffic;
  }

  /** The levels in the order of the key. */
  public List<Level> levels() {
    return levels;
  }

  /** How many levels are the partition key. */
  public int partitionLevels() {
    return partitionLevels;
  }

  /** The writes between two moments. */
  public Period period(double from, double to) {
    return new Period(traffic, from, to);
  }

  /** The expected writes of a period below a place. */
  public double below(KeyPoint place, Period period) {
    return below(0, place, period);
  }

  private double below(int level, KeyPoint place, Period period) {
    if (level == place.depth() || level == levels.size()) {
      return 0;
    }
    return levels
        .get(level)
        .below(place.coordinate(level), period, inside -> below(level + 1, place, inside));
  }

  /**
   * A place that leaves half of a period's writes between two places on each side, as nearly as
   * possible; empty if all of them have one value that is not cut.
   *
   * @param end null if there is none
   * @param depth how many levels may be cut through
   */
  public Optional<KeyPoint> middle(
      KeyPoint from, @Nullable KeyPoint end, Period period, int depth) {
    double low = below(from, period);
    double high = end == null ? period.writes() : below(end, period);
    double least = 1e-9 * (high - low);
    return around((low + high) / 2, period, depth).stream()
        .filter(it -> it.compareTo(from) > 0 && (end == null || it.compareTo(end) < 0))
        .filter(it -> below(it, period) > low + least && below(it, period) < high - least)
        .min(Comparator.comparingDouble(it -> Math.abs(below(it, period) - (low + high) / 2)));
  }

  /** The last place with at most this many writes of a period below it. */
  public KeyPoint at(double writes, Period period) {
    return around(writes, period, levels.size()).get(0);
  }

  // The place itself; or, if it is inside a value that is not cut, the places around the value.
  private List<KeyPoint> around(double writes, Period period, int depth) {
    List<Double> path = new ArrayList<>();
    double left = writes;
    Period inside = period;
    for (int level = 0; level < depth; level++) {
      Level.Found found = levels.get(level).find(left, inside);
      path.add(found.at());
      if (found.writes() == 0) {
        return List.of(place(path));
      }
      if (level + 1 == depth) {
        KeyPoint before = place(path);
        path.set(level, found.next());
        return List.of(before, place(path));
      }
      left = (left - found.below()) / found.share();
      inside = found.inside();
    }
    throw new IllegalStateException("no level may be cut");
  }

  private static KeyPoint place(List<Double> path) {
    return KeyPoint.at(path.stream().mapToDouble(it -> it).toArray());
  }

  /** The places that cut the domain of the first level into so many equal pieces. */
  public List<KeyPoint> evenPlaces(int pieces) {
    List<KeyPoint> places = new ArrayList<>();
    for (int k = 1; k < pieces; k++) {
      places.add(KeyPoint.at(levels.get(0).evenly(k, pieces, traffic)));
    }
    return places.stream().sorted().distinct().toList();
  }

  /** The same keys, each value as frequent as any other, and at one rate. */
  public KeyModel flat() {
    return new KeyModel(levels.stream().map(Level::flat).toList(), partitionLevels, traffic.flat());
  }

  /** The expected rows that the largest partition key holds at a moment. */
  public double largestPartition(double second) {
    return rows(second, Level::heaviest);
  }

  /** The expected rows of a partition key in the middle, at a moment. */
  public double medianPartition(double second) {
    return rows(second, Level::median);
  }

  private double rows(double second, ToDoubleBiFunction<Level, Period> shareOfLevel) {
    Period period = period(0, second);
    double share = 1;
    for (Level level : levels.subList(0, partitionLevels)) {
      share *= shareOfLevel.applyAsDouble(level, period);
    }
    return Math.max(1, share * period.writes());
  }

  /**
   * The expected writes of a period that exceed what one partition key may take.
   *
   * @param limit the writes of one partition key in this period
   */
  public double above(double limit, Period period) {
    return above(0, limit, 1, period);
  }

  private double above(int level, double limit, double share, Period period) {
    double writes = share * period.writes();
    if (level == partitionLevels) {
      return Math.max(0, writes - limit);
    }
    Level here = levels.get(level);
    if (writes * here.heaviest(period) <= limit) {
      return 0;
    }
    double above = 0;
    if (here instanceof Values values) {
      for (int i = 0; i < values.count(); i++) {
        if (writes * values.weight(i) > limit) {
          above += above(level + 1, limit, share * values.weight(i), period);
        }
      }
    } else if (here instanceof Growth growth) {
      for (Period part : growth.parts(period)) {
        above += above(level + 1, limit, share, part);
      }
    } else if (here instanceof HashedPeriods hashed) {
      for (Period part : Growth.time(hashed.name(), hashed.unit(), false).parts(period)) {
        above += new KeyModel(List.of(hashed.of(part)), 1, traffic).above(0, limit, share, part);
      }
    }
    return above;
  }

  /** A place for people: the value of the first level. */
  public String label(KeyPoint place) {
    return place.depth() == 0 ? "start" : levels.get(0).label(place.coordinate(0));
  }
}
