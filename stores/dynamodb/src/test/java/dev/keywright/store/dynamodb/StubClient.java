package dev.keywright.store.dynamodb;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Answers queries and writes as it is told, and keeps the requests. */
final class StubClient implements DynamoDbClient {
  final List<QueryRequest> queries = new ArrayList<>();
  final List<BatchWriteItemRequest> writes = new ArrayList<>();
  Function<QueryRequest, QueryResponse> queryAnswer =
      request -> {
        throw new AssertionError("no query is expected");
      };
  Function<BatchWriteItemRequest, BatchWriteItemResponse> writeAnswer =
      request -> BatchWriteItemResponse.builder().build();

  @Override
  public QueryResponse query(QueryRequest request) {
    queries.add(request);
    return queryAnswer.apply(request);
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    writes.add(request);
    return writeAnswer.apply(request);
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}
}
