package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import dev.keywright.store.ColumnType;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Collections;
import java.util.stream.Collectors;

/** Names and values as CQL has them. */
final class Cql {
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

  /** A content of a column as the driver takes it. */
  static Object value(Object content) {
    return content instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : content;
  }
}
