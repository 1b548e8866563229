package dev.keywright.processor.model;

import dev.keywright.description.store.Store;
import java.util.Map;

/**
 * The store that a key is for.
 *
 * @param limits the limits that are declared in place of the store's own, by attribute
 * @param spot the annotation
 */
public record StoredIn(Store store, Map<String, Long> limits, SourceSpot spot) {}
