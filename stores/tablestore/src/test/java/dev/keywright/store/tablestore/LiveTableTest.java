package dev.keywright.store.tablestore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PrimaryKeyType;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.PageOfKeys;
import dev.keywright.cli.tablestore.TablestoreStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command reads from a table, through the client and HTTP. */
class LiveTableTest {
  private static final long HUNDRED_MB = 100L << 20;

  private TablestoreStub stub;

  @BeforeEach
  void start() throws IOException {
    stub = new TablestoreStub();
    LiveRows.fill(stub);
  }

  @AfterEach
  void stop() {
    stub.close();
  }

  private static LiveTable open(Map<String, String> environment) throws IOException {
    return new TablestoreStore().open(LiveRows.TABLE, environment);
  }

  /** All keys that the table's segments give, one segment after the other. */
  private static List<List<Object>> read(LiveTable table) throws IOException {
    List<List<Object>> keys = new ArrayList<>();
    for (KeySegment segment : table.segments()) {
      boolean isLast = false;
      while (!isLast) {
        PageOfKeys page = segment.next();
        page.keys().forEach(key -> keys.add(comparable(key)));
        isLast = page.isLast();
      }
    }
    return keys;
  }

  private static List<Object> comparable(Object... key) {
    return Arrays.stream(key)
        .map(it -> it instanceof byte[] bytes ? Arrays.toString(bytes) : it)
        .toList();
  }

  private static List<List<Object>> expected() {
    return LiveRows.keys().stream().map(LiveTableTest::values).toList();
  }

  private static List<Object> values(PrimaryKey key) {
    return comparable(
        Arrays.stream(key.getPrimaryKeyColumns())
            .map(PrimaryKeyColumn::getValue)
            .map(
                it ->
                    it.getType() == PrimaryKeyType.INTEGER
                        ? it.asLong()
                        : it.getType() == PrimaryKeyType.BINARY
                            ? it.asBinary()
                            : it.asStringInBytes())
            .toArray());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 50, 5_000})
  void eachKeyIsReadOnceInOrder(int pageRows) throws IOException {
    stub.pageRows(pageRows);
    try (LiveTable table = open(LiveRows.environment(stub))) {
      assertThat(table.columns()).containsExactly("device", "time", "digest");
      assertThat(table.isSorted()).isTrue();
      assertThat(table.segments()).hasSize(1);
      assertThat(read(table)).isEqualTo(expected());
    }
    assertThat(stub.ranges()).isEqualTo((LiveRows.keys().size() + pageRows - 1) / pageRows);
  }

  @Test
  void anIndexIsReadWithTheRestOfTheTablesKey() throws IOException {
    stub.pageRows(50);
    Map<String, String> environment = LiveRows.environment(stub);
    TablestoreStore store = new TablestoreStore();
    try (LiveTable index = store.openIndex(LiveRows.TABLE, LiveRows.INDEX, environment)) {
      assertThat(index.columns()).containsExactly("time", "device", "digest");
      assertThat(read(index))
          .isEqualTo(LiveRows.entries().stream().map(LiveTableTest::values).toList());
    }
    assertThatThrownBy(() -> store.openIndex(LiveRows.TABLE, "by_time", environment))
        .isInstanceOf(IOException.class)
        .hasMessage("the table has no such index; it has live_by_time");
  }

  @Test
  void segmentsBeginWhereTheServiceSplitsTheTable() throws IOException {
    // A gigabyte is the size of two devices.
    stub.rowBytes(5 * HUNDRED_MB / LiveRows.TIMES);
    stub.pageRows(40);
    try (LiveTable table = open(LiveRows.environment(stub))) {
      assertThat(table.segments()).hasSize(LiveRows.DEVICES / 2);
      assertThat(read(table)).isEqualTo(expected());
    }
  }

  @Test
  void whereTheServiceDoesNotSplitTheTableIsOneSegment() throws IOException {
    stub.rowBytes(5 * HUNDRED_MB);
    stub.refuseSplits();
    try (LiveTable table = open(LiveRows.environment(stub))) {
      assertThat(table.segments()).hasSize(1);
      assertThat(read(table)).isEqualTo(expected());
    }
  }

  @Test
  void anEmptyPageIsNotTheEnd() throws IOException {
    stub.pageRows(100);
    stub.faults(TablestoreStub.Fault.NONE, TablestoreStub.Fault.EMPTY_PAGE);
    try (LiveTable table = open(LiveRows.environment(stub))) {
      assertThat(read(table)).isEqualTo(expected());
    }
    assertThat(stub.ranges()).isEqualTo(LiveRows.keys().size() / 100 + 1);
  }

  @Test
  void aRequestThatFailsEndsWithItsReason() throws IOException {
    stub.faults(TablestoreStub.Fault.FORBIDDEN);
    try (LiveTable table = open(LiveRows.environment(stub))) {
      assertThatThrownBy(() -> read(table))
          .isInstanceOf(IOException.class)
          .hasMessage("OTSAuthFailed: the stub says so");
    }
  }

  @Test
  void aTableThatIsNotThereIsNamedSo() {
    Map<String, String> environment = LiveRows.environment(stub);
    assertThatThrownBy(() -> new TablestoreStore().open("nothing", environment))
        .isInstanceOf(IOException.class)
        .hasMessage("there is no such table in this instance");
  }

  @Test
  void theVariablesOfAlibabaCloudServeToo() throws IOException {
    Map<String, String> environment = new HashMap<>(LiveRows.environment(stub));
    environment.remove("TABLESTORE_ACCESS_KEY_ID");
    environment.remove("TABLESTORE_ACCESS_KEY_SECRET");
    assertThatThrownBy(() -> open(environment))
        .hasMessage(
            "there are no credentials: set TABLESTORE_ACCESS_KEY_ID and"
                + " TABLESTORE_ACCESS_KEY_SECRET");
    environment.put("ALIBABA_CLOUD_ACCESS_KEY_ID", StubSignature.ID);
    assertThatThrownBy(() -> open(environment))
        .hasMessage("set the environment variable ALIBABA_CLOUD_ACCESS_KEY_SECRET");
    environment.put("ALIBABA_CLOUD_ACCESS_KEY_SECRET", StubSignature.SECRET);
    environment.put("ALIBABA_CLOUD_SECURITY_TOKEN", "of a role");
    try (LiveTable table = open(environment)) {
      assertThat(read(table)).hasSize(LiveRows.keys().size());
    }
  }

  @Test
  void noMessageShowsASecret() {
    Map<String, String> environment = new HashMap<>(LiveRows.environment(stub));
    environment.put("TABLESTORE_ACCESS_KEY_SECRET", "another secret");
    assertThatThrownBy(() -> open(environment)).hasMessage("OTSAuthFailed: the stub says so");
    environment.put("TABLESTORE_ACCESS_KEY_ID", "no key: secret");
    assertThatThrownBy(() -> open(environment))
        .hasMessage(
            "TABLESTORE_ENDPOINT is not an endpoint such as https://INSTANCE.REGION.ots.aliyuncs.com,"
                + " or the access key is malformed");
  }
}
