package dev.keywright.spark.random;

import dev.keywright.processor.laws.WrittenKey;
import dev.keywright.spark.KeyFunctions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

/** What the functions of one layout are asked on Spark, and what is wrong with their answers. */
final class LayoutAnswers {
  private static final int MOST_SHOWN = 9;

  private final LayoutRows rows;
  private final String prefix;
  private final int firstParts;
  private final List<String> faults = new ArrayList<>();

  LayoutAnswers(LayoutRows rows) {
    this.rows = rows;
    this.prefix = rows.layout().name();
    this.firstParts = 1 + Math.floorMod(prefix.hashCode(), rows.layout().parts().size());
  }

  LayoutRows rows() {
    return rows;
  }

  /** The name of a column in the table of all layouts. */
  String column(int index) {
    return prefix + "_" + index;
  }

  /** The questions: decode, decode of the other type, encode, and ranges. */
  List<Column> questions(SparkSession spark) {
    KeyFunctions functions = KeyFunctions.ofLayout(spark, rows.layout().signature());
    Column[] own = columns(this::own);
    Column decoded = functions.decode(own);
    Column[] parts = rows.layout().parts().stream().map(decoded::getField).toArray(Column[]::new);
    Column[] first = Arrays.copyOf(parts, firstParts);
    return List.of(
        decoded.as(prefix + "_own"),
        functions.decode(columns(this::inOtherType)).as(prefix + "_other"),
        functions.encode(parts).as(prefix + "_encoded"),
        functions.range(first).as(prefix + "_ranges"));
  }

  private Column[] columns(IntFunction<Column> column) {
    return IntStream.range(0, rows.columns()).mapToObj(column).toArray(Column[]::new);
  }

  private Column own(int index) {
    return functions.col(column(index));
  }

  // Text in a column of bytes, and bytes or digits in one of text, as other tables have them.
  private Column inOtherType(int index) {
    boolean isText = rows.type(index).equals(DataTypes.StringType);
    DataType other = isText ? DataTypes.BinaryType : DataTypes.StringType;
    return own(index).cast(other);
  }

  /** Judges the answers of a row. */
  void judge(int row, Row answers) {
    List<Object> contents = row < rows.contents().size() ? rows.contents().get(row) : List.of();
    Row decoded = answers.getAs(prefix + "_own");
    Row other = answers.getAs(prefix + "_other");
    Object encoded = answers.getAs(prefix + "_encoded");
    if (contents.isEmpty() || contents.contains(null)) {
      check(decoded == null && other == null && encoded == null, row, "null gives ", decoded);
      return;
    }
    if (decoded == null || other == null) {
      fail(row, "a key gives null", "");
      return;
    }
    check(
        PlainValue.elementsAreSame(decoded, other), row, "in a column of the other type: ", other);
    String reason = decoded.getString(decoded.length() - 1);
    if (reason != null) {
      boolean isMade = row < rows.keys().size() && isHeld(rows.keys().get(row).values());
      check(!isMade, row, "a key is malformed: ", reason);
      boolean isBare = IntStream.range(0, decoded.length() - 1).allMatch(decoded::isNullAt);
      check(
          isBare && encoded == null && !reason.isEmpty(), row, "malformed, with parts: ", decoded);
    } else {
      judgeValues(row, contents, decoded);
      check(
          PlainValue.areSame(columns(encoded), contents), row, "is encoded to ", columns(encoded));
    }
  }

  private static boolean isHeld(List<Object> values) {
    return values.stream().allMatch(PlainValue::fits);
  }

  private static Object columns(Object encoded) {
    return encoded instanceof Row row ? PlainValue.elements(row) : List.of(encoded);
  }

  private void judgeValues(int row, List<Object> contents, Row decoded) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < decoded.length() - 1; i++) {
      values.add(PlainValue.asOracleHas(decoded.get(i), rows.values(i)));
    }
    if (row < rows.keys().size()) {
      List<Object> written = rows.keys().get(row).values();
      check(isHeld(written), row, "a value that Spark cannot hold: ", values);
      check(PlainValue.areSame(values, written), row, "is decoded to ", values);
    } else {
      check(
          rows.layout().isWritten(new WrittenKey(values, contents)),
          row,
          "is no key, and is ",
          values);
    }
  }

  /** Judges the ranges that one row has asked for, by all keys. */
  void judgeRanges(int row, Row answers) {
    if (row < rows.keys().size() && isHeld(rows.keys().get(row).values())) {
      judgeRanges(row, answers.<Row>getList(answers.fieldIndex(prefix + "_ranges")));
    }
  }

  private void judgeRanges(int row, List<Row> ranges) {
    WrittenKey asked = rows.keys().get(row);
    for (WrittenKey key : rows.keys()) {
      long holding = ranges.stream().filter(range -> holds(range, key.columns())).count();
      boolean isAsked = key.beginsLike(asked, firstParts);
      check(
          holding == (isAsked ? 1 : 0),
          row,
          holding + " of the ranges of " + firstParts + " parts hold " + key + ": ",
          ranges.size() < MOST_SHOWN ? ranges : ranges.size());
    }
  }

  private static boolean holds(Row range, List<Object> columns) {
    return IntStream.range(0, columns.size())
        .allMatch(i -> isWithin(range.getStruct(i), columns.get(i)));
  }

  private static boolean isWithin(Row bounds, Object content) {
    return (bounds.isNullAt(0) || PlainValue.compare(bounds.get(0), content) <= 0)
        && (bounds.isNullAt(1) || PlainValue.compare(content, bounds.get(1)) < 0);
  }

  private void check(boolean isSo, int row, String what, Object found) {
    if (!isSo) {
      fail(row, what, found);
    }
  }

  private void fail(int row, String what, Object found) {
    Object asked = row < rows.keys().size() ? rows.keys().get(row) : rows.contents().get(row);
    faults.add(rows.layout() + "\n  " + PlainValue.of(asked) + " " + what + PlainValue.of(found));
  }

  /** What is wrong. */
  List<String> faults() {
    return faults;
  }
}
