package dev.keywright.processor.model;

import java.util.OptionalLong;

/** How much a table holds and takes, as far as it is declared. */
public record Volume(
    OptionalLong rows,
    OptionalLong bytesPerRow,
    OptionalLong peakWritesPerSecond,
    SourceSpot spot) {}
