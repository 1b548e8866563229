package dev.keywright.engine.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.Statement;
import dev.keywright.conformance.layouts.TenantOrderKey;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.UnsupportedRangeException;
import dev.keywright.store.cassandra.CassandraKeys;
import dev.keywright.store.cassandra.CassandraReader;
import dev.keywright.store.cassandra.CassandraWriter;
import dev.keywright.store.cursor.Position;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;

/** Orders that a table of other types than text, blob and bigint had before Keywright came. */
final class ExistingOrders {
  private static final String TABLE =
      "CREATE TABLE keywright.orders (tenant_id uuid, month text, created_at timestamp, order_id"
          + " uuid, total bigint, PRIMARY KEY ((tenant_id, month), created_at, order_id)) WITH"
          + " CLUSTERING ORDER BY (created_at DESC, order_id ASC)";
  private static final String OF_MONTH =
      "SELECT * FROM keywright.orders WHERE tenant_id = ? AND month = ?";
  private static final int ORDERS = 20_000;
  private static final int[] VERSIONS = {1, 4, 7, 1, 4};
  private static final CassandraKeys KEYS = CassandraKeys.of(TenantOrderKey.LAYOUT);

  private final CqlSession session;
  private final CassandraReader reader;
  private final Random random = new Random(37);
  private final List<TenantOrderKey> orders = new ArrayList<>();

  private ExistingOrders(CqlSession session) {
    this.session = session;
    this.reader = CassandraReader.of(session, "orders", KEYS).pageRows(700);
  }

  /**
   * Compares answers with those of the driver.
   *
   * @param questions about ranges by chance, each of some thousand rows, read twice
   */
  static void check(CqlSession session, int questions) {
    ExistingOrders existing = new ExistingOrders(session);
    existing.fill();
    existing.checkTable();
    existing.checkMonths();
    existing.checkRanges(questions);
    existing.checkWrites();
  }

  /** As a program without Keywright writes them. */
  private void fill() {
    session.execute(TABLE);
    List<UUID> tenants = List.of(uuid(4), uuid(1), uuid(7));
    Instant start = Instant.parse("2026-01-01T00:00:00Z");
    PreparedStatement insert =
        session.prepare(
            "INSERT INTO keywright.orders (tenant_id, month, created_at, order_id,"
                + " total) VALUES (?, ?, ?, ?, ?)");
    List<Statement<?>> rows = new ArrayList<>();
    for (int i = 0; i < ORDERS; i++) {
      // Some hundreds of orders have one millisecond, so that their UUIDs decide.
      Instant at =
          start.plusMillis(
              i % 10 == 0 ? i / 2_000 * 2_000_000_000L : random.nextLong(20_000_000_000L));
      String month = YearMonth.from(at.atOffset(ZoneOffset.UTC)).toString();
      TenantOrderKey key =
          new TenantOrderKey(
              tenants.get(random.nextInt(3)), month, at, uuid(VERSIONS[i % VERSIONS.length]));
      orders.add(key);
      rows.add(insert.bind(key.tenantId(), month, at, key.orderId(), (long) i));
    }
    Inserts.all(session, rows);
  }

  private UUID uuid(int version) {
    long high = (random.nextLong() & ~0xf000L) | ((long) version << 12);
    return new UUID(high, (random.nextLong() & ~(3L << 62)) | (2L << 62));
  }

  private void checkTable() {
    KEYS.requireTable(session, "keywright", "orders");
    assertThat(KEYS.createTable("orders", "total bigint").replace("\"", ""))
        .isEqualTo(
            "CREATE TABLE orders (tenant_id uuid, month text, created_at timestamp, order_id uuid,"
                + " total bigint, PRIMARY KEY ((tenant_id, month), created_at, order_id)) WITH"
                + " CLUSTERING ORDER BY (created_at DESC, order_id ASC)");
  }

  private List<TenantOrderKey> read(KeyRange<?> range) {
    List<TenantOrderKey> read = new ArrayList<>();
    reader.read(range).forEachRemaining(row -> read.add(KEYS.decode(row, TenantOrderKey::decode)));
    return read;
  }

  private List<TenantOrderKey> driver(String cql, Object... values) {
    List<TenantOrderKey> found = new ArrayList<>();
    session.execute(cql, values).forEach(row -> found.add(key(row)));
    return found;
  }

  private static TenantOrderKey key(Row row) {
    return new TenantOrderKey(
        row.getUuid("tenant_id"),
        row.getString("month"),
        row.getInstant("created_at"),
        row.getUuid("order_id"));
  }

  private static TenantOrderKey.AfterMonth month(TenantOrderKey of) {
    return TenantOrderKey.scan().tenantId(of.tenantId()).month(of.month());
  }

