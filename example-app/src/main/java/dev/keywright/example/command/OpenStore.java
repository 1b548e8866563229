package dev.keywright.example.command;

import dev.keywright.example.store.PurchaseStore;
import dev.keywright.example.store.StoreDirectory;
import dev.keywright.example.store.StoreKind;

/**
 * The store of one command, together with its directory.
 *
 * @param description which one it is, for the screen
 */
record OpenStore(StoreDirectory directory, PurchaseStore purchases, String description)
    implements AutoCloseable {
  static OpenStore of(StoreKind kind, StoreDirectory directory, String where) {
    try {
      return new OpenStore(
          directory,
          new PurchaseStore(kind.open(directory.path())),
          kind.readableName() + " " + where);
    } catch (RuntimeException e) {
      directory.close();
      throw e;
    }
  }

  @Override
  public void close() {
    purchases.close();
    directory.close();
  }
}
