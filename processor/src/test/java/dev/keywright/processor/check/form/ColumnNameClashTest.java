package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnNameClashTest {

  @ParameterizedTest
  @ValueSource(strings = {"2nd", "default", "_"})
  void aColumnThatCannotBeAMethodIsReported(String column) {
    assertThat(by(new ColumnNameClash(), partition(text("a")).sort(column, aLong("number"))))
        .containsExactly(
            """
            KW008 number.column
            column = "%1$s" of number would be read by %1$s(), which cannot be a method name
            choose another name, such as column = "orderNumber\"\
            """
                .formatted(column));
  }

  @ParameterizedTest
  @ValueSource(strings = {"columns", "scan", "hashCode", "getClass"})
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
            columns number and Number both need the accessor number()
            choose a name for the column of c that gives another method, such as column = "Number2\"\
            """);
  }

  @Test
  void columnsThatDifferInWhatNoIdentifierHasAreReported() {
    assertThat(
            by(
                new ColumnNameClash(),
                partition("sort-key", text("a")).sort("", aLong("b")).sort("SORT", aLong("c"))))
        .containsExactly(
            """
            KW008 b.column
            columns sort-key and sortKey both need the accessor sortKey()
            choose a name for the column of b that gives another method, such as column = "sortKey2\"\
            """);
  }

  @ParameterizedTest
  @CsvSource({"PK, PK, pk", "PK, pk, pk", "partitionKey, partition-key, partitionKey"})
  void aSortColumnNamedLikeThePartitionColumnIsReported(String first, String second, String java) {
    assertThat(by(new ColumnNameClash(), partition(first, text("a")).sort(second, aLong("number"))))
        .containsExactly(
            """
            KW008 number.column
            columns %s and %s both need the accessor %s()
            choose a name for the column of number that gives another method, such as column = "%s2\"\
            """
                .formatted(first, second, java, second));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "#", " "})
  void aColumnWithoutLettersIsReported(String column) {
    assertThat(by(new ColumnNameClash(), partition(column, text("a"))))
        .containsExactly(
            """
            KW008 a.column
            column = "%s" of a has no letter that a method name could begin with
            choose another name, such as column = "PK\"\
            """
                .formatted(column));
  }

  @Test
  void aColumnThatIsAWordOfJavaInSmallLettersIsReported() {
    assertThat(by(new ColumnNameClash(), partition("CLASS", text("a"))))
        .containsExactly(
            """
            KW008 a.column
            column = "CLASS" of a would be read by class(), which cannot be a method name
            choose another name, such as column = "PK\"\
            """);
  }

  @Test
  void aKeyNameThatCannotBePartOfAClassNameIsReportedOnce() {
    assertThat(by(new ColumnNameClash(), partition(text("a"), text("b")).key("by-time")))
        .containsExactly(
            """
            KW008 a.key
            key = "by-time" cannot be part of a class name
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
                    .sort("sort-key-2", text("d"))
                    .sort("GSI1PK", text("e"))
                    .key("2ndIndex")))
        .isEmpty();
  }
}
