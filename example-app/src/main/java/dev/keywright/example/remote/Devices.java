package dev.keywright.example.remote;

import org.jspecify.annotations.Nullable;

/**
 * A run of devices.
 *
 * @param from inclusive, or null for the first device
 * @param to exclusive, or null for the end
 */
public record Devices(@Nullable Integer from, @Nullable Integer to) {}
