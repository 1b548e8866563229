package dev.keywright.processor.interpret;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.Trait;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.IndexKey.TableKey;
import dev.keywright.processor.model.Layout;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Which keys of an entity belong to indexes, and which one is the table's own.
 *
 * @param keys the names of all keys
 */
record IndexAnnotations(Annotated declared, Set<String> keys) {
  static final String INDEX = "Index";

  /** Who keeps an index, by the names that users write. */
  enum Maintainer {
    BY_PROFILE,
    STORE,
    APPLICATION
  }

  /** The annotation of a key; none for the table's own. */
  Optional<DeclaredAnnotation> of(String key) {
    return declared.of(INDEX, key).stream().findFirst().filter(it -> !isOfTable(key));
  }

  /** The table's own key: the default one, or the only one that is of no index. */
  Optional<String> table() {
    if (keys.contains("")) {
      return Optional.of("");
    }
    List<String> others = keys.stream().filter(it -> declared.of(INDEX, it).isEmpty()).toList();
    return others.size() == 1 ? Optional.of(others.get(0)) : Optional.empty();
  }

  private boolean isOfTable(String key) {
    return table().filter(key::equals).isPresent();
  }

  /**
   * Reports indexes of no table, names that two of them have, and what has no effect.
   *
   * @param profiles the store of a key by its name
   */
  void refuse(Function<String, StoreProfile> profiles, Findings findings) {
    Set<String> names = new HashSet<>();
    for (DeclaredAnnotation index : declared.all(INDEX)) {
      refuseIdleTableKey(index, profiles.apply(index.key()), findings);
      Optional<String> name = index.optional("name");
      if (index.key().isEmpty() && keys.contains("")) {
        findings
            .error(CheckId.KW014, index.spot(), "key")
            .problem("@Index names the key without a name, which is the table's own")
            .fix(UnknownKeys.fix(index, keys.stream().filter(it -> !it.isEmpty()).toList()));
      } else if (keys.contains(index.key()) && table().isEmpty()) {
        findings
            .error(CheckId.KW014, index.spot(), "")
            .problem(declared.name() + " has no table key: " + problem())
            .fix(
                "give the table a key without a name: @PartitionKey on the parts that identify a"
                    + " row");
      }
      if (name.isPresent() && !names.add(name.get())) {
        findings
            .error(CheckId.KW008, index.spot(), "name")
            .problem("two indexes are called " + name.get())
            .fix("write the store's own name of each index");
      }
    }
  }

  private static void refuseIdleTableKey(
      DeclaredAnnotation index, StoreProfile profile, Findings findings) {
    if (isOfStore(index, profile) && index.written().containsKey("tableKey")) {
      findings
          .error(CheckId.KW006, index.spot(), "tableKey")
          .problem(
              "tableKey is for an index that the application writes, and the store keeps this one")
          .fix("remove tableKey");
    }
  }

  private String problem() {
    boolean isAll = keys.stream().noneMatch(it -> declared.of(INDEX, it).isEmpty());
    return isAll
        ? "each of its keys has an @Index"
        : "every key has a name, and %s have no @Index"
            .formatted(
                String.join(
                    " and ",
                    keys.stream()
                        .filter(it -> declared.of(INDEX, it).isEmpty())
                        .sorted()
                        .toList()));
  }

  /**
   * What makes a key that of an index.
   *
   * @param profile of its store
   * @param table the key of the table
   * @param added the parts of that key which end an entry
   */
  static IndexKey index(
      DeclaredAnnotation index, StoreProfile profile, Layout table, List<String> added) {
    return new IndexKey(
        index.optional("name"),
        isOfStore(index, profile),
        index.flag("sparse"),
        index.strings("projects"),
        new TableKey(table, endsWithTable(index, profile), added),
        index.spot());
  }

  private static boolean isOfStore(DeclaredAnnotation index, StoreProfile profile) {
    return switch (index.constant("maintainedBy", Maintainer.class)) {
      case STORE -> true;
      case APPLICATION -> false;
      case BY_PROFILE -> profile.is(Trait.KEEPS_INDEXES);
    };
  }

  /** Whether the entries of an index end with the table's key. */
  static boolean endsWithTable(DeclaredAnnotation index, StoreProfile profile) {
    return !isOfStore(index, profile) && index.flag("tableKey");
  }
}
