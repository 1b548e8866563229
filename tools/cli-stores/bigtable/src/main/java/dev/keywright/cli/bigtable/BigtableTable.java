package dev.keywright.cli.bigtable;

import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.KeyOffset;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.cloud.bigtable.data.v2.models.TableId;
import com.google.protobuf.ByteString;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A table of Bigtable, cut where the service says that about equal parts of it begin. */
final class BigtableTable implements LiveTable {
  private final BigtableDataClient client;
  private final TableId name;

  BigtableTable(BigtableDataClient client, TableId name) {
    this.client = client;
    this.name = name;
  }

  @Override
  public List<String> columns() {
    return List.of();
  }

  @Override
  public boolean isSorted() {
    return true;
  }

  @Override
  public List<KeySegment> segments() throws IOException {
    List<KeySegment> segments = new ArrayList<>();
    ByteStringRange rest = ByteStringRange.unbounded();
    for (KeyOffset sample : BigtableStore.asked(() -> client.sampleRowKeys(name))) {
      ByteString key = sample.getKey();
      // The last sample is the end of the table, which may be written as an empty key.
      if (!key.isEmpty()) {
        segments.add(new TabletKeys(client, name, rest.endOpen(key)));
        rest = ByteStringRange.unbounded().startClosed(key);
      }
    }
    segments.add(new TabletKeys(client, name, rest));
    return segments;
  }

  @Override
  public void close() {
    client.close();
  }
}
