package dev.keywright.rekey.mapping;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.store.RowKeys;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import java.util.Map;

/**
 * One row key of bytes, as the adapters write it; cells are texts.
 *
 * @param store its name, for messages
 * @param mostBytes how long a row key is at most
 */
public record RowKeyForm(String store, int mostBytes) implements KeyForm {
  private static final long serialVersionUID = 1;

  @Override
  public RowBytes key(String layout, Map<String, Object> contents) {
    return RowBytes.of(rowKeys(layout).rowKey(contents));
  }

  @Override
  public Object[] contents(String layout, RowBytes key) {
    return rowKeys(layout).columns(key.toArray()).all().values().toArray();
  }

  @Override
  public Object value(RowBytes cell) {
    return cell.text();
  }

  private RowKeys rowKeys(String layout) {
    StoreRules rules = StoreRules.of(store).mostRowKeyBytes(mostBytes);
    return RowKeys.of(StoreLayout.of(layout, rules));
  }
}
