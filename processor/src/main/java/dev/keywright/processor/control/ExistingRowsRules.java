package dev.keywright.processor.control;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.runtime.text.DecimalPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What becomes of a finding where rows exist: a fault of order costs scans but is no error, and
 * nothing that is proposed changes the bytes.
 */
record ExistingRowsRules(Layout layout, PartsOfSpots parts) {
  private static final Advice NEW_TABLE = new Advice("write new rows to a table with a better key");
  private static final String STORE = "name the store that holds the rows: @StoredIn";

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
      return (finding.severity() == Severity.ERROR ? finding.with(Severity.WARNING) : finding)
          .withFix(Fix.of(allow(finding.check()).to("accept it")).or(NEW_TABLE));
    }
    return part.map(it -> finding.withFix(fact(it, finding))).orElseGet(() -> ofKey(finding));
  }

  private Fix scansLeft(Part part) {
    String name = part.name();
    String startsWith = part.is(Kind.TEXT) ? " and " + name + "().startsWith(…)" : "";
    List<Change> edits = new ArrayList<>(List.of(new Edits(layout).set(part, "ordered", false)));
    PatternParts.of(layout).stream()
        .filter(question -> question.leading().filter(part::equals).isPresent())
        .filter(question -> question.range().isPresent() || question.pattern().newestFirst())
        .filter(question -> !question.isPrefix())
        .map(question -> new EntityEdits(layout).remove(question.pattern()))
        .forEach(edits::add);
    return Fix.of(
        Change.of(edits)
            .as(
                "(the bytes stay the same; scans by "
                    + name
                    + "(…)"
                    + startsWith
                    + " stay correct, but other ranges of "
                    + name
                    + " would miss rows)"));
  }

  private Change allow(CheckId check) {
    return new EntityEdits(layout).allow(check.name(), "the rows exist");
  }

  // What the rows hold, where the check's own fix might be other bytes.
  private Fix fact(Part part, Finding finding) {
    String name = part.name();
    return switch (finding.check()) {
      case KW102 ->
          Fix.of(
              new Edits(layout)
                  .declare(
                      part, "max", DecimalPart.padded(part.name(), part.encoding().pad()).max())
                  .to("declare what the rows hold"));
      case KW103 ->
          Fix.of(
              new Edits(layout).declare(part, "min", 0).as("if the rows hold no negative number"));
      case KW105, KW106, KW304 ->
          Fix.advice(
              "declare the characters that the rows hold: @Domain(alphabet = \"…\") for " + name);
      case KW107, KW108 ->
          Fix.advice("declare " + name + " as the String that the rows hold, with ordered = false");
      case KW111 ->
          Fix.advice(
              "if all numbers in the rows have one width, declare it: @Domain(min = 100, max = 999)"
                  + " for "
                  + name);
      case KW208 -> Fix.of(allow(finding.check()).as("if every JVM computes the same number"));
      case KW303, KW305 -> Fix.advice(STORE);
      case KW405 -> unique(Optional.of(part));
      default -> finding.fix();
    };
  }

  private Finding ofKey(Finding finding) {
    return switch (finding.check()) {
      case KW303, KW305 -> finding.withFix(STORE);
      case KW105, KW106, KW304 ->
          finding.withFix("declare the characters that the rows hold, part by part");
      case KW401, KW403, KW404, KW406 -> finding.withFix(withoutPattern(finding));
      case KW405 -> finding.withFix(unique(Optional.empty()));
      default -> finding;
    };
  }

  private Fix withoutPattern(Finding finding) {
    return PatternParts.of(layout).stream()
        .filter(question -> question.pattern().spot().equals(finding.spot()))
        .map(
            it ->
                finding.check() == CheckId.KW404
                    ? unsorted(finding, it)
                    : Fix.of(new EntityEdits(layout).remove(it.pattern())).or(index(it, "")))
        .findFirst()
        .orElseGet(() -> Fix.advice("answer it from an index: a key of its own"));
  }

  // An index helps if its part can be descending.
  private Fix unsorted(Finding finding, PatternParts question) {
    EntityEdits edits = new EntityEdits(layout);
    Change left = edits.ask(question.pattern(), List.of(), "newestFirst");
    return Fix.of(
            finding.severity() == Severity.INFO ? left.as("and read the range backward") : left)
        .or(
            question
                .leading()
                .filter(it -> it.keepsOrder() && it.type().signature().isPresent())
                .filter(it -> it.type().signature().get().kind().canDescend(layout.format()))
                .flatMap(it -> index(question, it.name())));
  }

  // A table's key stays, and an index has another order of its parts.
  private Optional<Advice> index(PatternParts question, String descending) {
    String name = question.pattern().name();
    String order =
        question.order().stream()
            .map(it -> it.equals(descending) ? it + " (direction = Direction.DESC)" : it)
            .collect(Collectors.joining(", "));
    String text =
        "answer it from an index: write @Index(key = \"%1$s\") on the entity, and annotations with"
            + " key = \"%1$s\" on its parts, in the order %2$s, and add key = \"%1$s\" to the"
            + " @AccessPattern";
    return Optional.of(new Advice(text.formatted(name, order)))
        .filter(it -> !name.equals(layout.keyName()));
  }

  private Fix unique(Optional<Part> part) {
    return Fix.of(allow(CheckId.KW405).to("accept it"))
        .or(
            part.map(it -> new Edits(layout).declare(it, "unique", true))
                .map(it -> it.as("if no two rows share a key")));
  }
}
