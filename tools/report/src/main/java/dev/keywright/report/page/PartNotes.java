package dev.keywright.report.page;

import dev.keywright.description.key.PartDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What there is to know about a part, in short sentences. */
final class PartNotes {
  private PartNotes() {}

  static List<String> of(PartDescription part, Optional<String> value) {
    List<String> notes = new ArrayList<>();
    value.ifPresent(it -> notes.add("Here: " + it + "."));
    notes.add(part.type() + ", written as " + part.form() + ".");
    notes.add(order(part));
    String facts = part.facts().stream().map(Wording::fact).collect(Collectors.joining(", "));
    notes.add(facts.isEmpty() ? "No facts declared." : "Declared: " + facts + ".");
    return notes;
  }

  private static String order(PartDescription part) {
    if (part.isSuffix()) {
      return "Random, so that no two keys are equal.";
    }
    if (!part.ranges()) {
      return "Equality only, no range queries.";
    }
    return part.descending()
        ? "Range queries; the largest value comes first."
        : "Range queries; the smallest value comes first.";
  }
}
