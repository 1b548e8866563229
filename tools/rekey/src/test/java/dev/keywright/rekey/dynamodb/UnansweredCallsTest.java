package dev.keywright.rekey.dynamodb;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.rekey.store.UnreachableStoreException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/** What becomes of failures of DynamoDB, for which no server is needed. */
class UnansweredCallsTest {

  /** A client whose table exists, and which gets no answer about it. */
  private static final class Unanswered implements DynamoDbClient {
    @Override
    public CreateTableResponse createTable(CreateTableRequest request) {
      throw ResourceInUseException.builder().message("it exists").build();
    }

    @Override
    public DescribeTableResponse describeTable(DescribeTableRequest request) {
      throw SdkClientException.create("the call took too long");
    }

    @Override
    public DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
      throw SdkClientException.create("the call took too long");
    }

    @Override
    public DynamoDbWaiter waiter() {
      return DynamoDbWaiter.builder().client(this).build();
    }

    @Override
    public String serviceName() {
      return SERVICE_NAME;
    }

    @Override
    public void close() {}
  }

  @Test
  void aTableThatCannotBeWaitedForIsUnreachable() {
    try (DynamoDbClient client = new Unanswered()) {
      assertThatThrownBy(() -> new DynamoDbLedger(client, "rekeyings", "orders").create())
          .isInstanceOf(UnreachableStoreException.class)
          .hasMessageStartingWith("the ledger rekeyings: ");
    }
  }

  @Test
  void aTimeToLiveThatCannotBeAskedForIsUnreachable() {
    try (DynamoDbClient client = new Unanswered()) {
      TableKeys keys = new TableKeys(List.of("pk"), List.of("id"), Set.of());
      assertThatThrownBy(() -> new DynamoDbTableAdmin(client, "old", "new", keys).ttl())
          .isInstanceOf(UnreachableStoreException.class)
          .hasMessage("the call took too long");
    }
  }
}
