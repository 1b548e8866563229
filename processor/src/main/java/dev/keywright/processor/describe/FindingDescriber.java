package dev.keywright.processor.describe;

import dev.keywright.description.finding.EntityFindings;
import dev.keywright.description.finding.FindingPlace;
import dev.keywright.description.finding.PlacedFinding;
import dev.keywright.description.finding.PlacedFinding.ProposedChange;
import dev.keywright.description.finding.PlacedFinding.Suppressed;
import dev.keywright.processor.control.AcceptedFinding;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.SourceSpot;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Findings with their places by name, for tools that show them in the source or apply fixes. */
public record FindingDescriber(Places places) {
  /** Names what is at a place in the source. */
  @FunctionalInterface
  public interface Places {

    /**
     * The names of a place.
     *
     * @param attribute the attribute that is meant; empty for the annotation or the declaration
     */
    FindingPlace of(SourceSpot spot, String attribute);
  }

  /**
   * The findings of an entity.
   *
   * @param printed those that the compiler printed
   * @param rulings what was decided about its keys
   */
  public List<PlacedFinding> all(List<Finding> printed, List<Ruling> rulings) {
    Set<PlacedFinding> all = new LinkedHashSet<>();
    printed.forEach(it -> all.add(described(it, keyOf(it, rulings), Optional.empty())));
    for (Ruling ruling : rulings) {
      ruling
          .accepted()
          .forEach(
              it ->
                  all.add(
                      described(
                          it.finding(), ruling.layout().keyName(), Optional.of(suppressed(it)))));
    }
    return List.copyOf(all);
  }

  // Of keys that share a fault, the first one has it.
  private static String keyOf(Finding finding, List<Ruling> rulings) {
    return rulings.stream()
        .filter(it -> it.reported().contains(finding))
        .map(it -> it.layout().keyName())
        .findFirst()
        .orElse("");
  }

  private static Suppressed suppressed(AcceptedFinding accepted) {
    return new Suppressed(accepted.by().startsWith("@"), accepted.by());
  }

  private PlacedFinding described(Finding finding, String key, Optional<Suppressed> suppression) {
    return new PlacedFinding(
        finding.check().name(),
        finding.check().readableName(),
        finding.severity().name().toLowerCase(Locale.ROOT),
        finding.message(),
        finding.check().page(),
        key,
        places.of(finding.spot(), finding.attribute()),
        finding.fix().changes().stream().map(it -> of(it, finding.spot())).toList(),
        suppression);
  }

  private ProposedChange of(Change change, SourceSpot at) {
    EditDescriber edits = new EditDescriber(places);
    return new ProposedChange(
        change.phrase(at).toString(), change.edits().stream().map(edits::of).toList());
  }

  /** Several findings as the text of a file. */
  public static String text(String entity, List<PlacedFinding> findings) {
    return RecordJson.of(new EntityFindings(EntityFindings.SCHEMA, entity, findings));
  }
}
