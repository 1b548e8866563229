package dev.keywright.store.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.store.cursor.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RestOfTableTest {
  private static final String LAYOUT =
      "TEXT separator=',' | partitionKey: deviceId int pad=6 | orderNumber: n int native"
          + " | sortKey: note String";
  private static final CassandraKeys KEYS = CassandraKeys.of(LAYOUT);

  private static Position position() {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", "000054");
    columns.put("orderNumber", 7L);
    columns.put("sortKey", "x");
    return Position.after(LAYOUT, () -> columns);
  }

  @Test
  void theRestOfAPartitionComesBeforeLargerTokens() {
    List<SimpleStatement> rest = KEYS.selectAll("T", position(), Set.of("sortKey"));

    String select = "SELECT * FROM \"T\" WHERE ";
    assertThat(rest)
        .extracting(SimpleStatement::getQuery)
        .containsExactly(
            select + "\"partitionKey\" = ? AND \"orderNumber\" = ? AND \"sortKey\" < ?",
            select + "\"partitionKey\" = ? AND \"orderNumber\" > ?",
            select + "token(\"partitionKey\") > token(?)");
    assertThat(rest.get(0).getPositionalValues()).containsExactly("000054", 7, "x");
    assertThat(rest.get(1).getPositionalValues()).containsExactly("000054", 7);
    assertThat(rest.get(2).getPositionalValues()).containsExactly("000054");
  }

  @Test
  void theWholeTableIsOneStatement() {
    assertThat(KEYS.selectAll("T", null, Set.of()))
        .extracting(SimpleStatement::getQuery)
        .containsExactly("SELECT * FROM \"T\"");
  }
}
