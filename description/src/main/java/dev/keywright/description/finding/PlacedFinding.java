package dev.keywright.description.finding;

import dev.keywright.description.key.JsonField;
import java.util.List;
import java.util.Optional;

/**
 * A finding as the compiler prints it, or would print it if nothing suppressed it.
 *
 * @param severity {@code error}, {@code warning} or {@code info}
 * @param message the whole text
 * @param page the page of the check, from the root of the project
 * @param key the name of the key that it is about; empty for the default key, and for what is about
 *     no key
 * @param fixes the ways out that can be applied, the best one first
 */
public record PlacedFinding(
    String check,
    String name,
    String severity,
    String message,
    String page,
    String key,
    FindingPlace place,
    @JsonField(omitsEmpty = true) List<ProposedChange> fixes,
    Optional<Suppressed> suppression) {

  /**
   * Why a finding is not printed.
   *
   * @param inSource whether an annotation says so, not an option of the compiler
   * @param by the annotation or the option, with its reason
   */
  public record Suppressed(boolean inSource, String by) {}

  /**
   * Edits that belong together.
   *
   * @param text what messages say
   */
  public record ProposedChange(String text, List<AnnotationEdit> edits) {}
}
