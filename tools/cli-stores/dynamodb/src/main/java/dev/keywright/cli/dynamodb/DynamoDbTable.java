package dev.keywright.cli.dynamodb;

import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import java.util.List;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** A table of DynamoDB or an index of one, cut into segments of about equal size. */
final class DynamoDbTable implements LiveTable {
  /** As AWS advises for parallel scans. */
  private static final long BYTES_PER_SEGMENT = 2L << 30;

  private static final int FEWEST = 4;
  private static final int MOST = 1_000;

  private final DynamoDbClient client;
  private final ScanRequest scan;
  private final List<String> columns;
  private final long bytes;

  /**
   * What is read.
   *
   * @param scan names the table, and the index if one is read
   */
  DynamoDbTable(DynamoDbClient client, ScanRequest scan, List<KeySchemaElement> key, long bytes) {
    this.client = client;
    this.scan = scan;
    this.columns = key.stream().map(KeySchemaElement::attributeName).toList();
    this.bytes = bytes;
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public boolean isSorted() {
    return false;
  }

  @Override
  public List<KeySegment> segments() {
    int count = (int) Math.max(FEWEST, Math.min(MOST, bytes / BYTES_PER_SEGMENT));
    return IntStream.range(0, count)
        .<KeySegment>mapToObj(i -> new SegmentKeys(client, scan, columns, i, count))
        .toList();
  }

  @Override
  public void close() {
    client.close();
  }
}
