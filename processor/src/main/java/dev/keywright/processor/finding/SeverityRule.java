package dev.keywright.processor.finding;

import dev.keywright.processor.model.SourceSpot;

/**
 * What {@code @CheckSeverity} makes of the findings of one check.
 *
 * @param check the id or the name, as it is written
 */
public record SeverityRule(String check, Severity severity, SourceSpot spot) {}
