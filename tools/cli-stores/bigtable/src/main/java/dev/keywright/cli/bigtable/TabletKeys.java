package dev.keywright.cli.bigtable;

import static com.google.cloud.bigtable.data.v2.models.Filters.FILTERS;

import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.Query;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.TableId;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.PageOfKeys;
import java.io.IOException;
import java.util.List;

/** The row keys of one range. */
final class TabletKeys implements KeySegment {
  private static final int MOST_KEYS = 5_000;

  private final BigtableDataClient client;
  private final TableId name;
  private final ByteStringRange rest;

  /**
   * @param range is this object's own from now on
   */
  TabletKeys(BigtableDataClient client, TableId name, ByteStringRange range) {
    this.client = client;
    this.name = name;
    this.rest = range;
  }

  @Override
  public PageOfKeys next() throws IOException {
    Query query =
        Query.create(name)
            .range(rest)
            .filter(
                FILTERS
                    .chain()
                    .filter(FILTERS.limit().cellsPerRow(1))
                    .filter(FILTERS.value().strip()))
            .limit(MOST_KEYS);
    List<Row> rows = BigtableStore.asked(() -> client.readRows(query).stream().toList());
    if (!rows.isEmpty()) {
      rest.startOpen(rows.get(rows.size() - 1).getKey());
    }
    return new PageOfKeys(
        rows.stream().map(row -> new Object[] {row.getKey().toByteArray()}).toList(),
        rows.size() < MOST_KEYS);
  }
}
