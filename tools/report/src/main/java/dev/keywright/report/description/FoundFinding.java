package dev.keywright.report.description;

import dev.keywright.description.finding.PlacedFinding;

/**
 * A finding, and where it comes from.
 *
 * @param entity the name of the type as source writes it, with its package
 */
public record FoundFinding(String entity, PlacedFinding finding) {}
