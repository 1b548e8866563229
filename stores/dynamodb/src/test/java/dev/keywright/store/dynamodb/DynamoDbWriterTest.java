package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class DynamoDbWriterTest {
  private final DynamoDbKeys keys = DynamoDbKeys.of(TableKey.LAYOUT);
  private final List<Duration> pauses = new ArrayList<>();
  private final StubClient client = new StubClient();
  private final DynamoDbWriter writer = DynamoDbWriter.of(client, "orders", keys, pauses::add);

  private Map<String, AttributeValue> item(long order, String value) {
    return keys.item(new TableKey("ann", order), Map.of("value", AttributeValue.fromS(value)));
  }

  private List<Map<String, AttributeValue>> items(int count) {
    return IntStream.range(0, count).mapToObj(it -> item(it, "x")).toList();
  }

  private static List<Map<String, AttributeValue>> written(BatchWriteItemRequest request) {
    return request.requestItems().get("orders").stream().map(it -> it.putRequest().item()).toList();
  }

  private static BatchWriteItemResponse giveBack(List<WriteRequest> writes) {
    return writes.isEmpty()
        ? BatchWriteItemResponse.builder().build()
        : BatchWriteItemResponse.builder().unprocessedItems(Map.of("orders", writes)).build();
  }

  @Test
  void aBatchHasAtMost25Rows() {
    writer.write(items(51));

    assertThat(client.writes).extracting(it -> written(it).size()).containsExactly(25, 25, 1);
    assertThat(client.writes.stream().flatMap(it -> written(it).stream()))
        .containsExactlyElementsOf(items(51));
    assertThat(writer.requests()).isEqualTo(3);
    assertThat(pauses).isEmpty();
  }

  @Test
  void aBatchHasAtMost16MegabytesOfWhateverType() {
    String large = "x".repeat(1_500_000);
    List<Map<String, AttributeValue>> rows = new ArrayList<>();
    AttributeValue nested = AttributeValue.fromM(Map.of("large", AttributeValue.fromS(large)));
    for (int i = 0; i < 12; i++) {
      rows.add(keys.item(new TableKey("ann", i), Map.of("value", nested)));
    }
    writer.write(rows);

    assertThat(client.writes).extracting(it -> written(it).size()).containsExactly(10, 2);
  }

  @Test
  void rowsWithOneKeyAreWrittenOneAfterTheOther() {
    writer.write(List.of(item(1, "first"), item(2, "x"), item(1, "last")));

    assertThat(client.writes).hasSize(2);
    assertThat(written(client.writes.get(0))).containsExactly(item(1, "first"), item(2, "x"));
    assertThat(written(client.writes.get(1))).containsExactly(item(1, "last"));
  }

  @Test
  void rowsThatAreGivenBackAreWrittenAgainBehindAPause() {
    client.writeAnswer =
        request -> {
          List<WriteRequest> writes = request.requestItems().get("orders");
          return giveBack(writes.subList(0, writes.size() / 2));
        };
    writer.write(items(20));

    assertThat(client.writes).extracting(it -> written(it).size()).containsExactly(20, 10, 5, 2, 1);
    assertThat(pauses).hasSize(4).allMatch(it -> it.compareTo(Duration.ofMillis(400)) <= 0);
    assertThat(new HashSet<>(client.writes)).hasSize(5);
  }

  @Test
  void rowsThatAreGivenBackUnderAnotherNameAreNotLost() {
    client.writeAnswer =
        request -> {
          List<WriteRequest> writes = request.requestItems().get("orders");
          return client.writes.size() > 1
              ? giveBack(List.of())
              : BatchWriteItemResponse.builder()
                  .unprocessedItems(Map.of("arn:aws:dynamodb:eu:1:table/orders", writes))
                  .build();
        };
    writer.write(items(3));

    assertThat(client.writes).extracting(it -> written(it).size()).containsExactly(3, 3);
  }

  @Test
  void rowsThatAreNeverTakenAreAnExceptionAndNeverLost() {
    client.writeAnswer = request -> giveBack(request.requestItems().get("orders"));

    assertThatThrownBy(() -> writer.write(items(3)))
        .isInstanceOf(UnwrittenRowsException.class)
        .hasMessage(
            "DynamoDB gave back 3 rows of table orders unwritten, 10 times in a row. Write them"
                + " again later, or raise the table's write capacity")
        .matches(writer::isRetryable, "can be tried again");
    assertThat(client.writes).hasSize(10);
    assertThat(pauses).hasSize(9);
  }

  @Test
  void aFailureTellsWhetherToTryAgain() {
    assertThat(writer.isRetryable(service(400, "ProvisionedThroughputExceededException"))).isTrue();
    assertThat(writer.isRetryable(service(400, "ThrottlingException"))).isTrue();
    assertThat(writer.isRetryable(service(500, "InternalServerError"))).isTrue();
    assertThat(writer.isRetryable(new RuntimeException(service(503, "Unavailable")))).isTrue();
    assertThat(writer.isRetryable(service(400, "ValidationException"))).isFalse();
    assertThat(writer.isRetryable(service(400, "ResourceNotFoundException"))).isFalse();
    assertThat(
            writer.isRetryable(
                SdkClientException.create("connection reset", new IOException("reset"))))
        .isTrue();
    assertThat(writer.isRetryable(SdkClientException.create("no region"))).isFalse();
  }

  private static Exception service(int status, String code) {
    return DynamoDbException.builder()
        .statusCode(status)
        .awsErrorDetails(AwsErrorDetails.builder().errorCode(code).build())
        .build();
  }
}
