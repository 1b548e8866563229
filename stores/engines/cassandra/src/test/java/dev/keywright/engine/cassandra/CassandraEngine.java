package dev.keywright.engine.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineTable;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import dev.keywright.store.cassandra.CassandraKeys;
import dev.keywright.store.cassandra.CassandraReader;
import dev.keywright.store.cassandra.CassandraWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tables of one running Cassandra, used through the adapter.
 *
 * @param isDescending whether they keep their rows the other way round than the layout says
 */
record CassandraEngine(CqlSession session, AtomicInteger tables, boolean isDescending)
    implements Engine {
  private static final String KEYSPACE = "keywright";

  /** Also creates the keyspace, and makes it that of the session. */
  static CassandraEngine of(CqlSession session) {
    session.execute(
        "CREATE KEYSPACE "
            + KEYSPACE
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    use(session);
    return new CassandraEngine(session, new AtomicInteger(), /* isDescending= */ false);
  }

  /** The same with tables that somebody created in descending order. */
  CassandraEngine descending() {
    return new CassandraEngine(session, tables, /* isDescending= */ true);
  }

  static void use(CqlSession session) {
    session.execute("USE " + KEYSPACE);
  }

  @Override
  public String name() {
    return "Cassandra " + version() + ", driver " + System.getProperty("cassandra-driver.version");
  }

  private String version() {
    Row row = session.execute("SELECT release_version FROM system.local").one();
    return row == null ? "of no version" : row.getString(0);
  }

  @Override
  public EngineTable open(String layout, List<?> splitPoints) {
    return table(layout);
  }

  /** A new, empty table; it goes with the server. */
  Table table(String layout) {
    CassandraKeys keys = CassandraKeys.of(layout);
    String name = "Table_" + tables.incrementAndGet();
    String createTable = keys.createTable(name, "attributes text");
    session.execute(isDescending ? createTable.replace("\" ASC", "\" DESC") : createTable);
    return new Table(session, name, keys);
  }

  record Table(CqlSession session, String name, CassandraKeys keys) implements EngineTable {
    @Override
    public void write(List<? extends Key> rows) {
      CassandraWriter.of(session, keys)
          .write(
              rows.stream().map(key -> keys.insert(name, key, Map.of("attributes", "x"))).toList());
    }

    @Override
    public void delete(List<? extends Key> rows) {
      rows.forEach(row -> session.execute(keys.delete(name, row)));
    }

    @Override
    public StoreReader<?> reader() {
      return CassandraReader.of(session, name, keys).pageRows(100);
    }

    @Override
    public void close() {}
  }
}
