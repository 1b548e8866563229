package dev.keywright.spark.random;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.apache.spark.sql.Row;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Values of the oracle and of Spark in one form, in which they can be compared. */
final class PlainValue {
  private static final long NANOS_OF_MICRO = 1_000;
  private static final Instant FIRST = micros(Long.MIN_VALUE);
  private static final Instant LAST = micros(Long.MAX_VALUE);

  private PlainValue() {}

  private static Instant micros(long count) {
    return Instant.ofEpochSecond(
        Math.floorDiv(count, 1_000_000L), Math.floorMod(count, 1_000_000L) * NANOS_OF_MICRO);
  }

  static Object of(Object value) {
    if (value instanceof byte[] bytes) {
      return "bytes " + HexFormat.of().formatHex(bytes);
    }
    if (value instanceof Byte || value instanceof Short || value instanceof Integer) {
      return ((Number) value).longValue();
    }
    if (value instanceof Year year) {
      return (long) year.getValue();
    }
    if (value instanceof Character || value instanceof UUID || value instanceof YearMonth) {
      return value.toString();
    }
    if (value instanceof Seq<?> elements) {
      return of(CollectionConverters.asJava(elements));
    }
    if (value instanceof Row row) {
      return of(elements(row));
    }
    return value instanceof List<?> elements ? inPlain(elements) : value;
  }

  private static List<Object> inPlain(List<?> elements) {
    List<Object> plain = new ArrayList<>();
    elements.forEach(it -> plain.add(it == null ? "null" : of(it)));
    return plain;
  }

  static List<Object> elements(Row row) {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < row.length(); i++) {
      elements.add(row.get(i));
    }
    return elements;
  }

  static boolean areSame(Object one, Object other) {
    return of(one).equals(of(other));
  }

  /** Whether two structs have the same fields. */
  static boolean elementsAreSame(Row one, Row other) {
    return areSame(elements(one), elements(other));
  }

  /** Whether the types of Spark can hold a value. */
  static boolean fits(Object value) {
    if (value instanceof Instant time) {
      boolean isWhole = time.truncatedTo(ChronoUnit.MICROS).equals(time);
      return isWhole && !time.isBefore(FIRST) && !time.isAfter(LAST);
    }
    if (value instanceof LocalDateTime time) {
      return fits(time.toInstant(ZoneOffset.UTC));
    }
    if (value instanceof LocalDate day) {
      return day.toEpochDay() == (int) day.toEpochDay();
    }
    return !(value instanceof List<?> elements) || elements.stream().allMatch(PlainValue::fits);
  }

  /** A value of Spark as the oracle has it, which has some values of this part. */
  static Object asOracleHas(Object value, List<?> some) {
    Object one = some.isEmpty() ? null : some.get(0);
    if (one instanceof Long) {
      return ((Number) value).longValue();
    }
    if (one instanceof Character) {
      return ((String) value).charAt(0);
    }
    if (one instanceof UUID) {
      return UUID.fromString((String) value);
    }
    if (one instanceof Year) {
      return Year.of((Integer) value);
    }
    if (one instanceof YearMonth) {
      return month((String) value);
    }
    if (value instanceof Seq<?> elements) {
      return inList(CollectionConverters.asJava(elements), some);
    }
    return value instanceof Row row ? inRow(elements(row), some) : value;
  }

  // Java does not read what it prints of a year of more than four digits.
  private static YearMonth month(String text) {
    int end = text.lastIndexOf('-');
    return YearMonth.of(
        Integer.parseInt(text.substring(0, end)), Integer.parseInt(text.substring(end + 1)));
  }

  private static List<Object> inList(List<?> elements, List<?> lists) {
    List<?> some = lists.stream().flatMap(it -> ((List<?>) it).stream()).toList();
    List<Object> list = new ArrayList<>();
    elements.forEach(it -> list.add(asOracleHas(it, some)));
    return list;
  }

  private static List<Object> inRow(List<Object> values, List<?> rows) {
    List<Object> row = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      int part = i;
      List<?> some = rows.stream().map(it -> ((List<?>) it).get(part)).toList();
      row.add(asOracleHas(values.get(i), some));
    }
    return row;
  }

  /** Contents as a store compares them: text by its UTF-8, bytes unsigned. */
  static int compare(Object one, Object other) {
    if (one instanceof Long number) {
      return Long.compare(number, (Long) other);
    }
    return Arrays.compareUnsigned(bytes(one), bytes(other));
  }

  static byte[] bytes(Object content) {
    return content instanceof String text ? text.getBytes(UTF_8) : (byte[]) content;
  }
}
