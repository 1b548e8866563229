package dev.keywright.rekey.mapping;

import dev.keywright.rekey.row.RowBytes;
import java.util.Map;

/** Keys of one layout, as one store keeps them. */
public interface StoredKeys {

  /**
   * The key as bytes.
   *
   * @param contents by column, as the codec of the layout writes them
   */
  RowBytes key(Map<String, Object> contents);

  /**
   * The contents of the columns of a stored key, in their order.
   *
   * @throws IllegalArgumentException if no key of this layout has these bytes
   */
  Object[] contents(RowBytes key);
}
