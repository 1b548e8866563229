package dev.keywright.description.key;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A question that the key answers, as {@code @AccessPattern} declares it. */
public record AccessPattern(
    String name,
    List<String> equal,
    Optional<String> range,
    Optional<String> prefix,
    boolean newestFirst,
    int ranges,
    OptionalLong rows,
    OptionalLong requests) {}
