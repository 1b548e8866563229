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
  public StoredKeys keys(String layout) {
    StoreRules rules = StoreRules.of(store).mostRowKeyBytes(mostBytes);
    RowKeys keys = RowKeys.of(StoreLayout.of(layout, rules));
    return new StoredKeys() {
      @Override
      public RowBytes key(Map<String, Object> contents) {
        return RowBytes.of(keys.rowKey(contents));
      }

      @Override
      public Object[] contents(RowBytes key) {
        return keys.columns(key.toArray()).all().values().toArray();
      }
    };
  }

  @Override
  public Object value(RowBytes cell) {
    return cell.text();
  }
}
