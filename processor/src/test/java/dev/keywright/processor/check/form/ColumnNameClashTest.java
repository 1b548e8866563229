package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnNameClashTest {

  @ParameterizedTest
  @ValueSource(strings = {"order number", "2nd", "default", "a.b", "_"})
  void aColumnThatCannotBeAMethodIsReported(String column) {
    assertThat(by(new ColumnNameClash(), partition(text("a")).sort(column, aLong("number"))))
        .containsExactly(
            """
            KW008 number.column
            column = "%s" of number cannot be the name of a method
            choose another name, such as column = "orderNumber\"\
            """
                .formatted(column));
  }

  @ParameterizedTest
  @ValueSource(strings = {"partitionKey", "columns", "scan", "hashCode", "getClass"})
  void aColumnNamedLikeAMethodOfEveryKeyIsReported(String column) {
    assertThat(by(new ColumnNameClash(), partition(text("a")).sort(column, aLong("number"))))
        .containsExactly(
            """
            KW008 number.column
            column = "%1$s" of number would clash with %1$s() of the key
            choose another name, such as column = "orderNumber\"\
            """
                .formatted(column));
  }

  @Test
  void columnsThatDifferInTheCaseOfTheirFirstLetterAreReported() {
    assertThat(
            by(
                new ColumnNameClash(),
                partition(text("a")).sort("number", aLong("b")).sort("Number", aLong("c"))))
        .containsExactly(
            """
            KW008 c.column
            columns number and Number would both be written by encodeNumber
            choose a name for the column of c that differs by more than case\
            """);
  }

  @Test
  void aKeyNameThatCannotBePartOfAClassNameIsReportedOnce() {
    assertThat(by(new ColumnNameClash(), partition(text("a"), text("b")).key("by-time")))
        .containsExactly(
            """
            KW008 a.key
            key = "by-time" cannot be part of the name of a class
            use only letters and digits, such as key = "byTime\"\
            """);
  }

  @Test
  void ordinaryNamesAreFine() {
    assertThat(
            by(
                new ColumnNameClash(),
                partition(text("a"))
                    .sort("number", aLong("b"))
                    .sort("sortKey", text("c"))
                    .key("2ndIndex")))
        .isEmpty();
  }
}
