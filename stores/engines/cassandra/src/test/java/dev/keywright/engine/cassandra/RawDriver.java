package dev.keywright.engine.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.DefaultBatchType;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.ShownLines;
import dev.keywright.conformance.layouts.Order;
import dev.keywright.conformance.layouts.OrderKey;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cassandra.CassandraKeys;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What an application does with the driver alone, as the adapter's README shows it. */
final class RawDriver {
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private final CassandraKeys keys = CassandraKeys.of(OrderKey.LAYOUT);
  private final OrderKey key = new OrderKey("ann", 7);
  private final OrderKey old = new OrderKey("bob", 8);
  private final CqlSession session;

  private RawDriver(CqlSession session) {
    this.session = session;
  }

  static void check(CqlSession session) {
    ShownLines.of("cassandra/README.md", "## With the driver alone").requireIn(RawDriver.class);
    // The keyspace of the other tests has a table of this name.
    session.execute(
        "CREATE KEYSPACE raw WITH replication"
            + " = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE raw");
    try {
      RawDriver driver = new RawDriver(session);
      session.execute(driver.keys.createTable("orders", "cents bigint"));
      driver.checkConditions();
      driver.checkBatch();
      driver.checkAsynchronousRequests();
      driver.checkEntity();
      driver.checkOlderVersion();
    } finally {
      CassandraEngine.use(session);
    }
  }

  private void put(Key put) {
    session.execute(keys.insert("orders", put, Map.of("cents", 350L)));
  }

  private List<OrderKey> stored() {
    return session.execute("SELECT * FROM orders").all().stream().map(this::key).toList();
  }

  private OrderKey key(Row row) {
    return keys.decode(row, OrderKey::decode);
  }

  private void checkConditions() {
    assertThat(putsIfAbsent()).isTrue();
    assertThat(putsIfAbsent()).isFalse();
    assertThat(stored()).containsExactly(key);
    session.execute(keys.delete("orders", key));
    assertThat(stored()).isEmpty();
  }

  private boolean putsIfAbsent() {
    SimpleStatement insert = keys.insert("orders", key, Map.of("cents", 350L));
    return session.execute(insert.setQuery(insert.getQuery() + " IF NOT EXISTS")).wasApplied();
  }

  private void checkBatch() {
    put(old);
    session.execute(
        BatchStatement.newInstance(
            DefaultBatchType.LOGGED,
            keys.insert("orders", key, Map.of("cents", 400L)),
            keys.delete("orders", old)));
    assertThat(stored()).containsExactly(key);
  }

  private void checkAsynchronousRequests() {
    List<OrderKey> all = IntStream.range(0, 40).mapToObj(it -> new OrderKey("ann", it)).toList();
    all.forEach(this::put);
    put(old);
    KeyRange<String> range = OrderKey.scan().user("ann").all();
    List<OrderKey> found = Collections.synchronizedList(new ArrayList<>());

    assertThat(
            session
                .executeAsync(keys.select("orders", key))
                .thenApply(rows -> keys.decode(rows.one(), OrderKey::decode)))
        .succeedsWithin(LONGEST)
        .isEqualTo(key);
    assertThat(
            session
                .executeAsync(keys.select("orders", range))
                .thenAccept(
                    page ->
                        page.currentPage()
                            .forEach(row -> found.add(keys.decode(row, OrderKey::decode)))))
        .succeedsWithin(LONGEST);
    assertThat(found).isEqualTo(all);
  }

  private void checkEntity() {
    Row row = session.execute(keys.select("orders", key)).one();
    OrderKey stored = keys.decode(row, OrderKey::decode);
    long cents = row.getLong("cents");
    Order order = new Order(stored.user(), stored.number(), cents);
    assertThat(order).isEqualTo(new Order("ann", 7, 350));
  }

  private void checkOlderVersion() {
    Key first = OlderRows.ofVersion1("cid", 7);
    put(first);
    Row row = session.execute(keys.select("orders", first)).one();

    OrderKey.V1 parts = keys.decode(row, OrderKey::decodeV1);
    assertThat(parts).isEqualTo(new OrderKey.V1("cid", 7));
    assertThat(parts.toCurrent()).isEqualTo(new OrderKey("cid", 7));
  }
}
