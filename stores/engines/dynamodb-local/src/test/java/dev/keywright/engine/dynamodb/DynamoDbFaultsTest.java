package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/**
 * Pages, and requests that fail in the middle of them: what is read is complete and in order, or it
 * ends with an exception.
 */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbFaultsTest {
  private static final int ROWS = 100;
  private static final DynamoDbKeys KEYS = DynamoDbKeys.of(TableKey.NUMBERS);
  private static final KeyRange<Long> ALL =
      TableKey.rows("a", Long.MIN_VALUE, null, ColumnOrder.LONG);

  private static String table;
  private FaultyClient client;
  private DynamoDbReader reader;

  /** Rows of 30 KB, so that a page of 1 MB has some, and the table three pages. */
  @BeforeAll
  static void write(DynamoDbLocal engine) {
    table = engine.createTable(KEYS);
    String large = "x".repeat(30_000);
    DynamoDbWriter.of(engine.client(), table, KEYS)
        .write(LongStream.range(0, ROWS).mapToObj(it -> row(it, large)).toList());
  }

  @BeforeEach
  void open(DynamoDbLocal engine) {
    client = new FaultyClient(engine.client());
    reader = DynamoDbReader.of(client, table, KEYS);
  }

  private static Map<String, AttributeValue> row(long number, String value) {
    return KEYS.item(new TableKey("a", number), Map.of("value", AttributeValue.fromS(value)));
  }

  private static List<Long> numbers(long to) {
    return LongStream.range(0, to).boxed().toList();
  }

  private void readOn(PagedRows<Map<String, AttributeValue>> rows, List<Long> found) {
    rows.forEachRemaining(row -> found.add(reader.columns(row).number("sortKey")));
  }

  private List<Long> read(KeyRange<?> range, long limit) {
    List<Long> found = new ArrayList<>();
    readOn(reader.read(range, limit), found);
    return found;
  }

  @Test
  void threeMegabytesAreThreePages() {
    assertThat(read(ALL, Long.MAX_VALUE)).isEqualTo(numbers(ROWS));
    assertThat(reader.requests()).isEqualTo(3);
    assertThat(client.queries()).hasSize(3).allMatch(it -> it.limit() == null);
  }

  @Test
  void aLimitIsAskedOfTheStore() {
    assertThat(read(ALL, 10)).isEqualTo(numbers(10));
    assertThat(client.queries()).singleElement().matches(it -> it.limit() == 10);
    assertThat(read(ALL.backward(), 2)).containsExactly(ROWS - 1L, ROWS - 2L);
  }

  @Test
  void closingEarlyMakesNoMoreRequests() {
    PagedRows<Map<String, AttributeValue>> rows = reader.read(ALL);
    for (int i = 0; i < 30; i++) {
      rows.next();
    }
    rows.close();

    assertThat(rows.hasNext()).isFalse();
    assertThat(client.queries()).hasSize(1);
  }

  static Stream<Supplier<RuntimeException>> failures() {
    return Stream.of(
        () ->
            ProvisionedThroughputExceededException.builder()
                .statusCode(400)
                .awsErrorDetails(
                    AwsErrorDetails.builder()
                        .errorCode("ProvisionedThroughputExceededException")
                        .build())
                .build(),
        () -> InternalServerErrorException.builder().statusCode(500).build(),
        () -> ApiCallTimeoutException.create(1_000),
        () -> SdkClientException.create("no answer", new SocketTimeoutException("read")),
        () -> SdkClientException.create("cut", new IOException("connection reset")));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void aPageThatFailsIsAnExceptionAndIsAskedForAgain(
      Supplier<RuntimeException> failure, DynamoDbLocal engine) {
    List<Long> expected = numbers(ROWS);
    for (int page = 1; page <= 3; page++) {
      open(engine);
      client.fail(page, failure);
      PagedRows<Map<String, AttributeValue>> rows = reader.read(ALL);
      List<Long> found = new ArrayList<>();

      assertThatThrownBy(() -> readOn(rows, found))
          .hasSameClassAs(failure.get())
          .matches(DynamoDbWriter.of(client, table, KEYS)::isRetryable, "can be tried again");
      assertThat(found).hasSizeLessThan(ROWS).isEqualTo(expected.subList(0, found.size()));
      assertThat(found.isEmpty()).isEqualTo(page == 1);
      readOn(rows, found);

      assertThat(found).isEqualTo(expected);
      assertThat(rows.requests()).isEqualTo(4);
    }
  }

  @Test
  void pagesThatAreShortOrEmptyAreFollowedToTheEnd() {
    client.shortPages(9);

    assertThat(read(ALL, Long.MAX_VALUE)).isEqualTo(numbers(ROWS));
    assertThat(reader.requests()).isEqualTo(client.queries().size()).isGreaterThan(20);
  }

  @Test
  void rowsThatAreGivenBackAreWrittenInTheEnd(DynamoDbLocal engine) {
    String other = engine.createTable(KEYS);
    DynamoDbWriter writer = DynamoDbWriter.of(client, other, KEYS);
    List<Map<String, AttributeValue>> rows =
        LongStream.range(0, 60).mapToObj(it -> row(it, "x" + it)).toList();

    writer.write(rows);

    List<Map<String, AttributeValue>> found = new ArrayList<>();
    DynamoDbReader.of(engine.client(), other, KEYS).read(ALL).forEachRemaining(found::add);
    assertThat(found).isEqualTo(rows);
    assertThat(writer.requests()).isEqualTo(client.writes()).isGreaterThan(3);
  }
}
