package dev.keywright.processor.finding;

import java.util.List;

/**
 * What the source says about the findings on one entity.
 *
 * @param suppressions those on the entity, its members and the types around it
 * @param severities nearest first: the entity, the types around it, the package
 */
public record FindingAnnotations(List<Suppression> suppressions, List<SeverityRule> severities) {

  /** Nothing is said. */
  public static final FindingAnnotations NONE = new FindingAnnotations(List.of(), List.of());
}
