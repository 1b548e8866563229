package dev.keywright.processor.check.limits;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartCharacters;
import dev.keywright.processor.store.OwnStore;
import dev.keywright.runtime.alphabet.Alphabet;

/**
 * What a store may refuse in the literals of a template, and in the escapes that they ask for.
 *
 * @param refused characters that the store refuses or advises against
 */
record TemplateCharacters(
    Layout layout,
    Column column,
    ColumnTemplate template,
    Alphabet refused,
    StoreProfile profile,
    Severity severity) {

  static void check(
      Layout layout, Alphabet refused, StoreProfile profile, Severity severity, Findings findings) {
    for (Column column : OwnStore.restrictedColumns(profile, layout)) {
      column
          .template()
          .ifPresent(
              template ->
                  new TemplateCharacters(layout, column, template, refused, profile, severity)
                      .check(findings));
    }
  }

  private void check(Findings findings) {
    for (int i = 0; i < template.literals().literals().size(); i++) {
      int position = template.positions().get(i);
      template
          .literals()
          .literals()
          .get(i)
          .codePoints()
          .filter(refused::contains)
          .findFirst()
          .ifPresent(
              c -> {
                int at = Math.max(position, template.value().indexOf(c, position));
                String what = "has " + ForbiddenCharacter.shown(c, severity);
                report(what, at, "write another character, such as '-'", findings);
              });
    }
    for (Part part : column.parts()) {
      checkEscapes(part, findings);
    }
  }

  private void checkEscapes(Part part, Findings findings) {
    int escape = PartCharacters.escape(layout, column, part);
    int first = ForbiddenCharacter.held(part).map(held -> held.next(-1)).orElse(0);
    if (escape >= 0 && refused.contains(escape) && first >= 0 && first <= escape) {
      int literal = column.literalIndex(layout, column.parts().indexOf(part));
      report(
          "writes escapes in %s that begin with %s"
              .formatted(part.name(), ForbiddenCharacter.shown(escape, severity)),
          template.positions().get(literal),
          "begin the literal after {%s} with another character, such as %s"
              .formatted(part.name(), ShownValue.of('-')),
          findings);
    }
  }

  private void report(String problem, int position, String fix, Findings findings) {
    String rest = severity == Severity.ERROR ? " can hold it" : "";
    findings
        .report(CheckId.KW304, severity, template.spot(), "value")
        .problem("@%s %s %s%s", template.annotation(), problem, profile.title(), rest)
        .detail(template.at(position))
        .fix(fix);
  }
}
