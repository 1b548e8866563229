package dev.keywright.guard.fix;

import java.nio.file.Path;

/** A source file before and after all fixes. */
public record FixedFile(Path path, String before, String after) {}
