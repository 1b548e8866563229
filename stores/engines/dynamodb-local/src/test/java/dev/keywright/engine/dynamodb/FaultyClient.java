package dev.keywright.engine.dynamodb;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A client of a real engine that counts what passes, fails as it is told, and gives back a part of
 * what it should write.
 */
final class FaultyClient implements DynamoDbClient {
  private final DynamoDbClient engine;
  private final Map<Integer, Supplier<RuntimeException>> failures = new HashMap<>();
  private final List<QueryRequest> queries = new ArrayList<>();
  private int mostOfAPage = Integer.MAX_VALUE;
  private int writes;

  FaultyClient(DynamoDbClient engine) {
    this.engine = engine;
  }

  /** Fails at one query. */
  FaultyClient fail(int query, Supplier<RuntimeException> failure) {
    failures.put(query, failure);
    return this;
  }

  /** Makes pages of so many rows, and an empty one behind each. */
  FaultyClient shortPages(int most) {
    mostOfAPage = most;
    return this;
  }

  List<QueryRequest> queries() {
    return queries;
  }

  int writes() {
    return writes;
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    queries.add(request);
    Supplier<RuntimeException> failure = failures.get(queries.size());
    if (failure != null) {
      throw failure.get();
    }
    if (mostOfAPage == Integer.MAX_VALUE) {
      return engine.query(request);
    }
    if (queries.size() % 2 == 0) {
      return QueryResponse.builder().lastEvaluatedKey(request.exclusiveStartKey()).build();
    }
    return engine.query(request.toBuilder().limit(mostOfAPage).build());
  }

  /** Writes the first half, and gives back the rest. */
  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    writes++;
    Map<String, List<WriteRequest>> taken = new HashMap<>();
    Map<String, List<WriteRequest>> givenBack = new HashMap<>();
    request
        .requestItems()
        .forEach(
            (table, rows) -> {
              int half = (rows.size() + 1) / 2;
              taken.put(table, rows.subList(0, half));
              if (half < rows.size()) {
                givenBack.put(table, rows.subList(half, rows.size()));
              }
            });
    engine.batchWriteItem(request.toBuilder().requestItems(taken).build());
    return BatchWriteItemResponse.builder().unprocessedItems(givenBack).build();
  }

  @Override
  public String serviceName() {
    return engine.serviceName();
  }

  @Override
  public void close() {}
}
