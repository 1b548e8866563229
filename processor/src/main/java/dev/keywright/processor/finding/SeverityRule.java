package dev.keywright.processor.finding;

import dev.keywright.processor.model.SourceSpot;

/**
 * What {@code @CheckSeverity} makes of the findings of one check.
 *
 * @param check the id or the name, as it is written
 * @param distance how many elements away from the entity it is; 0 on the entity
 */
public record SeverityRule(String check, Severity severity, int distance, SourceSpot spot) {}
