package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import dev.keywright.store.ColumnType;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.Collectors;

/** Names and values as CQL has them. */
final class Cql {
  static final String INSERT = "INSERT INTO ";

  private Cql() {}

  /** A name, in quotes: without them, Cassandra would turn it to lower case. */
  static String quoted(String name) {
    return CqlIdentifier.fromInternal(name).asCql(/* pretty= */ false);
  }

  static String quoted(Collection<String> names, String behindEach) {
    return names.stream().map(name -> quoted(name) + behindEach).collect(Collectors.joining(", "));
  }

  static String markers(int count) {
    return String.join(", ", Collections.nCopies(count, "?"));
  }

  static String type(ColumnType type) {
    return switch (type) {
      case TEXT -> "text";
      case BYTES -> "blob";
      case LONG -> "bigint";
    };
  }

  /** Whether a column of this type holds such contents, in the same order. */
  static boolean holds(String type, ColumnType contents) {
    return type.equals(type(contents)) || (contents == ColumnType.TEXT && type.equals("ascii"));
  }

  /** Whether a column of this type can be one of a layout. */
  static boolean isKnown(String type) {
    return Arrays.stream(ColumnType.values()).anyMatch(contents -> holds(type, contents));
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
  static Object value(Object content) {
    return content instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : content;
  }
}
