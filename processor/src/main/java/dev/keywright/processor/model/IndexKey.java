package dev.keywright.processor.model;

import dev.keywright.layout.signature.Kind;
import java.util.List;
import java.util.Optional;

/**
 * What makes a key that of an index.
 *
 * @param name the store's name of the index, if it is known
 * @param isOfStore whether the store keeps its entries, or else the application
 * @param isSparse whether a row without one of the parts has no entry
 * @param projects the columns of an entry besides its key; {@code *} for all, none if not known
 * @param table the key of the table
 * @param spot the annotation
 */
public record IndexKey(
    Optional<String> name,
    boolean isOfStore,
    boolean isSparse,
    List<String> projects,
    TableKey table,
    SourceSpot spot) {

  /** All columns of a row. */
  public static final String ALL = "*";

  public IndexKey {
    projects = List.copyOf(projects);
  }

  /**
   * The key of the table.
   *
   * @param layout how rows of the table are found
   * @param isInEntries whether the entries of the index hold all of its parts
   * @param added those that the author of the index did not name, and that end an entry
   */
  public record TableKey(Layout layout, boolean isInEntries, List<String> added) {
    public TableKey {
      added = List.copyOf(added);
    }

    /** The name of the key; empty for the default one. */
    public String keyName() {
      return layout.keyName();
    }

    /** The names of all parts that the entity holds. */
    public List<String> parts() {
      return layout.parts().filter(Part::isOfEntity).map(Part::name).toList();
    }

    /** A part by its name, if there is one. */
    public Optional<Part> part(String name) {
      return layout.parts().filter(it -> it.name().equals(name)).findFirst();
    }

    /** Whether it ends in characters that no entity holds. */
    public boolean isRandom() {
      return layout.parts().anyMatch(it -> it.is(Kind.SUFFIX));
    }
  }

  /**
   * Whether a store has a key as an index of its own: what {@code @Index} says, or else that the
   * key has a name.
   */
  public static boolean isStoreIndex(Layout key) {
    return key.index().map(IndexKey::isOfStore).orElse(!key.keyName().isEmpty());
  }

  /** Whether the application writes the entries. */
  public boolean isOfApplication() {
    return !isOfStore;
  }

  /** Whether each row has an entry of its own, by the parts of an index key. */
  public boolean tellsRowsApart(Layout index) {
    return isOfStore || index.parts().map(Part::name).toList().containsAll(table.parts());
  }

  /** The parts that the author of the index named, of which any may be null where it is sparse. */
  public List<Part> ownParts(Layout index) {
    return index
        .parts()
        .filter(Part::isOfEntity)
        .filter(it -> !table.added().contains(it.name()))
        .toList();
  }
}
