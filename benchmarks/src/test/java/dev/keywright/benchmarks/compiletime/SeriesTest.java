package dev.keywright.benchmarks.compiletime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The arithmetic behind the tables. */
class SeriesTest {
  @TempDir Path folder = Path.of("");

  @Test
  void theCostIsTheMedianOfWhatEachRoundAdded() throws IOException {
    // The second round was slow for both: the difference of the medians would be 60.
    Series series = series(List.of(10.0, 90.0, 20.0), List.of(40.0, 110.0, 80.0));

    assertThat(series.cost(Sample::millis)).isEqualTo(30);
  }

  @Test
  void ofAnEvenNumberOfRoundsTheMedianIsBetweenTheTwoInTheMiddle() throws IOException {
    Series series = series(List.of(1.0, 2.0, 5.0, 50.0), List.of(2.0, 2.0, 2.0, 2.0));

    assertThat(series.plain(Sample::millis)).isEqualTo(3.5);
  }

  @Test
  void theSpreadIsHalfTheDistanceOfTheExtremesOverTheMedian() throws IOException {
    Series series = series(List.of(0.0, 0.0, 0.0), List.of(90.0, 100.0, 130.0));

    assertThat(series.spread(Sample::millis)).isEqualTo(0.2);
  }

  private Series series(List<Double> plain, List<Double> processed) throws IOException {
    return new Series(
        Workload.write(folder, Contender.KEYWRIGHT, 1), samples(plain), samples(processed));
  }

  private static List<Sample> samples(List<Double> millis) {
    return millis.stream().map(time -> new Sample(time, 0, 0)).toList();
  }
}