  /** All rows of each partition, in the order of the table and in the opposite one. */
  private void checkMonths() {
    List<TenantOrderKey> all = new ArrayList<>();
    List<TenantOrderKey> firsts =
        orders.stream()
            .collect(
                Collectors.toMap(
                    it -> List.of(it.tenantId(), it.month()), it -> it, (one, other) -> one))
            .values()
            .stream()
            .toList();
    for (TenantOrderKey first : firsts) {
      List<TenantOrderKey> read = read(month(first).all());
      assertThat(read).isEqualTo(driver(OF_MONTH, first.tenantId(), first.month()));
      assertThat(read).isSortedAccordingTo(TenantOrderKey.ORDER);
      assertThat(read(month(first).all().backward())).isEqualTo(reversed(read));
      assertThat(paged(month(first).all())).isEqualTo(read);
      all.addAll(read);
    }
    assertThat(times(all)).isEqualTo(times(orders));
    assertThatThrownBy(
            () ->
                reader.read(
                    KeyRange.of(
                        Map.of(), "tenant_id", orders.get(0).tenantId(), null, ColumnOrder.UUID)))
        .isInstanceOf(UnsupportedRangeException.class);
  }

  /**
   * How often each row comes: to look for 20,000 rows one by one takes longer than all the rest.
   */
  private static Map<TenantOrderKey, Long> times(List<TenantOrderKey> rows) {
    return rows.stream().collect(Collectors.groupingBy(it -> it, Collectors.counting()));
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  /** The same rows, each page asked for by the position of the one before. */
  private List<TenantOrderKey> paged(KeyRange<?> range) {
    List<TenantOrderKey> read = new ArrayList<>();
    Position after = null;
    do {
      Page<Row, Position> page = reader.page(range, after, 900);
      page.rows().forEach(row -> read.add(key(row)));
      after = page.next();
    } while (after != null);
    return read;
  }

  private void checkRanges(int count) {
    for (int i = 0; i < count; i++) {
      TenantOrderKey one = orders.get(random.nextInt(ORDERS));
      TenantOrderKey other = orders.get(random.nextInt(ORDERS));
      boolean isOrdered = one.createdAt().compareTo(other.createdAt()) <= 0;
      Instant from = isOrdered ? one.createdAt() : other.createdAt();
      Instant to = isOrdered ? other.createdAt() : one.createdAt();
      UUID tenant = one.tenantId();
      String month = one.month();
      KeyRange<Instant> between = month(one).createdAt().between(from, to);
      String asked = OF_MONTH + " AND created_at >= ? AND created_at < ?";
      assertThat(read(between)).isEqualTo(driver(asked, tenant, month, from, to));
      assertThat(read(between.backward()))
          .isEqualTo(driver(asked + " ORDER BY created_at ASC", tenant, month, from, to));
      assertThat(read(month(one).createdAt().atMost(to)))
          .isEqualTo(driver(OF_MONTH + " AND created_at <= ?", tenant, month, to));
      assertThat(read(month(one).createdAt().greaterThan(from)))
          .isEqualTo(driver(OF_MONTH + " AND created_at > ?", tenant, month, from));
      checkIds(one, other.orderId());
      assertThat(reader.find(one)).map(ExistingOrders::key).contains(one);
    }
  }

  private void checkIds(TenantOrderKey of, UUID bound) {
    Object[] values = {of.tenantId(), of.month(), of.createdAt(), bound};
    String ofTime = OF_MONTH + " AND created_at = ? AND order_id ";
    TenantOrderKey.AfterCreatedAt ids = month(of).createdAt(of.createdAt());
    assertThat(read(ids.orderId().atLeast(bound))).isEqualTo(driver(ofTime + ">= ?", values));
    assertThat(read(ids.orderId().greaterThan(bound))).isEqualTo(driver(ofTime + "> ?", values));
    assertThat(read(ids.orderId().atMost(bound))).isEqualTo(driver(ofTime + "<= ?", values));
    assertThat(read(ids.orderId().lessThan(bound).backward()))
        .isEqualTo(reversed(driver(ofTime + "< ?", values)));
  }

  /** What the adapter writes, the driver reads, and the other way round. */
  private void checkWrites() {
    TenantOrderKey first = orders.get(0);
    List<TenantOrderKey> written = new ArrayList<>();
    CassandraWriter writer = CassandraWriter.of(session, KEYS);
    for (int i = 0; i < 300; i++) {
      Instant at = Instant.parse("2031-05-01T00:00:00Z").plusMillis(i / 3);
      written.add(new TenantOrderKey(first.tenantId(), "2031-05", at, uuid(i % 8)));
    }
    writer.write(
        written.stream().map(it -> KEYS.insert("orders", it, Map.of("total", 7L))).toList());
    written.sort(TenantOrderKey.ORDER);
    assertThat(driver(OF_MONTH, first.tenantId(), "2031-05")).isEqualTo(written);
    session.execute(KEYS.delete("orders", written.remove(0)));
    assertThat(read(month(written.get(0)).all())).isEqualTo(written);
  }
}
