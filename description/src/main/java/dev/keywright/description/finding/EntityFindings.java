package dev.keywright.description.finding;

import dev.keywright.description.key.KeyDescription;
import java.util.List;

/**
 * The findings in a type that has no key: an entity that was refused, or a family.
 *
 * @param entity the name of the type as source writes it, with its package
 */
public record EntityFindings(int schema, String entity, List<PlacedFinding> reports) {
  /** The version of the schema: another one when a field changes its meaning or goes. */
  public static final int SCHEMA = 1;

  /** Where the processor writes findings of types without a key, among the classes. */
  public static final String FOLDER = KeyDescription.FOLDER + "findings/";

  /** What is after the name of a family in the name of its file. */
  public static final String FAMILY = ".family";
}
