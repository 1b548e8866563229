package dev.keywright.example.store;

import java.nio.file.Path;

/** The embedded stores to choose from. */
public enum StoreKind {
  MVSTORE("H2 MVStore") {
    @Override
    public SortedStore open(Path directory) {
      return new MvSortedStore(directory);
    }

    @Override
    public boolean existsIn(Path directory) {
      return MvSortedStore.existsIn(directory);
    }
  },
  ROCKSDB("RocksDB") {
    @Override
    public SortedStore open(Path directory) {
      return new RocksSortedStore(directory);
    }

    @Override
    public boolean existsIn(Path directory) {
      return RocksSortedStore.existsIn(directory);
    }
  };

  private final String readableName;

  StoreKind(String readableName) {
    this.readableName = readableName;
  }

  /** Opens the table in an existing directory, and creates it if there is none. */
  public abstract SortedStore open(Path directory);

  /** Whether a table of this kind is in the directory. */
  public abstract boolean existsIn(Path directory);

  /** The name that the store's makers give it. */
  public String readableName() {
    return readableName;
  }
}
