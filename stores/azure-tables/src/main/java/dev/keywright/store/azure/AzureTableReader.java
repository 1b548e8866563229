package dev.keywright.store.azure;

import com.azure.core.http.rest.PagedResponse;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.QuestionChain;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Reads the entities of one table, in pages of at most 1,000, all that the store returns. */
public final class AzureTableReader implements StoreReader<TableEntity> {
  private static final int MOST_PAGE_ROWS = Store.AZURE_TABLE.profile().most(Figure.PAGE_ROWS);

  private final TableClient table;
  private final AzureTableKeys keys;
  private final PageOptions<ListEntitiesOptions> pages;

  private AzureTableReader(
      TableClient table, AzureTableKeys keys, PageOptions<ListEntitiesOptions> pages) {
    this.table = table;
    this.keys = keys;
    this.pages = pages;
  }

  /** A reader of one table; what the client retries is not counted as a request. */
  public static AzureTableReader of(TableClient table, AzureTableKeys keys) {
    return new AzureTableReader(table, keys, PageOptions.of(MOST_PAGE_ROWS, MOST_PAGE_ROWS));
  }

  /**
   * With pages of at most so many entities.
   *
   * @throws IllegalArgumentException if it is not 1 to 1,000
   */
  public AzureTableReader pageRows(int most) {
    return new AzureTableReader(table, keys, pages.rows(most));
  }

  /**
   * With more asked of each page, such as a filter or the properties to be returned. A filter
   * narrows the range, it does not replace it; PartitionKey and RowKey are always returned. The
   * number of entities stays that of the reader.
   */
  public AzureTableReader asking(UnaryOperator<ListEntitiesOptions> more) {
    return new AzureTableReader(table, keys, pages.asking(more));
  }

  @Override
  public PagedRows<TableEntity> read(KeyRange<?> range, long limit) {
    String filter = keys.filter(range);
    if (!keys.mayHold(range)) {
      return PagedRows.none();
    }
    return pages.<TableEntity, String>read((next, most) -> page(filter, next, most), limit);
  }

  @Override
  public PagedRows<TableEntity> readAll(@Nullable Position after, long limit) {
    List<String> filters = after == null ? List.of("") : keys.filtersAfter(after);
    return pages.read(QuestionChain.<String, TableEntity, String>of(filters, this::page), limit);
  }

  @Override
  public Position positionInAll(TableEntity row) {
    return keys.position(row);
  }

  private Page<TableEntity, String> page(String filter, @Nullable String next, int most) {
    ListEntitiesOptions options = pages.refined(new ListEntitiesOptions());
    options.setTop(most);
    keepRange(options, filter);
    keepKey(options);
    Iterator<PagedResponse<TableEntity>> pages =
        table.listEntities(options, null, null).iterableByPage(next).iterator();
    // The client takes an answer without a list of entities for the end of all pages.
    if (!pages.hasNext()) {
      throw new UncheckedIOException(
          new IOException("the answer of " + AzureTableKeys.TITLE + " has no list of entities"));
    }
    PagedResponse<TableEntity> page = pages.next();
    return new Page<>(page.getValue(), page.getContinuationToken());
  }

  private static void keepRange(ListEntitiesOptions options, String range) {
    String more = options.getFilter();
    if (more == null || more.isBlank()) {
      // Not the empty filter, which the service refuses.
      options.setFilter(range.isEmpty() ? null : range);
    } else if (!range.isEmpty()) {
      options.setFilter(range + " and (" + more + ")");
    }
  }

  private static void keepKey(ListEntitiesOptions options) {
    List<String> select = options.getSelect();
    if (select != null && !select.isEmpty()) {
      Set<String> all = new LinkedHashSet<>(AzureTableKeys.PROPERTIES);
      all.addAll(select);
      options.setSelect(List.copyOf(all));
    }
  }

  @Override
  public StoreLayout layout() {
    return keys.layout();
  }

  @Override
  public StoredColumns columns(TableEntity row) {
    return keys.columns(row);
  }

  @Override
  public long requests() {
    return pages.requests();
  }
}
