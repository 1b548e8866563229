package dev.keywright.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.benchmarks.table.Line;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Benchmark;

class AllBarsTest {
  @Test
  void everyBenchmarkOfABarIsAMethodThatIsMeasured() {
    for (Bar bar : AllBars.list()) {
      assertThat(bar.benchmarks()).allSatisfy(AllBarsTest::assertMeasured);
    }
  }

  private static void assertMeasured(String benchmark) throws ClassNotFoundException {
    String[] names = benchmark.split("\\.", -1);
    assertThat(Class.forName("dev.keywright.benchmarks." + names[0]).getMethods())
        .filteredOn(method -> method.isAnnotationPresent(Benchmark.class))
        .extracting(method -> method.getName())
        .contains(names[1]);
  }

  @Test
  void aRatioIsOursOverThePeers() {
    Bar bar = Bar.time("any", "A.ours", 0.5, Cost.time("good", "A.good"));

    Line line = bar.line(List.of(round(10, 40), round(30, 100), round(50, 100)));

    assertThat(line.ratios().sorted()).containsExactly(0.25, 0.3, 0.5);
    assertThat(line.ours()).isEqualTo("30.0 ns");
    assertThat(line.peers()).isEqualTo("100.0 ns");
  }

  @Test
  void costsAddUpInEachRound() {
    Cost sum = Cost.time("a", "A.ours").plus(Cost.time("b", "A.good").times(1000, "many b"));

    assertThat(sum.title()).isEqualTo("a + many b");
    assertThat(sum.benchmarks()).containsExactly("A.ours", "A.good");
    assertThat(sum.in().applyAsDouble(round(7, 3))).isEqualTo(3007);
  }

  private static Round round(double ours, double good) {
    return new Round(
        Map.of("A.ours", new Round.Measurement(ours, 0), "A.good", new Round.Measurement(good, 0)));
  }
}
