package dev.keywright.benchmarks.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class BarTableTest {
  @Test
  void aBarIsMetByTheMedianOfTheRatios() {
    assertThat(line(0.9, 0.5, 0.9, 7).verdict()).isEqualTo("met");
    assertThat(line(0.9, 0.5, 0.91, 7).verdict()).isEqualTo("missed");
    assertThat(line(0.9, 0.8, 1.1).verdict()).isEqualTo("missed");
  }

  @Test
  void whatIsPrintedLikeTheBarMeetsIt() {
    assertThat(line(1, 1.0004).verdict()).isEqualTo("met");
    assertThat(line(1, 1.0006).verdict()).isEqualTo("missed");
  }

  @Test
  void aLineWithoutABarHasNoVerdict() {
    assertThat(line(Double.POSITIVE_INFINITY, 5).verdict()).isEmpty();
  }

  @Test
  void aLineHasTheExtremesOfTheRoundsBesideTheirMedian() {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();

    BarTable.print(List.of(line(0.9, 2, 0.25, 1)), new PrintStream(printed, true, UTF_8));

    assertThat(printed.toString(UTF_8).lines().skip(1).toList())
        .singleElement()
        .asString()
        .containsSubsequence("encode", "3.0 ns", "64.0 B", "good", "4.0 ns")
        .containsSubsequence("1.000", "0.250-2.000", "0.900", "missed");
  }

  @Test
  void amountsAreWrittenInAUnitInWhichTheyAreShort() {
    assertThat(Amounts.time(25.04)).isEqualTo("25.0 ns");
    assertThat(Amounts.time(14_443.2)).isEqualTo("14443 ns");
    assertThat(Amounts.time(102_796_134.8)).isEqualTo("102.8 ms");
    assertThat(Amounts.memory(64)).isEqualTo("64.0 B");
    assertThat(Amounts.memory(276_017_068)).isEqualTo("276.0 MB");
  }

  private static Line line(double limit, double... ratios) {
    return new Line(
        "encode", "3.0 ns", "64.0 B", "good", "4.0 ns", Figures.of(DoubleStream.of(ratios)), limit);
  }
}
