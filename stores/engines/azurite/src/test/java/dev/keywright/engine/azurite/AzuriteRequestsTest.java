package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import dev.keywright.store.azure.AzureTableWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The arithmetic of requests in Azure's guide: a page has 1,000 entities. */
@ExtendWith(OneAzurite.class)
class AzuriteRequestsTest {
  private static final KeyRange<String> ALL = TableKey.rows("a", "", null);

  private final AzureTableKeys keys = AzureTableKeys.of(TableKey.LAYOUT);
  private final Sent sent = new Sent();
  private AzureTableReader reader;

  private static String written;

  @BeforeAll
  static void write2001Rows(Azurite azurite) {
    AzureTableKeys keys = AzureTableKeys.of(TableKey.LAYOUT);
    TableClient table = Tables.create(azurite);
    AzureTableWriter writer = AzureTableWriter.of(table);
    writer.write(IntStream.range(0, 2_001).mapToObj(it -> keys.entity(key(it))).toList());
    assertThat(writer.requests()).isEqualTo(21);
    written = table.getTableName();
  }

  @BeforeEach
  void open(Azurite azurite) {
    TableClient table = Tables.open(azurite.connectionString(), written, 0, sent);
    reader = AzureTableReader.of(table, keys);
  }

  private static TableKey key(int number) {
    return new TableKey("a", rowKey(number));
  }

  private static String rowKey(int number) {
    return String.format(Locale.ROOT, "%06d", number);
  }

  private static List<String> rowKeys(int from, int to) {
    return IntStream.range(from, to).mapToObj(AzuriteRequestsTest::rowKey).toList();
  }

  private static List<String> read(PagedRows<TableEntity> rows) {
    List<String> keys = new ArrayList<>();
    rows.forEachRemaining(row -> keys.add(row.getRowKey()));
    return keys;
  }

  @Test
  void rowsBy2001AreReadIn3Requests() {
    PagedRows<TableEntity> rows = reader.read(ALL);

    assertThat(read(rows)).isEqualTo(rowKeys(0, 2_001));
    assertThat(rows.requests()).isEqualTo(3);
    assertThat(reader.requests()).isEqualTo(3);
    assertThat(sent.queries()).hasSize(3).allMatch(it -> it.contains("$top=1000"));
    System.out.println(
        "Azurite: 2,001 rows are read in "
            + rows.requests()
            + " requests; the client sent "
            + sent.queries().size());
  }

  @Test
  void aLimitOf10Is1RequestFor10() {
    PagedRows<TableEntity> rows = reader.read(ALL, 10);

    assertThat(read(rows)).isEqualTo(rowKeys(0, 10));
    assertThat(rows.requests()).isEqualTo(1);
    assertThat(sent.queries())
        .singleElement()
        .asString()
        .contains("$top=10&")
        .contains("PartitionKey eq 'a'");
  }

  @Test
  void aLimitOf1500Is2RequestsForAsMany() {
    assertThat(read(reader.read(ALL, 1_500))).isEqualTo(rowKeys(0, 1_500));
    assertThat(sent.queries())
        .satisfiesExactly(
            first -> assertThat(first).contains("$top=1000&"),
            second -> assertThat(second).contains("$top=500&"));
  }

  @Test
  void aRangeInsideIsReadInOnePage() {
    KeyRange<String> range = TableKey.rows("a", rowKey(995), rowKey(1_005));

    assertThat(read(reader.read(range))).isEqualTo(rowKeys(995, 1_005));
    assertThat(sent.queries()).hasSize(1);
  }

  @Test
  void closingEarlyMakesNoMoreRequests() {
    PagedRows<TableEntity> rows = reader.read(ALL);
    for (int i = 0; i < 1_000; i++) {
      assertThat(rows.next().getRowKey()).isEqualTo(rowKey(i));
    }
    assertThat(sent.queries()).hasSize(1);

    rows.close();

    assertThat(rows.hasNext()).isFalse();
    assertThat(sent.queries()).hasSize(1);
    assertThat(reader.requests()).isEqualTo(1);
  }
}
