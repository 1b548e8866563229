package dev.keywright.engine.dynamodb.adopted;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The shop's first version, on the plain SDK: it knows no generated key. */
record HandWritten(DynamoDbClient client, String table) {
  void createTable() {
    client.createTable(
        it ->
            it.tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                    Stream.of("PK", "SK", "GSI1PK", "GSI1SK").map(HandWritten::text).toList())
                .keySchema(element("PK", KeyType.HASH), element("SK", KeyType.RANGE))
                .globalSecondaryIndexes(index()));
  }

  private static GlobalSecondaryIndex index() {
    return GlobalSecondaryIndex.builder()
        .indexName("GSI1")
        .keySchema(element("GSI1PK", KeyType.HASH), element("GSI1SK", KeyType.RANGE))
        .projection(all -> all.projectionType(ProjectionType.ALL))
        .build();
  }

  private static AttributeDefinition text(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  private static KeySchemaElement element(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  void write(SampleRows rows) {
    List<WriteRequest> writes = new ArrayList<>();
    rows.profiles().forEach(it -> writes.add(put(item(it))));
    rows.orders().forEach(it -> writes.add(put(item(it))));
    rows.items().forEach(it -> writes.add(put(item(it))));
    rows.counters().forEach(it -> writes.add(put(item(it))));
    for (int from = 0; from < writes.size(); from += 25) {
      List<WriteRequest> batch = writes.subList(from, Math.min(from + 25, writes.size()));
      client.batchWriteItem(it -> it.requestItems(Map.of(table, batch)));
    }
  }

  private static WriteRequest put(Map<String, AttributeValue> item) {
    return WriteRequest.builder().putRequest(it -> it.item(item)).build();
  }

  static Map<String, AttributeValue> item(Profile profile) {
    return Map.of(
        "PK", s("USER#" + profile.email()), "SK", s("PROFILE"), "name", s(profile.name()));
  }

  static Map<String, AttributeValue> item(Order order) {
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("PK", s("USER#" + order.email()));
    item.put("SK", s("ORDER#" + order.at() + "#" + padded(6, order.orderId())));
    item.put("at", s(order.at().toString()));
    item.put("orderId", n(order.orderId()));
    item.put("cents", n(order.cents()));
    if (order.status() != null) {
      item.put("status", s(order.status().name()));
      item.put("GSI1PK", s("STATUS#" + order.status().name()));
      item.put("GSI1SK", s(order.at().toString()));
    }
    return item;
  }

  static Map<String, AttributeValue> item(Item item) {
    return Map.of(
        "PK", s("USER#" + item.email()),
        "SK", s("ITEM#" + padded(6, item.orderId()) + "#" + padded(3, item.line())),
        "article", s(item.article()));
  }

  static Map<String, AttributeValue> item(Counter counter) {
    return Map.of(
        "PK", s("VIEWS#" + counter.day() + "#" + Math.floorMod(counter.page().hashCode(), 8)),
        "SK", s("PAGE#" + counter.page()),
        "views", n(counter.views()));
  }

  static String padded(int digits, int number) {
    return String.format(Locale.ROOT, "%0" + digits + "d", number);
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue n(long number) {
    return AttributeValue.fromN(Long.toString(number));
  }

  /** A query whose values are called {@code :0}, {@code :1} and so on. */
  QueryRequest.Builder query(String condition, String... texts) {
    Map<String, AttributeValue> values = new HashMap<>();
    for (int i = 0; i < texts.length; i++) {
      values.put(":" + i, s(texts[i]));
    }
    return QueryRequest.builder()
        .tableName(table)
        .keyConditionExpression(condition)
        .expressionAttributeValues(values);
  }

  List<Map<String, AttributeValue>> ask(String condition, String... texts) {
    return all(query(condition, texts));
  }

  List<Map<String, AttributeValue>> all(QueryRequest.Builder query) {
    return client.queryPaginator(query.build()).items().stream().toList();
  }

  /** The first items of a query, the last ones of the range first. */
  List<Map<String, AttributeValue>> newest(int most, QueryRequest.Builder query) {
    QueryResponse answer = client.query(query.scanIndexForward(false).limit(most).build());
    return answer.items();
  }

  List<Map<String, AttributeValue>> get(String partition, String sort) {
    Map<String, AttributeValue> key = Map.of("PK", s(partition), "SK", s(sort));
    return List.of(client.getItem(it -> it.tableName(table).key(key)).item());
  }

  /** Items of all shards of a day, by page. */
  List<Map<String, AttributeValue>> views(LocalDate day, String pages) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    for (int shard = 0; shard < 8; shard++) {
      items.addAll(
          ask("PK = :0 AND begins_with(SK, :1)", "VIEWS#" + day + "#" + shard, "PAGE#" + pages));
    }
    items.sort(Comparator.comparing(item -> item.get("SK").s()));
    return items;
  }

  List<Map<String, AttributeValue>> scan() {
    return client.scanPaginator(it -> it.tableName(table)).items().stream().toList();
  }
}
