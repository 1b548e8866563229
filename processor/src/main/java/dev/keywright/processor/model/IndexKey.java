package dev.keywright.processor.model;

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
   * @param keyName empty for the default key
   * @param parts all that the entity holds of it
   * @param added those that the author of the index did not name, and that end an entry
   * @param isRandom whether it ends in characters that no entity holds
   */
  public record TableKey(String keyName, List<String> parts, List<String> added, boolean isRandom) {
    public TableKey {
      parts = List.copyOf(parts);
      added = List.copyOf(added);
    }
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
