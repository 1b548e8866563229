package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.engine.azurite.FaultyProxy.Fault;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import dev.keywright.store.azure.AzureTableWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Answers that fail in the middle of pages: what is read is complete and in order, or it ends with
 * an exception.
 */
@ExtendWith(OneAzurite.class)
class AzuriteFaultsTest {
  private static final int ROWS = 2_500;
  private static final int PAGES = 3;
  private static final KeyRange<String> ALL = TableKey.rows("a", "", null);

  private static String written;

  private final AzureTableKeys keys = AzureTableKeys.of(TableKey.LAYOUT);

  @BeforeAll
  static void write(Azurite azurite) {
    AzureTableKeys keys = AzureTableKeys.of(TableKey.LAYOUT);
    TableClient table = Tables.create(azurite);
    AzureTableWriter.of(table)
        .write(rowKeys(0, ROWS).stream().map(it -> keys.entity(new TableKey("a", it))).toList());
    written = table.getTableName();
  }

  private static List<String> rowKeys(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(it -> String.format(Locale.ROOT, "%06d", it))
        .toList();
  }

  private PagedRows<TableEntity> read(FaultyProxy proxy, int retries) {
    TableClient table = Tables.open(proxy.connectionString(), written, retries);
    return AzureTableReader.of(table, keys).read(ALL);
  }

  /** Reads to the end or to an exception, which it returns. */
  private static List<Throwable> readOn(PagedRows<TableEntity> rows, List<String> found) {
    try {
      rows.forEachRemaining(row -> found.add(row.getRowKey()));
      return List.of();
    } catch (RuntimeException | Error failure) {
      return List.of(failure);
    }
  }

  // Of a connection that ends without an answer, the HTTP client itself asks again.
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NO_ANSWER")
  void aPageThatFailsIsAnExceptionAndIsAskedForAgain(Fault fault, Azurite azurite) {
    // Silence is waited for, so once is enough.
    for (int page : fault == Fault.SILENCE ? List.of(2) : List.of(1, 2, PAGES)) {
      try (FaultyProxy proxy = FaultyProxy.of(azurite).spoil(page, fault)) {
        PagedRows<TableEntity> rows = read(proxy, 0);
        List<String> found = new ArrayList<>();

        List<Throwable> failures = readOn(rows, found);

        assertThat(failures).as("%s of page %s", fault, page).hasSize(1);
        assertThat(AzureTableWriter.of(Tables.create(azurite)).isRetryable(failures.get(0)))
            .as("%s", failures)
            .isTrue();
        assertThat(found).isEqualTo(rowKeys(0, (page - 1) * 1_000));
        assertThat(readOn(rows, found)).isEmpty();
        assertThat(found).isEqualTo(rowKeys(0, ROWS));
        assertThat(rows.requests()).isEqualTo(PAGES + 1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NO_ENTITIES")
  void whatTheClientRetriesIsNotNoticed(Fault fault, Azurite azurite) {
    try (FaultyProxy proxy = FaultyProxy.of(azurite).spoil(2, fault)) {
      PagedRows<TableEntity> rows = read(proxy, 3);
      List<String> found = new ArrayList<>();

      assertThat(readOn(rows, found)).isEmpty();

      assertThat(found).isEqualTo(rowKeys(0, ROWS));
      assertThat(rows.requests()).isEqualTo(PAGES);
      assertThat(proxy.queries()).isEqualTo(PAGES + 1);
    }
  }

  @Test
  void anEngineThatStaysAwayIsAnExceptionEachTime(Azurite azurite) {
    Map<Fault, Integer> failed = new EnumMap<>(Fault.class);
    for (Fault fault : List.of(Fault.STATUS_503, Fault.NO_ANSWER, Fault.HALF_ANSWER)) {
      try (FaultyProxy proxy = FaultyProxy.of(azurite)) {
        IntStream.range(2, 100).forEach(query -> proxy.spoil(query, fault));
        PagedRows<TableEntity> rows = read(proxy, 0);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
          failed.merge(fault, readOn(rows, found).size(), Integer::sum);
        }
        assertThat(found).isEqualTo(rowKeys(0, 1_000));
      }
    }
    assertThat(failed).hasSize(3).allSatisfy((fault, times) -> assertThat(times).isEqualTo(5));
  }
}
