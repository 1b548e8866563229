package dev.keywright.processor.control;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Question;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.source.JavaLiteral;
import dev.keywright.runtime.text.DecimalPart;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What becomes of a finding where rows exist: a fault of order costs scans but is no error, and
 * nothing that is proposed changes the bytes.
 */
final class ExistingRowsRules {
  private static final String STORE = "name the store that holds the rows: @StoredIn";

  private final Layout layout;
  private final PartsOfSpots parts;

  ExistingRowsRules(Layout layout, PartsOfSpots parts) {
    this.layout = layout;
    this.parts = parts;
  }

  /** The finding as it is for this key. */
  Finding judge(Finding finding) {
    if (layout.options().existing().isEmpty()) {
      return finding;
    }
    Optional<Part> part = parts.of(finding.spot()).flatMap(layout::part);
    if (finding.check().misorders()) {
      return part.map(it -> finding.with(Severity.INFO).withFix(scansLeft(it))).orElse(finding);
    }
    if (finding.check().isOfCost()) {
      return atMostWarning(finding).withFix(accept(finding.check()));
    }
    return part.map(it -> finding.withFix(fact(it, finding))).orElseGet(() -> ofKey(finding));
  }

  private String scansLeft(Part part) {
    String name = part.name();
    String startsWith = part.is(Kind.TEXT) ? " or " + name + "().startsWith(…)" : "";
    String unanswered =
        Question.of(layout).stream()
            .filter(question -> question.leading().filter(part::equals).isPresent())
            .filter(question -> question.range().isPresent() || question.pattern().newestFirst())
            .map(Question::shown)
            .collect(Collectors.joining(", "));
    return "ask by "
        + name
        + "(…)"
        + startsWith
        + ", which stays right: other ranges of "
        + name
        + " would miss rows, so the scans leave them out"
        + (unanswered.isEmpty() ? "" : "; remove " + unanswered);
  }

  private static Finding atMostWarning(Finding finding) {
    return finding.severity() == Severity.ERROR ? finding.with(Severity.WARNING) : finding;
  }

  private static String accept(CheckId check) {
    return "let new rows go to a table with a better key, or accept it: " + allow(check);
  }

  private static String allow(CheckId check) {
    return "@AllowDesign(check = \"" + check + "\", reason = \"the rows exist\")";
  }

  // What the rows hold, where the check's own fix might be other bytes.
  private static String fact(Part part, Finding finding) {
    String name = part.name();
    return switch (finding.check()) {
      case KW102 -> "declare what the rows hold: @Domain(max = " + largest(part) + ") for " + name;
      case KW103 -> "if the rows hold no negative one, say so: @Domain(min = 0) for " + name;
      case KW105, KW106, KW304 ->
          "declare the characters that the rows hold: @Domain(alphabet = \"…\") for " + name;
      case KW107, KW108 ->
          "declare " + name + " as the String that the rows hold, with ordered = false";
      case KW111 ->
          "if the numbers in the rows are of one width, say so: @Domain(min = 100, max = 999) for "
              + name;
      case KW208 -> "if every JVM makes the same number, accept it: " + allow(finding.check());
      case KW303, KW305 -> STORE;
      case KW405 -> unique(name);
      case KW503 -> "give each constant the code that the rows hold: " + codes(part);
      default -> finding.fix();
    };
  }

  private static Finding ofKey(Finding finding) {
    return switch (finding.check()) {
      case KW303, KW305 -> finding.withFix(STORE);
      case KW105, KW106, KW304 ->
          finding.withFix("declare the characters that the rows hold, part by part");
      case KW401, KW403, KW404, KW406 ->
          finding.withFix("leave the pattern out, or let an index answer it: a key of its own");
      case KW405 -> finding.withFix(unique("a part"));
      default -> finding;
    };
  }

  private static String unique(String name) {
    return "if no two rows share a key, say so: @Domain(unique = true) for "
        + name
        + "; else accept it: "
        + allow(CheckId.KW405);
  }

  private static String largest(Part part) {
    return JavaLiteral.of(DecimalPart.padded(part.name(), part.encoding().pad()).max());
  }

  private static String codes(Part part) {
    return part.type() instanceof PartType.Codes type
        ? type.constants().stream()
            .map(it -> "@KeyCode(\"" + it.name() + "\") " + it.name())
            .collect(Collectors.joining(", "))
        : "@KeyCode";
  }
}
