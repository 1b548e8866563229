package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.util.List;
import org.junit.jupiter.api.Test;

class MalformedTableTest {

  private static List<String> judged(String table, String recent, String retention) {
    return by(new MalformedTable(), partition().monthly(table, recent, retention));
  }

  @Test
  void aNameThatTwoMonthsShareIsReported() {
    assertThat(judged("sales_{yyyy}", "P1Y", ""))
        .containsExactly(
            """
            KW016 @TimeSlice.table
            table = "sales_{yyyy}" must hold {yyyyMM}, because two months would share a table otherwise
            write table = "sales_{yyyyMM}"\
            """);
  }

  @Test
  void aRetentionThatIsShorterThanRecentIsReported() {
    assertThat(judged("sales_{yyyyMM}", "P1Y", "P6M"))
        .containsExactly(
            """
            KW016 @TimeSlice.retention
            retention = "P6M" must be at least recent = "P1Y", or a table would expire while it is recent
            keep tables for longer, or write recent = "P6M"\
            """);
  }

  @Test
  void aTimeThatIsNoPeriodOrNegativeIsReportedOnce() {
    assertThat(judged("sales_{yyyyMM}", "1 year", "P-1Y"))
        .containsExactly(
            """
            KW016 @TimeSlice.recent
            recent = "1 year" is not a period as ISO 8601 writes it, such as P30D
            write recent = "P1Y" for a number of years\
            """,
            """
            KW016 @TimeSlice.retention
            retention = "P-1Y" is negative, but tables cannot be kept for a negative time
            write retention = "P5Y" for a number of years\
            """);
  }

  @Test
  void soundTablesAreFine() {
    assertThat(judged("sales_{yyyy-MM}", "P1Y", "")).isEmpty();
    assertThat(judged("sales_{yyyyMM}", "P6M", "P6M")).isEmpty();
    assertThat(judged("sales_{yyyyMM}", "P1Y", "P12M")).isEmpty();
  }

  @Test
  void aPatternThatBeginsWithThePeriodStaysOne() {
    assertThat(judged("{yyyy}", "P1Y", ""))
        .singleElement(STRING)
        .endsWith("\nwrite table = \"{yyyyMM}\"");
    assertThat(judged("sales", "P1Y", ""))
        .singleElement(STRING)
        .endsWith("\nwrite table = \"sales_{yyyyMM}\"");
  }
}
