package dev.keywright.description.key;

import java.util.Optional;

/** What a check says about the key; {@code acceptedBy} is there if the author accepts it. */
public record Finding(
    String check,
    String name,
    String severity,
    String problem,
    Optional<String> detail,
    String fix,
    String page,
    Optional<String> acceptedBy) {}
