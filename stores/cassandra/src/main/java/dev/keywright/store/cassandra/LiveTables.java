package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The tables of a session that were compared with the layout, each before its first request. */
final class LiveTables {
  private final CqlSession session;
  private final CassandraKeys keys;
  private final Map<String, LiveSchema> compared = new ConcurrentHashMap<>();

  LiveTables(CqlSession session, CassandraKeys keys) {
    this.session = session;
    this.keys = keys;
  }

  /**
   * A table of the session's keyspace; empty if there is none, which the request itself will say.
   *
   * @throws dev.keywright.store.UnsupportedLayoutException if it differs from the layout
   */
  Optional<LiveSchema> of(String table) {
    Optional<String> keyspace = session.getKeyspace().map(CqlIdentifier::asInternal);
    if (keyspace.isEmpty()) {
      return Optional.empty();
    }
    String name = Cql.quoted(keyspace.get()) + "." + Cql.quoted(table);
    LiveSchema known = compared.get(name);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<LiveSchema> found = keys.compared(session, keyspace.get(), table);
    found.ifPresent(it -> compared.put(name, it));
    return found;
  }
}
