package dev.keywright.engine.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DriverException;
import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.UnsupportedRangeException;
import dev.keywright.store.cassandra.CassandraKeys;
import dev.keywright.store.cassandra.CassandraReader;
import dev.keywright.store.cassandra.CassandraWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class CassandraTest {
  private static final Map<String, Integer> REFUSALS =
      Map.of(
          "the guide's purchases", 64,
          "text in two columns", 20,
          "text with the newest first", 16,
          "text after a hash prefix", 4,
          "bytes in 16 buckets", 36,
          "bytes in two columns", 4,
          "bytes of many types", 12);

  private static final String TWO =
      "TEXT separator=',' | partitionKey: id String | sortKey: s String";
  private static final String THREE = TWO + " | more: more String native";
  private static final List<String> NUMBERS =
      IntStream.range(1_000, 1_250).mapToObj(Integer::toString).toList();

  private static CassandraServer server;
  private static CqlSession session;
  private static CassandraEngine engine;

  private record StoredKey(Map<String, Object> columns) implements Key {
    static StoredKey of(String partitionKey, String sortKey) {
      Map<String, Object> columns = new LinkedHashMap<>();
      columns.put("partitionKey", partitionKey);
      columns.put("sortKey", sortKey);
      return new StoredKey(columns);
    }

    StoredKey more(String more) {
      Map<String, Object> all = new LinkedHashMap<>(columns);
      all.put("more", more);
      return new StoredKey(all);
    }
  }

  @BeforeAll
  static void start() throws Exception {
    server = CassandraServer.start();
    session = server.connect(Duration.ofSeconds(20));
    engine = CassandraEngine.of(session);
  }

  @AfterAll
  static void stop() {
    if (session != null) {
      session.close();
    }
    server.close();
  }

  private static KeyRange<String> sortKeys(String from, String to) {
    return KeyRange.of(Map.of("partitionKey", "p"), "sortKey", from, to, ColumnOrder.TEXT);
  }

  private static CassandraEngine.Table tableOf(List<String> sortKeys) {
    CassandraEngine.Table table = engine.table(TWO);
    table.write(sortKeys.stream().map(it -> StoredKey.of("p", it)).toList());
    return table;
  }

  private static List<String> all(CassandraReader reader, Iterator<Row> rows) {
    List<String> all = new ArrayList<>();
    rows.forEachRemaining(row -> all.add(reader.columns(row).text("sortKey")));
    return all;
  }

  private static List<String> reversed(List<String> list) {
    List<String> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  @Test
  void everyAnswerIsThatOfASortedList() {
    EngineReport report = ConformanceSuite.run(engine);
    report.publish();
    report.requireNoMismatch();
    assertThat(report.notHeld()).isEmpty();
    // Ranges of partition keys, which it finds by a hash.
    assertThat(report.refusals()).isEqualTo(REFUSALS);
  }

  @Test
  void everyAnswerOfDescendingTablesIsThatOfASortedList() {
    EngineReport report = ConformanceSuite.run(engine.descending());
    report.requireNoMismatch();
    assertThat(report.notHeld()).isEmpty();
    assertThat(report.refusals()).isEqualTo(REFUSALS);
  }

  @Test
  void aPartitionKeyOfSeveralColumnsIsFoundByAllOfThem() {
    String layout =
        "TEXT separator=',' partition=2 | hall: a String native | area: b long native"
            + " | seat: c long native";
    CassandraEngine.Table table = engine.table(layout);
    List<StoredKey> rows = new ArrayList<>();
    for (String hall : List.of("a", "b")) {
      for (long area = -1; area < 2; area++) {
        for (long seat = 0; seat < 20; seat++) {
          Map<String, Object> columns = new LinkedHashMap<>();
          columns.put("hall", hall);
          columns.put("area", area);
          columns.put("seat", seat);
          rows.add(new StoredKey(columns));
        }
      }
    }
    table.write(rows);
    CassandraReader reader = CassandraReader.of(session, table.name(), table.keys());
    Map<String, Object> fixed = new LinkedHashMap<>();
    fixed.put("hall", "b");
    fixed.put("area", -1L);
    KeyRange<Long> seats = KeyRange.of(fixed, "seat", 5L, 9L, ColumnOrder.LONG);

    List<Map<String, Object>> found = new ArrayList<>();
    reader.read(seats.backward()).forEachRemaining(row -> found.add(reader.columns(row).all()));
    assertThat(found).hasSize(4).extracting(it -> it.get("seat")).containsExactly(8L, 7L, 6L, 5L);
    assertThat(found).allMatch(it -> it.get("hall").equals("b") && it.get("area").equals(-1L));
    assertThat(reader.find(rows.get(50))).isPresent();
    fixed.remove("area");
    assertThatThrownBy(() -> reader.read(KeyRange.of(fixed, "area", -1L, 1L, ColumnOrder.LONG)))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("Fix area, and ask for a range of a sort key");
  }

  @Test
  void aTableThatExistsIsReadAndWrittenAsItIs() {
    ExistingOrders.check(session, 60);
  }

  @Test
  @Tag("evidence")
  void moreOfItsRangesAre() {
    ExistingOrders.check(session, 600);
  }

  @Test
  void theDriverTakesTheKeysAsTheReadmeShows() {
    RawDriver.check(session);
  }

  private static KeyRange<String> sortKeysOf(Object more, String from, String to) {
    Map<String, Object> fixed = new LinkedHashMap<>(Map.of("partitionKey", "p"));
    fixed.put("sortKey", more);
    return KeyRange.of(fixed, "more", from, to, ColumnOrder.TEXT);
  }

  @Test
  void aDescendingTableIsReadInTheOrderOfTheRange() {
    CassandraKeys keys = CassandraKeys.of(TWO);
    session.execute(
        keys.createTable("Newest", "attributes text")
            .replace("\"sortKey\" ASC", "\"sortKey\" DESC"));
    CassandraEngine.Table table = new CassandraEngine.Table(session, "Newest", keys);
    table.write(NUMBERS.stream().map(it -> StoredKey.of("p", it)).toList());
    CassandraReader reader = CassandraReader.of(session, "Newest", keys).pageRows(100);

    assertThat(all(reader, reader.read(sortKeys("1100", null), 3)))
        .containsExactly("1100", "1101", "1102");
    assertThat(all(reader, reader.read(sortKeys("1100", null).backward(), 3)))
        .containsExactly("1249", "1248", "1247");
    assertThat(all(reader, reader.read(sortKeys("", null)))).isEqualTo(NUMBERS);
    assertThat(all(reader, reader.read(sortKeys("", null).backward())))
        .isEqualTo(reversed(NUMBERS));
    assertThat(
            session
                .execute(keys.select("Newest", sortKeys("1100", null)))
                .one()
                .getString("sortKey"))
        .isEqualTo("1100");
  }

  @Test
  void aTableOfTwoDirectionsAnswersWhereTheOpenColumnsHaveOne() {
    CassandraKeys keys = CassandraKeys.of(THREE);
    session.execute(
        keys.createTable("Mixed", "attributes text").replace("\"more\" ASC", "\"more\" DESC"));
    CassandraEngine.Table table = new CassandraEngine.Table(session, "Mixed", keys);
    table.write(
        NUMBERS.stream().map(it -> StoredKey.of("p", "s" + it.charAt(3)).more(it)).toList());
    CassandraReader reader = CassandraReader.of(session, "Mixed", keys);
    List<String> found = new ArrayList<>();

    reader
        .read(sortKeysOf("s3", "1100", null), 3)
        .forEachRemaining(row -> found.add(reader.columns(row).text("more")));
    assertThat(found).containsExactly("1103", "1113", "1123");
    found.clear();
    reader
        .read(sortKeysOf("s3", "1100", null).backward(), 2)
        .forEachRemaining(row -> found.add(reader.columns(row).text("more")));
    assertThat(found).containsExactly("1243", "1233");
    assertThatThrownBy(() -> reader.read(sortKeys("s1", "s3")))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("the table keeps \"sortKey\" ASC, \"more\" DESC");
    assertThat(reader.find(StoredKey.of("p", "s3").more("1113"))).isPresent();
  }

  @Test
  void aTableThatDiffersIsRefusedBeforeTheFirstRequestWithAllDifferences() {
    session.execute(
        "CREATE TABLE \"Differs\" (\"partitionKey\" uuid, status text, attributes text,"
            + " PRIMARY KEY (\"partitionKey\", status))");
    CassandraKeys keys = CassandraKeys.of(TWO);
    String message =
        "Table \"keywright\".\"Differs\" cannot hold this layout: column partitionKey has the type"
            + " uuid, and the layout writes text; where the"
            + " layout has the column sortKey, its primary key has status. Use the layout of this"
            + " table, which has PRIMARY KEY ((\"partitionKey\" uuid), \"status\" text), or a table"
            + " of this layout: "
            + keys.createTable("Differs");
    CassandraReader reader = CassandraReader.of(session, "Differs", keys);
    assertThatThrownBy(() -> reader.read(sortKeys("", null)))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessage(message);
    assertThat(reader.requests()).isZero();
    assertThatThrownBy(
            () ->
                new CassandraEngine.Table(session, "Differs", keys)
                    .write(List.of(StoredKey.of("p", "s"))))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> keys.requireTable(session, "keywright", "Differs"))
        .hasMessage(message);
  }

  @Test
  void rowsAreReadInPagesForwardAndBackward() {
    CassandraEngine.Table table = tableOf(NUMBERS);
    CassandraReader reader = CassandraReader.of(session, table.name(), table.keys()).pageRows(100);
    assertThat(all(reader, reader.read(sortKeys("", null)))).isEqualTo(NUMBERS);
    assertThat(reader.requests()).isEqualTo(3);
    assertThat(all(reader, reader.read(sortKeys("", null).backward())))
        .isEqualTo(reversed(NUMBERS));
    assertThat(reader.requests()).isEqualTo(6);
    assertThat(all(reader, reader.read(sortKeys("1010", "1150"), 120)))
        .isEqualTo(NUMBERS.subList(10, 130));
    assertThat(reader.requests()).isEqualTo(8);
    assertThat(reader.read(sortKeys("1010", "1010")).hasNext()).isFalse();
    assertThat(reader.requests()).isEqualTo(8);
  }

  @Test
  void batchesAreOfOnePartitionAndTheLastOfEqualRowsStays() {
    CassandraEngine.Table table = engine.table(TWO);
    CassandraKeys keys = table.keys();
    CassandraWriter writer = CassandraWriter.of(session, keys);
    writer.write(
        IntStream.range(0, 250)
            .mapToObj(
                i ->
                    keys.insert(
                        table.name(),
                        StoredKey.of("p" + i % 2, "s" + i % 240),
                        Map.of("attributes", "value " + i)))
            .toList());
    // 125 rows of each partition in batches of 100; the last five of each repeat the first five.
    assertThat(writer.requests()).isEqualTo(4);
    Row row = session.execute(keys.select(table.name(), StoredKey.of("p0", "s0"))).one();
    assertThat(row.getString("attributes")).isEqualTo("value 240");
  }

  @Test
  void textsSortByTheirBytes() {
    OrderTraps.run(engine).requireOrder(OrderTraps.Code.UTF_8);
  }

  @Test
  void rowsOfAnOlderVersionMove() {
    OlderRows.run(engine);
  }

  @Test
  void aPartitionKeyOf65535BytesPassesAndOneMoreIsRefusedByCassandraAndByUs() {
    CassandraEngine.Table table = engine.table(TWO);
    String longest = "a".repeat(65_535);
    table.write(List.of(StoredKey.of(longest, "s")));
    assertThatThrownBy(() -> insert(table.name(), longest + "a", "s"))
        .isInstanceOf(InvalidQueryException.class);
    assertThatThrownBy(() -> table.keys().key(StoredKey.of(longest + "a", "s")))
        .isInstanceOf(RefusedKeyException.class);
    assertThat(limits().limit(Figure.PARTITION_KEY_BYTES).orElseThrow().value()).isEqualTo(65_535);
  }

  @Test
  void anEmptyPartitionKeyIsRefusedByCassandraAndByUs() {
    assertThat(Store.CASSANDRA.profile().characters().empty())
        .isEqualTo(StoreProfile.Empty.REFUSED_AS_PARTITION);
    CassandraEngine.Table table = engine.table(TWO);
    assertThatThrownBy(() -> insert(table.name(), "", "s"))
        .isInstanceOf(InvalidQueryException.class);
    assertThatThrownBy(() -> table.keys().key(StoredKey.of("", "s")))
        .isInstanceOf(RefusedKeyException.class);
    table.write(List.of(StoredKey.of("p", "")));
  }

  @Test
  void aClusteringColumnOf65535BytesPassesAndOneMoreIsRefusedByCassandraAndByUs() {
    CassandraEngine.Table table = engine.table(TWO);
    String longest = "a".repeat(65_535);
    table.write(List.of(StoredKey.of("p", longest)));
    assertThatThrownBy(() -> insert(table.name(), "p", longest + "a"))
        .isInstanceOf(InvalidQueryException.class);
    assertThatThrownBy(() -> table.keys().key(StoredKey.of("p", longest + "a")))
        .isInstanceOf(RefusedKeyException.class);
    assertThat(limits().limit(Figure.SORT_KEY_BYTES).orElseThrow().value()).isEqualTo(65_535);
    CassandraReader reader = CassandraReader.of(session, table.name(), table.keys());
    KeyRange<String> exactly = sortKeys(longest, ColumnOrder.TEXT.next(longest));
    assertThat(all(reader, reader.read(exactly))).containsExactly(longest);
    assertThat(all(reader, reader.read(exactly.backward()))).containsExactly(longest);
  }

  @Test
  void allClusteringColumnsTogetherHaveThatLimitToo() {
    CassandraEngine.Table table = engine.table(THREE);
    assertThat(limits().limit(Figure.SORT_KEYS_BYTES).orElseThrow().value()).isEqualTo(65_535);
    String half = "a".repeat(32_767);
    table.write(List.of(StoredKey.of("p", half).more(half + "a")));
    assertThatThrownBy(
            () ->
                session.execute(
                    "INSERT INTO \""
                        + table.name()
                        + "\" (\"partitionKey\", \"sortKey\", \"more\") VALUES (?, ?, ?)",
                    "p",
                    half + "a",
                    half + "a"))
        .isInstanceOf(InvalidQueryException.class);
    assertThatThrownBy(() -> table.keys().key(StoredKey.of("p", half + "a").more(half + "a")))
        .isInstanceOf(RefusedKeyException.class);
  }

  private static void insert(String table, String partitionKey, String sortKey) {
    session.execute(
        "INSERT INTO \"" + table + "\" (\"partitionKey\", \"sortKey\") VALUES (?, ?)",
        partitionKey,
        sortKey);
  }

  private static StoreProfile limits() {
    return Store.CASSANDRA.profile();
  }

  @Test
  void aTimeOutBetweenPagesIsThrownAndTheAnswerCanBeReadOn() throws Exception {
    CassandraEngine.Table table = tableOf(NUMBERS);
    try (CqlSession impatient = server.connect(Duration.ofSeconds(2))) {
      CassandraEngine.use(impatient);
      CassandraReader reader =
          CassandraReader.of(impatient, table.name(), table.keys()).pageRows(100);
      PagedRows<Row> rows = reader.read(sortKeys("", null));
      List<String> read = new ArrayList<>(List.of(reader.columns(rows.next()).text("sortKey")));
      server.hold();
      try {
        assertThatThrownBy(() -> rows.forEachRemaining(row -> add(read, reader, row)))
            .isInstanceOf(DriverTimeoutException.class)
            .satisfies(
                failure ->
                    assertThat(CassandraWriter.of(session, table.keys()).isRetryable(failure))
                        .isTrue());
      } finally {
        server.goOn();
      }
      assertThat(read).isEqualTo(NUMBERS.subList(0, 100));
      rows.forEachRemaining(row -> add(read, reader, row));
      assertThat(read).isEqualTo(NUMBERS);
    }
  }

  private static void add(List<String> read, CassandraReader reader, Row row) {
    read.add(reader.columns(row).text("sortKey"));
  }

  /** The last one, as there is no engine behind it. */
  @Test
  void theCommandReadsEachKeyOnce(@TempDir Path directory) {
    LiveTable.check(session, server.port(), CommandProgram.in(directory, "cassandra"));
  }

  @Test
  @Order(Integer.MAX_VALUE)
  void anEngineThatIsKilledBetweenPagesIsAnErrorAndNoShortAnswer() {
    CassandraEngine.Table table = tableOf(NUMBERS);
    CassandraReader reader = CassandraReader.of(session, table.name(), table.keys()).pageRows(100);
    PagedRows<Row> rows = reader.read(sortKeys("", null));
    List<String> read = new ArrayList<>(List.of(reader.columns(rows.next()).text("sortKey")));
    server.close();
    assertThatThrownBy(() -> rows.forEachRemaining(row -> add(read, reader, row)))
        .isInstanceOf(DriverException.class)
        .satisfies(
            failure ->
                assertThat(CassandraWriter.of(session, table.keys()).isRetryable(failure))
                    .isTrue());
    assertThat(read).isEqualTo(NUMBERS.subList(0, 100));
  }
}
