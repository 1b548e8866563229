package dev.keywright.simulator.key;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/** Rows of a model, drawn one by one: what its expected counts are compared with. */
final class DrawnRows {
  private DrawnRows() {}

  /** The places of some rows of a period. */
  static List<KeyPoint> of(KeyModel model, Period period, int rows, long seed) {
    UniformRandomProvider random = RandomSource.MT.create(seed);
    List<KeyPoint> places = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      double written =
          period.traffic().before(period.from()) + random.nextDouble() * period.writes();
      double second = period.traffic().secondOf(written);
      double[] coordinates =
          model.levels().stream().mapToDouble(level -> one(level, second, random)).toArray();
      places.add(KeyPoint.at(coordinates));
    }
    return places;
  }

  private static double one(Level level, double second, UniformRandomProvider random) {
    if (level instanceof Growth growth) {
      double value = growth.unit() == 0 ? second : Math.floor(second / growth.unit());
      return growth.descending() ? -value : value;
    }
    if (level instanceof HashedPeriods hashed) {
      return one(hashed.values().get((int) (second / hashed.unit())), second, random);
    }
    if (level instanceof Values values) {
      double left = random.nextDouble();
      for (int i = 0; i < values.count(); i++) {
        left -= values.weight(i);
        if (left < 0) {
          return values.place(i);
        }
      }
    }
    return random.nextDouble();
  }
}
