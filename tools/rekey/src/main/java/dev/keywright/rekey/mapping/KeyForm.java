package dev.keywright.rekey.mapping;

import dev.keywright.rekey.row.RowBytes;
import java.io.Serializable;
import java.util.Map;

/** How one store keeps a key, given the contents of the columns of its layout. */
public interface KeyForm extends Serializable {

  /**
   * The key as bytes.
   *
   * @param layout whose columns these are
   * @param contents by column, as the codec of the layout writes them
   */
  RowBytes key(String layout, Map<String, Object> contents);

  /**
   * The contents of the columns of a stored key, in their order.
   *
   * @throws IllegalArgumentException if no key of this layout has these bytes
   */
  Object[] contents(String layout, RowBytes key);

  /** A value of a cell: a text, bytes, or a whole number where the store has such. */
  Object value(RowBytes cell);
}
