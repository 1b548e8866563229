package dev.keywright.store.azure;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.exception.HttpResponseException;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.UnsupportedRangeException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class AzureTableReaderTest {
  private static final KeyRange<String> ROWS =
      KeyRange.of(Map.of("partitionKey", "ann"), "sortKey", "1", "9", ColumnOrder.TEXT);

  private final Deque<Function<HttpRequest, HttpResponse>> answers = new ArrayDeque<>();
  private final StubService service = new StubService(request -> answers.remove().apply(request));
  private final AzureTableReader reader =
      AzureTableReader.of(service.table(), AzureTableKeys.of(TableKey.LAYOUT));

  private void answerPage(String nextPartition, String nextRow, String... rowKeys) {
    answers.add(
        request -> {
          HttpHeaders headers = new HttpHeaders();
          if (!nextPartition.isEmpty()) {
            headers.set(
                HttpHeaderName.fromString("x-ms-continuation-NextPartitionKey"), nextPartition);
          }
          if (!nextRow.isEmpty()) {
            headers.set(HttpHeaderName.fromString("x-ms-continuation-NextRowKey"), nextRow);
          }
          String entities =
              Arrays.stream(rowKeys)
                  .map(it -> "{\"PartitionKey\":\"ann\",\"RowKey\":\"" + it + "\"}")
                  .collect(joining(","));
          return StubService.answer(request, 200, headers, "{\"value\":[" + entities + "]}");
        });
  }

  private void answer(int status, String body) {
    answers.add(request -> StubService.answer(request, status, new HttpHeaders(), body));
  }

  private static List<String> rowKeys(PagedRows<TableEntity> rows) {
    List<String> keys = new ArrayList<>();
    rows.forEachRemaining(row -> keys.add(row.getRowKey()));
    return keys;
  }

  @Test
  void pagesThatAreShortOrEmptyAreFollowedToTheEnd() {
    answerPage("p1", "r1", "1", "2");
    answerPage("p2", "r2");
    answerPage("p3", "");
    answerPage("", "", "3");

    PagedRows<TableEntity> rows = reader.read(ROWS);

    assertThat(rowKeys(rows)).containsExactly("1", "2", "3");
    assertThat(rows.requests()).isEqualTo(4);
    assertThat(reader.requests()).isEqualTo(4);
    assertThat(service.queries())
        .satisfiesExactly(
            first ->
                assertThat(first)
                    .contains("$top=1000", "RowKey ge '1' and RowKey lt '9'")
                    .doesNotContain("Next"),
            second -> assertThat(second).contains("NextPartitionKey=p1", "NextRowKey=r1"),
            third -> assertThat(third).contains("NextPartitionKey=p2", "NextRowKey=r2"),
            fourth ->
                assertThat(fourth).contains("NextPartitionKey=p3").doesNotContain("NextRowKey"));
  }

  @Test
  void noMoreRowsAreAskedForThanTheLimitLeaves() {
    answerPage("p1", "r1", "1", "2");
    answerPage("p2", "r2", "3");

    assertThat(rowKeys(reader.read(ROWS, 3))).containsExactly("1", "2", "3");
    assertThat(service.queries())
        .satisfiesExactly(
            first -> assertThat(first).contains("$top=3"),
            second -> assertThat(second).contains("$top=1&"));
  }

  @Test
  void nothingIsAskedForBeforeARowIsWantedOrBehindTheEnd() {
    PagedRows<TableEntity> rows = reader.read(ROWS);
    rows.close();

    assertThat(rows.hasNext()).isFalse();
    assertThat(service.requests()).isZero();
  }

  @Test
  void anEmptyRangeMakesNoRequest() {
    KeyRange<String> empty =
        KeyRange.of(Map.of("partitionKey", "ann"), "sortKey", "1", "1", ColumnOrder.TEXT);

    assertThat(reader.read(empty).hasNext()).isFalse();
    assertThat(service.requests()).isZero();
  }

  @Test
  void anAnswerWithoutAListIsNeverTakenForTheEnd() {
    answerPage("p1", "r1", "1");
    answer(200, "{}");
    answerPage("", "", "2");

    PagedRows<TableEntity> rows = reader.read(ROWS);

    assertThat(rows.next().getRowKey()).isEqualTo("1");
    assertThatThrownBy(rows::hasNext)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("has no list of entities");
    assertThat(rowKeys(rows)).containsExactly("2");
  }

  @Test
  void anErrorIsThrownAndThePageIsAskedForAgain() {
    answerPage("p1", "r1", "1");
    answer(503, "{}");
    answerPage("", "", "2");

    PagedRows<TableEntity> rows = reader.read(ROWS);

    assertThat(rows.next().getRowKey()).isEqualTo("1");
    assertThatThrownBy(rows::hasNext).isInstanceOf(HttpResponseException.class);
    assertThat(rowKeys(rows)).containsExactly("2");
    assertThat(service.queries().get(2)).isEqualTo(service.queries().get(1));
  }

  @Test
  void aBackwardRangeIsRefused() {
    assertThatThrownBy(() -> reader.read(ROWS.backward()))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("reads forward only");
  }

  @Test
  void aPartitionThatTheStoreCannotHoldIsNotAskedFor() {
    for (String refused : new String[] {"a/b", "x".repeat(513)}) {
      KeyRange<String> rows =
          KeyRange.of(Map.of("partitionKey", refused), "sortKey", "1", "9", ColumnOrder.TEXT);
      assertThat(reader.read(rows).hasNext()).isFalse();
    }
    assertThat(service.requests()).isZero();
  }

  @Test
  void aPageCanBeSmallerAndAskForLess() {
    answerPage("p1", "r1", "1", "2");
    answerPage("", "", "3");
    AzureTableReader ofKeys =
        reader.pageRows(2).asking(options -> options.setSelect(List.of("PartitionKey", "RowKey")));

    assertThat(rowKeys(ofKeys.read(ROWS))).containsExactly("1", "2", "3");
    assertThat(service.queries())
        .hasSize(2)
        .allSatisfy(
            query -> assertThat(query).contains("$top=2", "PartitionKey,RowKey", "RowKey lt '9'"));
    assertThatThrownBy(() -> reader.pageRows(1_001)).hasMessageStartingWith("pageRows is 1,001");
  }

  @Test
  void whatIsAskedForBesideTheRangeNarrowsIt() {
    answerPage("", "", "1");
    AzureTableReader narrowed =
        reader.asking(options -> options.setFilter("a eq 1 or b eq 2").setSelect(List.of("a")));
    narrowed.read(ROWS).forEachRemaining(row -> {});

    assertThat(service.queries())
        .isNotEmpty()
        .allSatisfy(
            query ->
                assertThat(query)
                    .contains(" and (a eq 1 or b eq 2)", "RowKey lt '9'", "PartitionKey,RowKey,a"));
  }
}
