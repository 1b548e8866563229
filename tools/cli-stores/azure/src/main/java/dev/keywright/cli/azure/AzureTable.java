package dev.keywright.cli.azure;

import com.azure.core.http.rest.PagedResponse;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.PageOfKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table of Azure. The service tells nothing about its partitions, so it is one segment. */
final class AzureTable implements LiveTable, KeySegment {
  private static final List<String> KEY = List.of("PartitionKey", "RowKey");

  private final TableClient client;
  private @Nullable String next;

  AzureTable(TableClient client) {
    this.client = client;
  }

  @Override
  public List<String> columns() {
    return KEY;
  }

  @Override
  public boolean isSorted() {
    return true;
  }

  @Override
  public List<KeySegment> segments() {
    return List.of(this);
  }

  @Override
  public PageOfKeys next() throws IOException {
    ListEntitiesOptions options = new ListEntitiesOptions().setSelect(KEY);
    PagedResponse<TableEntity> page = AzureStore.asked(() -> page(options));
    next = page.getContinuationToken();
    return new PageOfKeys(page.getValue().stream().map(AzureTable::key).toList(), next == null);
  }

  private PagedResponse<TableEntity> page(ListEntitiesOptions options) {
    Iterator<PagedResponse<TableEntity>> pages =
        client.listEntities(options, null, null).iterableByPage(next).iterator();
    return pages.next();
  }

  private static Object[] key(TableEntity entity) {
    return new Object[] {bytes(entity.getPartitionKey()), bytes(entity.getRowKey())};
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    // The client keeps nothing open.
  }
}
