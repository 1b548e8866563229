package dev.keywright.guard.lock;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.Family;
import dev.keywright.description.key.KeyDescription.FrozenLayout;
import dev.keywright.description.key.KeyDescription.Index;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A key as the build has just made it.
 *
 * @param key its class
 * @param table the table whose rows it has; missing if the entity does not say it. An index of the
 *     store has no rows of its own: the store makes its entries from those of the table
 * @param families the families whose rows share its table, and were compared when it was compiled
 * @param frozen the signatures of {@code @FrozenLayout}, by version
 */
public record CompiledKey(
    String key,
    Optional<String> table,
    List<String> families,
    LayoutSignature layout,
    Map<Integer, LayoutSignature> frozen) {

  static CompiledKey of(KeyDescription described) {
    Map<Integer, LayoutSignature> frozen = new LinkedHashMap<>();
    for (FrozenLayout version : described.frozen()) {
      version.layout().ifPresent(it -> frozen.put(version.version(), LayoutSignature.parse(it)));
    }
    return new CompiledKey(
        described.keyClass(),
        described.index().map(CompiledKey::secondTable).orElse(described.table()),
        described.families().stream().map(Family::name).toList(),
        LayoutSignature.parse(described.layout()),
        frozen);
  }

  /** The table of the entries that the application writes. */
  private static Optional<String> secondTable(Index index) {
    return index.maintainedBy().equals("application") ? index.name() : Optional.empty();
  }

  boolean sharesFamily(CompiledKey other) {
    return families.stream().anyMatch(other.families::contains);
  }
}
