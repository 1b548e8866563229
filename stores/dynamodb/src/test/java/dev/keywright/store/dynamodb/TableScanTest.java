package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

class TableScanTest {
  private static final QueryRequest ASKED =
      QueryRequest.builder()
          .tableName("orders")
          .indexName("GSI1")
          .consistentRead(true)
          .filterExpression("#t > :t")
          .projectionExpression("#t")
          .expressionAttributeNames(Map.of("#t", "total"))
          .expressionAttributeValues(Map.of(":t", AttributeValue.fromN("7")))
          .build();

  @Test
  void aScanAsksWhatAQueryIsMadeToAsk() {
    assertThat(TableScan.WHOLE.request(ASKED))
        .isEqualTo(
            ScanRequest.builder()
                .tableName("orders")
                .indexName("GSI1")
                .consistentRead(true)
                .filterExpression("#t > :t")
                .projectionExpression("#t")
                .expressionAttributeNames(Map.of("#t", "total"))
                .expressionAttributeValues(Map.of(":t", AttributeValue.fromN("7")))
                .build());
    ScanRequest part = TableScan.of(3, 4).request(ASKED);
    assertThat(part.segment()).isEqualTo(3);
    assertThat(part.totalSegments()).isEqualTo(4);
  }

  @Test
  void aConditionOnKeysIsRefused() {
    QueryRequest ofOneKey = ASKED.toBuilder().keyConditionExpression("#p = :p").build();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableScan.WHOLE.request(ofOneKey))
        .withMessageContaining("do not set one in asking");
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "-1, 4", "4, 4", "0, 1000001"})
  void aSegmentThatIsNoneIsRefused(int segment, int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableScan.of(segment, count))
        .withMessageStartingWith("segment ");
  }
}
