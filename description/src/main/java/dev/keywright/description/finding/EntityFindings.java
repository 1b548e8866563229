package dev.keywright.description.finding;

import java.util.List;

/**
 * The findings in a type that has no key: an entity that was refused, or a family.
 *
 * @param entity the name of the type as source writes it, with its package
 */
public record EntityFindings(int schema, String entity, List<PlacedFinding> reports) {
  /** The version of the schema: another one when a field changes its meaning or goes. */
  public static final int SCHEMA = 1;
}
