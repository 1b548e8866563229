package dev.keywright.processor.model;

import dev.keywright.description.store.Store;
import java.util.Map;
import java.util.Optional;

/**
 * The store that a key is for.
 *
 * @param table the name of its table, if it is known
 * @param limits the limits that are declared in place of the store's own, by attribute
 * @param spot the annotation
 */
public record StoredIn(
    Store store, Optional<String> table, Map<String, Long> limits, SourceSpot spot) {}
