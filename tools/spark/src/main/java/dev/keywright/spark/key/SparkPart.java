package dev.keywright.spark.key;

import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * How Spark holds the values of a part: numbers, flags, bytes and dates as its own types;
 * characters, constants, UUIDs and months as strings; lists as arrays, of structs if an element has
 * several parts.
 */
public record SparkPart(PartSignature part) {
  private static final long NANOS_OF_MICRO = 1_000;
  private static final long MICROS_OF_SECOND = 1_000_000;

  /** The type of the values. */
  public DataType dataType() {
    return switch (part.kind()) {
      case WHOLE -> whole();
      case FRACTION ->
          part.type().bytes() == Float.BYTES ? DataTypes.FloatType : DataTypes.DoubleType;
      case FLAG -> DataTypes.BooleanType;
      case BYTES -> DataTypes.BinaryType;
      case TIME -> time();
      case LIST -> DataTypes.createArrayType(element((ListType) part.type()), false);
      default -> DataTypes.StringType;
    };
  }

  private DataType whole() {
    return switch (part.type().bytes()) {
      case Byte.BYTES -> DataTypes.ByteType;
      case Short.BYTES -> DataTypes.ShortType;
      case Integer.BYTES -> DataTypes.IntegerType;
      default -> DataTypes.LongType;
    };
  }

  private DataType time() {
    Class<?> type = part.type().valueClass();
    if (type == Instant.class) {
      return DataTypes.TimestampType;
    }
    if (type == LocalDateTime.class) {
      return DataTypes.TimestampNTZType;
    }
    if (type == LocalDate.class) {
      return DataTypes.DateType;
    }
    return type == Year.class ? DataTypes.IntegerType : DataTypes.StringType;
  }

  private static DataType element(ListType list) {
    List<SparkPart> parts = list.parts().stream().map(SparkPart::new).toList();
    return list.isOfValues() ? parts.get(0).dataType() : struct(parts);
  }

  private static StructType struct(List<SparkPart> parts) {
    return DataTypes.createStructType(
        parts.stream()
            .map(it -> DataTypes.createStructField(it.part.name(), it.dataType(), false))
            .toArray(StructField[]::new));
  }

  /**
   * A value as a row of Spark holds it.
   *
   * @param value as {@code LayoutCodec} has it
   * @throws ArithmeticException if Spark's type cannot hold it: a time of nanoseconds, or one that
   *     is too far away
   */
  public Object toSpark(Object value) {
    return switch (part.kind()) {
      case WHOLE, FRACTION, FLAG, BYTES -> value;
      case TIME -> timeToSpark(value);
      case LIST -> listToSpark((ListType) part.type(), (List<?>) value);
      default -> UTF8String.fromString(value.toString());
    };
  }

  private Object timeToSpark(Object value) {
    if (value instanceof Instant time) {
      return micros(time);
    }
    if (value instanceof LocalDateTime time) {
      return micros(time.toInstant(ZoneOffset.UTC));
    }
    if (value instanceof LocalDate day) {
      return Math.toIntExact(day.toEpochDay());
    }
    return value instanceof Year year ? year.getValue() : UTF8String.fromString(value.toString());
  }

  private long micros(Instant time) {
    if (time.getNano() % NANOS_OF_MICRO != 0) {
      throw new ArithmeticException(
          part.name() + ": timestamps of Spark end with microseconds, and " + time + " does not");
    }
    try {
      return Math.addExact(
          Math.multiplyExact(time.getEpochSecond(), MICROS_OF_SECOND),
          time.getNano() / NANOS_OF_MICRO);
    } catch (ArithmeticException far) {
      ArithmeticException shown =
          new ArithmeticException(
              part.name() + ": no timestamp of Spark is as far away as " + time);
      shown.initCause(far);
      throw shown;
    }
  }

  private static ArrayData listToSpark(ListType type, List<?> elements) {
    List<SparkPart> parts = type.parts().stream().map(SparkPart::new).toList();
    Object[] array = new Object[elements.size()];
    for (int i = 0; i < array.length; i++) {
      Object element = elements.get(i);
      array[i] =
          type.isOfValues() ? parts.get(0).toSpark(element) : rowToSpark(parts, (List<?>) element);
    }
    return new GenericArrayData(array);
  }

  private static InternalRow rowToSpark(List<SparkPart> parts, List<?> values) {
    Object[] row = new Object[parts.size()];
    for (int i = 0; i < row.length; i++) {
      row[i] = parts.get(i).toSpark(values.get(i));
    }
    return new GenericInternalRow(row);
  }

  /**
   * A value as {@code LayoutCodec} and the codecs of its columns take it: of a list, each element
   * is a row, also if it is one value.
   *
   * @param value as a row of Spark holds it
   * @throws IllegalArgumentException if no value of the part is written like this
   */
  public Object fromSpark(Object value) {
    return switch (part.kind()) {
      case WHOLE -> ((Number) value).longValue();
      case FRACTION, FLAG, BYTES -> value;
      case TIME -> timeFromSpark(value);
      case LIST -> listFromSpark((ListType) part.type(), (ArrayData) value);
      default -> new StringValue(part.name()).of(part.type(), value.toString());
    };
  }

  private Object timeFromSpark(Object value) {
    Class<?> type = part.type().valueClass();
    if (type == Instant.class) {
      return instant((Long) value);
    }
    if (type == LocalDateTime.class) {
      return LocalDateTime.ofInstant(instant((Long) value), ZoneOffset.UTC);
    }
    if (type == LocalDate.class) {
      return LocalDate.ofEpochDay((Integer) value);
    }
    return new StringValue(part.name()).of(part.type(), value.toString());
  }

  /** A timestamp of Spark. */
  static Instant instant(long micros) {
    return Instant.ofEpochSecond(
        Math.floorDiv(micros, MICROS_OF_SECOND),
        Math.floorMod(micros, MICROS_OF_SECOND) * NANOS_OF_MICRO);
  }

  private List<Object> listFromSpark(ListType type, ArrayData array) {
    List<SparkPart> parts = type.parts().stream().map(SparkPart::new).toList();
    List<Object> elements = new ArrayList<>();
    for (Object value : array.toObjectArray(((ArrayType) dataType()).elementType())) {
      if (value == null) {
        throw new IllegalArgumentException(part.name() + " has an element that is null");
      }
      elements.add(
          type.isOfValues()
              ? List.of(parts.get(0).fromSpark(value))
              : rowFromSpark(parts, (InternalRow) value));
    }
    return elements;
  }

  private List<Object> rowFromSpark(List<SparkPart> parts, InternalRow row) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Object value = row.get(i, parts.get(i).dataType());
      if (value == null) {
        throw new IllegalArgumentException(
            part.name() + " has an element whose " + parts.get(i).part.name() + " is null");
      }
      values.add(parts.get(i).fromSpark(value));
    }
    return values;
  }
}
