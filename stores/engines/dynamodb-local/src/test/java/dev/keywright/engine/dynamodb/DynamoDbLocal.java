package dev.keywright.engine.dynamodb;

import dev.keywright.store.dynamodb.DynamoDbKeys;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.dynamodb.services.local.embedded.DynamoDBEmbedded;
import software.amazon.dynamodb.services.local.shared.access.AmazonDynamoDBLocal;

/** A running DynamoDB Local, inside this process, with its tables in memory. */
public final class DynamoDbLocal implements AutoCloseable {
  private static final AtomicInteger MADE = new AtomicInteger();

  private final AmazonDynamoDBLocal engine;
  private final DynamoDbClient client;
  private final DynamoDbAsyncClient asyncClient;

  private DynamoDbLocal(AmazonDynamoDBLocal engine) {
    this.engine = engine;
    this.client = engine.dynamoDbClient();
    this.asyncClient = engine.dynamoDbAsyncClient();
  }

  static DynamoDbLocal start() {
    // Else the engine says who uses it, and writes a file into the module.
    if (!"0".equals(System.getenv("DDB_LOCAL_TELEMETRY"))) {
      throw new IllegalStateException(
          "the tests of DynamoDB Local need the environment variable DDB_LOCAL_TELEMETRY=0");
    }
    return new DynamoDbLocal(DynamoDBEmbedded.create());
  }

  /** Which engine it is, with its version. */
  String name() {
    return "DynamoDB Local " + System.getProperty("dynamodb-local.version") + ", in this process";
  }

  /** A client of this engine, which closes it. */
  public DynamoDbClient client() {
    return client;
  }

  /** An asynchronous client of this engine, which closes it. To close it alone ends the engine. */
  DynamoDbAsyncClient asyncClient() {
    return asyncClient;
  }

  /** The name of a new, empty table. */
  String createTable(DynamoDbKeys keys) {
    String table = "table" + MADE.incrementAndGet();
    client.createTable(keys.createTable(table));
    return table;
  }

  @Override
  public void close() {
    client.close();
    engine.shutdown();
  }
}
