package dev.keywright.example.command;

import dev.keywright.example.input.BadDataException;
import dev.keywright.example.input.GuideRows;
import dev.keywright.example.store.EventTables;
import dev.keywright.example.store.StoreDirectory;
import dev.keywright.example.store.StoreKind;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The store that the options ask for.
 *
 * @param named the directory that was named, or null for a temporary one
 */
record StoreChoice(StoreKind kind, @Nullable Path named) {
  /** The directory, created if it is missing. */
  StoreDirectory openDirectory() {
    return named == null ? StoreDirectory.temporary() : StoreDirectory.lasting(named);
  }

  /** The store, to be written. */
  OpenStore open() {
    return OpenStore.of(kind, openDirectory(), where());
  }

  /** Which store it is, and where, for the screen. */
  String description() {
    return kind.readableName() + " " + where();
  }

  private String where() {
    return named == null ? "in a temporary directory (--dir DIR keeps it)" : "in " + named;
  }

  /**
   * @throws BadDataException if the directory that was named has tables of events
   */
  void requireNoEvents() {
    if (named != null && EventTables.existIn(kind, named)) {
      throw new BadDataException(
          named
              + " has events in it, which these would be mixed with; name another directory with"
              + " --dir DIR");
    }
  }

  /**
   * The store with purchases in it: those of the guide, if no directory was named.
   *
   * @throws BadDataException if the directory holds no such store
   */
  OpenStore openFilled() {
    if (named == null) {
      OpenStore store =
          OpenStore.of(kind, openDirectory(), "with the guide's purchases (--dir DIR for yours)");
      store.purchases().put(GuideRows.PURCHASES);
      return store;
    }
    if (!kind.existsIn(named)) {
      throw new BadDataException(
          named
              + " holds no table of "
              + kind.readableName()
              + "; load one with load --dir "
              + named);
    }
    return open();
  }
}
