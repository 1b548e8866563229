package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import dev.keywright.store.ColumnType;
import dev.keywright.store.StoreColumn;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Names and values as CQL has them. */
final class Cql {
  static final String INSERT = "INSERT INTO ";

  /** The types of whole numbers, by their bytes. */
  private static final Map<Integer, String> WHOLE =
      Map.of(Byte.BYTES, "tinyint", Short.BYTES, "smallint", Integer.BYTES, "int");

  private static final Set<String> KNOWN =
      Set.of(
          "text",
          "ascii",
          "blob",
          "tinyint",
          "smallint",
          "int",
          "bigint",
          "boolean",
          "uuid",
          "timestamp",
          "date");

  private Cql() {}

  /** A name, in quotes: without them, Cassandra would turn it to lower case. */
  static String quoted(String name) {
    return CqlIdentifier.fromInternal(name).asCql(/* pretty= */ false);
  }

  static String quoted(Collection<String> names, String behindEach) {
    return names.stream().map(name -> quoted(name) + behindEach).collect(Collectors.joining(", "));
  }

  /** The order in which a table keeps columns, as CQL has it. */
  static String order(List<StoreColumn> columns) {
    return columns.stream()
        .map(it -> quoted(it.name()) + (it.isDescending() ? " DESC" : " ASC"))
        .collect(Collectors.joining(", "));
  }

  /** The columns that are kept descending, by name. */
  static Set<String> descending(List<StoreColumn> columns) {
    return columns.stream()
        .filter(StoreColumn::isDescending)
        .map(StoreColumn::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  static String markers(int count) {
    return String.join(", ", Collections.nCopies(count, "?"));
  }

  static String type(StoreColumn column) {
    return switch (column.type()) {
      case TEXT -> "text";
      case BYTES -> "blob";
      case LONG -> WHOLE.getOrDefault(column.numberBytes(), "bigint");
      case BOOLEAN -> "boolean";
      case UUID -> "uuid";
      case TIMESTAMP -> "timestamp";
      case DATE -> "date";
    };
  }

  /** Whether a column of this type holds such contents, in the same order. */
  static boolean holds(String type, StoreColumn column) {
    return type.equals(type(column)) || (column.type() == ColumnType.TEXT && type.equals("ascii"));
  }

  /** Whether a column of this type can be one of a layout. */
  static boolean isKnown(String type) {
    return KNOWN.contains(type);
  }

  /** The table that a statement of {@code CassandraKeys.insert} writes to; empty for others. */
  static Optional<String> tableOf(String insert) {
    if (!insert.startsWith(INSERT + '"')) {
      return Optional.empty();
    }
    int end = closing(insert, INSERT.length() + 1);
    return Optional.of(
        CqlIdentifier.fromCql(insert.substring(INSERT.length(), end + 1)).asInternal());
  }

  /** Where the quote ends that begins before an index. A quote inside is doubled. */
  private static int closing(String cql, int from) {
    int end = cql.indexOf('"', from);
    return cql.startsWith("\"\"", end) ? closing(cql, end + 2) : end;
  }

  /** A content of a column as the driver takes it. */
  static Object value(StoreColumn column, Object content) {
    if (content instanceof Long number) {
      return switch (column.numberBytes()) {
        case Byte.BYTES -> number.byteValue();
        case Short.BYTES -> number.shortValue();
        case Integer.BYTES -> number.intValue();
        default -> number;
      };
    }
    return content instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : content;
  }

  /** A value of the driver as the content of a column. */
  static Object content(@Nullable Object value) {
    if (value instanceof ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.duplicate().get(bytes);
      return bytes;
    }
    if (value instanceof Number number) {
      return number.longValue();
    }
    return Objects.requireNonNull(value, "null");
  }
}
