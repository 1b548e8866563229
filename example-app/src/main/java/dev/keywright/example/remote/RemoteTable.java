package dev.keywright.example.remote;

import dev.keywright.example.Purchase;
import dev.keywright.store.bulk.ImportListener;
import dev.keywright.store.bulk.ImportResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A table of purchases in a store that runs elsewhere. */
public interface RemoteTable extends AutoCloseable {
  /**
   * Imports purchases with several workers.
   *
   * @param source tells them from others, for the checkpoint
   * @param checkpoint where it is noted what is written, so that an import can be resumed
   */
  ImportResult load(
      String source, List<Purchase> purchases, Path checkpoint, ImportListener listener);

  /**
   * Hands over the purchases of some devices, in the order of their keys.
   *
   * @param limit the largest number of them; the store is asked for no more
   */
  void scan(Devices devices, long limit, Consumer<Purchase> each);

  /** The purchase with this key; its attributes are not looked at. */
  Optional<Purchase> get(Purchase purchase);

  /** The questions that a {@link #scan} asks the store, as the client takes them. */
  List<String> questions(Devices devices);

  /** Where in the store a purchase is, if the store tells. */
  Optional<String> place(Purchase purchase);

  /** How many requests were made by now. */
  long requests();

  @Override
  void close();
}
