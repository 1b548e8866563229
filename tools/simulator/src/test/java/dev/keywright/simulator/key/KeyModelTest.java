package dev.keywright.simulator.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KeyModelTest {
  private static final Traffic TRAFFIC = Traffic.withPeaks(1_000_000, 4 * 86_400, 20);
  private static final int ROWS = 20_000;
  // Five standard deviations of a share of so many rows, at most.
  private static final double ERROR = 5 * 0.5 / Math.sqrt(ROWS);

  static Stream<List<Level>> designs() {
    Values tenants = Values.evenly("tenant", 5, 1, 3, 0.5, 0.5);
    Values withRest = Values.at("user", new double[] {0.1, 0.6}, new double[] {0.3, 0.2});
    Growth day = Growth.time("day", 86_400, false);
    Growth lastFirst = Growth.time("day", 86_400, true);
    Growth at = Growth.time("at", 0, false);
    Values first = Values.at("h", new double[] {0.2, 0.7}, new double[] {0.9, 0.1});
    Values second = Values.at("h", new double[] {0.5, 0.6}, new double[] {0.6, 0.4});
    HashedPeriods hashed = new HashedPeriods("day", 86_400, List.of(first, second, first, second));
    return Stream.of(
        List.of(at),
        List.of(tenants, at),
        List.of(withRest, at),
        List.of(day, tenants, at),
        List.of(lastFirst, tenants, new DistinctValues("id")),
        List.of(tenants, lastFirst, Growth.time("at", 0, true)),
        List.of(Values.even("bucket", 4), day, tenants),
        List.of(hashed, at),
        List.of(new DistinctValues("id")));
  }

  @ParameterizedTest
  @MethodSource("designs")
  void expectedCountsAreThoseOfRowsDrawnOneByOne(List<Level> levels) {
    KeyModel model = new KeyModel(levels, 1, TRAFFIC);
    for (Period period : List.of(model.period(0, 4 * 86_400), model.period(30_000, 200_000))) {
      List<KeyPoint> rows = DrawnRows.of(model, period, ROWS, 5);
      for (KeyPoint place : rows.subList(0, 25)) {
        double below = rows.stream().filter(row -> row.compareTo(place) < 0).count();
        assertThat(model.below(place, period) / period.writes())
            .as("%s in %s", place, period)
            .isCloseTo(below / ROWS, within(ERROR));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("designs")
  void thePlaceInTheMiddleHalvesTheRows(List<Level> levels) {
    KeyModel model = new KeyModel(levels, 1, TRAFFIC);
    Period all = model.period(0, TRAFFIC.duration());
    KeyPoint middle = model.middle(KeyPoint.START, null, all, levels.size()).orElseThrow();
    double share = model.below(middle, all) / all.writes();
    boolean isSmooth = levels.get(levels.size() - 1).heaviest(all) == 0;
    assertThat(share).isCloseTo(0.5, within(isSmooth && !isHashed(levels) ? 1e-9 : 0.3));
  }

  private static boolean isHashed(List<Level> levels) {
    return levels.get(0) instanceof HashedPeriods;
  }

  @Test
  void aValueThatIsNotCutThroughIsCutBeforeOrBehind() {
    KeyModel model =
        new KeyModel(
            List.of(Values.evenly("tenant", 1, 8, 1), new DistinctValues("id")),
            1,
            Traffic.even(1000, 10));
    Period all = model.period(0, 10);
    KeyPoint start = KeyPoint.START;
    KeyPoint cut = model.middle(start, null, all, 1).orElseThrow();
    assertThat(model.below(cut, all)).isCloseTo(100, within(1e-6));
    assertThat(model.middle(KeyPoint.at(1.0 / 3), KeyPoint.at(2.0 / 3), all, 1)).isEmpty();
    KeyPoint inside =
        model.middle(KeyPoint.at(1.0 / 3), KeyPoint.at(2.0 / 3), all, 2).orElseThrow();
    assertThat(model.below(inside, all)).isCloseTo(500, within(1e-6));
  }

  @Test
  void rowsOfPartitionKeysAreExpectedValues() {
    KeyModel model =
        new KeyModel(
            List.of(Values.evenly("tenant", 5, 2, 2, 1), Growth.time("day", 5, false)),
            2,
            Traffic.even(1000, 10));
    assertThat(model.largestPartition(10)).isCloseTo(250, within(1e-6));
    assertThat(model.largestPartition(5)).isCloseTo(250, within(1e-6));
    assertThat(model.medianPartition(10)).isCloseTo(100, within(1e-6));
  }

  @Test
  void writesAboveALimitOfPartitionKeysAreSummed() {
    KeyModel model =
        new KeyModel(List.of(Values.evenly("tenant", 5, 3, 2)), 1, Traffic.even(1000, 10));
    assertThat(model.above(250, model.period(0, 10))).isCloseTo(250 + 50, within(1e-6));
  }

  @Test
  void peaksKeepTheSum() {
    assertThat(TRAFFIC.before(4 * 86_400)).isCloseTo(1_000_000, within(1e-6));
    assertThat(TRAFFIC.before(43_201) - TRAFFIC.before(43_200)).isCloseTo(20, within(1e-6));
    assertThat(TRAFFIC.secondOf(TRAFFIC.before(100_000))).isCloseTo(100_000, within(1e-3));
  }
}
