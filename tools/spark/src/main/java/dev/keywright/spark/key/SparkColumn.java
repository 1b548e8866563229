package dev.keywright.spark.key;

import dev.keywright.layout.assembly.ColumnCodec;
import java.time.Instant;
import java.time.LocalDate;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.ByteType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.ShortType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.unsafe.types.UTF8String;

/** How Spark holds the contents of a key column. */
public final class SparkColumn {
  static final char REPLACEMENT = '\uFFFD';

  private SparkColumn() {}

  /** The type in which a column of a layout is written. */
  public static DataType of(ColumnCodec<?> column) {
    Class<?> content = column.contentClass();
    if (content == byte[].class) {
      return DataTypes.BinaryType;
    }
    if (content == Long.class) {
      return DataTypes.LongType;
    }
    if (content == Boolean.class) {
      return DataTypes.BooleanType;
    }
    if (content == Instant.class) {
      return DataTypes.TimestampType;
    }
    return content == LocalDate.class ? DataTypes.DateType : DataTypes.StringType;
  }

  /**
   * The type in which a column is read: its own, or text and bytes for each other.
   *
   * @param given the type of the column that is read
   * @throws IllegalArgumentException if no key column is kept like this
   */
  public static DataType read(ColumnCodec<?> column, DataType given) {
    DataType own = of(column);
    if (given instanceof StringType || given instanceof BinaryType) {
      return given instanceof StringType ? DataTypes.StringType : given;
    }
    if (given.equals(DataTypes.NullType) || given.equals(own)) {
      return own;
    }
    if (own instanceof LongType && isWhole(given)) {
      return own;
    }
    throw new IllegalArgumentException(
        "column "
            + column.signature().name()
            + " is "
            + (own.equals(DataTypes.StringType) || own.equals(DataTypes.BinaryType)
                ? "STRING or BINARY"
                : own.sql() + ", STRING or BINARY")
            + ", not "
            + given.sql());
  }

  private static boolean isWhole(DataType given) {
    return given instanceof ByteType || given instanceof ShortType || given instanceof IntegerType;
  }

  /** A content as readers of keys take it. */
  public static Object fromSpark(DataType type, Object value) {
    if (value instanceof UTF8String text) {
      return text(text);
    }
    if (type.equals(DataTypes.TimestampType)) {
      return SparkPart.instant((Long) value);
    }
    return type.equals(DataTypes.DateType) ? LocalDate.ofEpochDay((Integer) value) : value;
  }

  // A string of Spark can have bytes that are no UTF-8, which a String would hide: as this sign.
  private static Object text(UTF8String given) {
    String text = given.toString();
    return text.indexOf(REPLACEMENT) < 0 || given.isValid() ? text : given.getBytes();
  }

  /** A content as a row of Spark holds it. */
  public static Object toSpark(Object content) {
    if (content instanceof Instant time) {
      return Math.addExact(
          Math.multiplyExact(time.getEpochSecond(), 1_000_000L), time.getNano() / 1_000);
    }
    if (content instanceof LocalDate day) {
      return Math.toIntExact(day.toEpochDay());
    }
    boolean isOwn =
        content instanceof byte[] || content instanceof Long || content instanceof Boolean;
    return isOwn ? content : UTF8String.fromString(content.toString());
  }
}
