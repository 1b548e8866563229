package dev.keywright.store.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.RequestThrottlingException;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.runtime.Key;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CassandraWriterTest {
  private static final CassandraKeys KEYS =
      CassandraKeys.of("TEXT separator=',' | partitionKey: id String | n: n long native");

  private static SimpleStatement row(String id, long number, Object value) {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", id);
    columns.put("n", number);
    Key key = () -> columns;
    return KEYS.insert("t", key, Map.of("value", value));
  }

  private static List<Integer> sizes(List<SimpleStatement> rows) {
    return CassandraWriter.batches(KEYS).cut(rows).stream().map(List::size).toList();
  }

  @Test
  void aBatchHasAtMost100RowsOfOnePartition() {
    List<SimpleStatement> rows =
        IntStream.range(0, 402).mapToObj(it -> row(it % 2 == 0 ? "a" : "b", it, "x")).toList();

    assertThat(sizes(rows)).containsExactly(100, 100, 100, 100, 1, 1);
  }

  @Test
  void aBatchHasAtMost256KilobytesOfWhateverType() {
    for (Object large : new Object[] {"\u00e9".repeat(25_000), ByteBuffer.allocate(50_000)}) {
      List<SimpleStatement> rows =
          IntStream.range(0, 11).mapToObj(it -> row("a", it, large)).toList();

      assertThat(sizes(rows)).containsExactly(5, 5, 1);
    }
  }

  @Test
  void aDriverThatIsTooBusyIsTriedAgain() {
    assertThat(CassandraWriter.isTransient(new RequestThrottlingException("busy"))).isTrue();
    assertThat(CassandraWriter.isTransient(new DriverTimeoutException("slow"))).isTrue();
    assertThat(CassandraWriter.isTransient(new IllegalStateException("closed"))).isFalse();
  }
}
