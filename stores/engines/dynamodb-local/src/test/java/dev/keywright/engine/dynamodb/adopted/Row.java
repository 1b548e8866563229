package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.ExistingRows;
import dev.keywright.KeyFamily;
import dev.keywright.Store;
import dev.keywright.StoredIn;

/** What stands in the partition of a user. */
@KeyFamily
@StoredIn(value = Store.DYNAMODB, table = "app")
@ExistingRows(reason = "written by the first version of the shop")
public sealed interface Row permits Profile, Order, Item {
  /** Whose row it is. */
  String email();
}
