package dev.keywright.cli.cassandra;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.ResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.PageOfKeys;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The primary keys of one range of tokens. */
final class TokenRangeKeys implements KeySegment {
  private static final int MOST_KEYS = 5_000;

  private final CqlSession session;
  private BoundStatement next;

  TokenRangeKeys(CqlSession session, BoundStatementBuilder question) {
    this.session = session;
    this.next = question.setPageSize(MOST_KEYS).build();
  }

  @Override
  public PageOfKeys next() throws IOException {
    BoundStatement now = next;
    ResultSet rows = CassandraStore.asked(() -> session.execute(now));
    List<Object[]> keys = new ArrayList<>();
    // One row more would ask for the next page.
    for (int left = rows.getAvailableWithoutFetching(); left > 0; left--) {
      Row row = rows.one();
      if (row != null) {
        keys.add(key(row));
      }
    }
    ByteBuffer state = rows.getExecutionInfo().getPagingState();
    next = now.setPagingState(state);
    return new PageOfKeys(keys, state == null);
  }

  private static Object[] key(Row row) {
    Object[] key = new Object[row.size()];
    for (int i = 0; i < key.length; i++) {
      key[i] = value(row.getObject(i));
    }
    return key;
  }

  /** Bytes, or a number; what is neither as it is printed. */
  private static Object value(@Nullable Object value) {
    if (value instanceof ByteBuffer bytes) {
      byte[] copied = new byte[bytes.remaining()];
      bytes.get(copied);
      return copied;
    }
    if (value instanceof String
        || value instanceof UUID
        || value instanceof LocalDate
        || value instanceof Boolean) {
      return value.toString().getBytes(UTF_8);
    }
    if (value instanceof Instant time) {
      return time.toEpochMilli();
    }
    if (value instanceof Long
        || value instanceof Integer
        || value instanceof Short
        || value instanceof Byte) {
      return ((Number) value).longValue();
    }
    return String.valueOf(value);
  }
}
