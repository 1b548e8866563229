package dev.keywright.rekey.mapping;

import dev.keywright.rekey.row.RowBytes;
import java.io.Serializable;

/** How one store keeps keys, and the cells that become parts of them. */
public interface KeyForm extends Serializable {

  /** The keys of a layout in this store. */
  StoredKeys keys(String layout);

  /** A value of a cell: a text, bytes, or a whole number where the store has such. */
  Object value(RowBytes cell);
}
