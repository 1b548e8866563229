package dev.keywright.example.remote;

import dev.keywright.example.Purchase;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.StoredColumns;
import java.util.List;

/** One of the keys under which purchases can be stored, and how it answers questions. */
interface PurchaseDesign {
  /** What the key is made of, for the adapter of a store. */
  String layout();

  /** The key of a purchase. */
  Key key(Purchase purchase);

  /** The ranges that hold the purchases of some devices, and no others, in the order to be read. */
  List<KeyRange<?>> ranges(Devices devices);

  /** The range of one purchase. */
  KeyRange<?> only(Purchase purchase);

  /** The purchase under a stored key. */
  Purchase purchase(StoredColumns columns, String attributes);
}
