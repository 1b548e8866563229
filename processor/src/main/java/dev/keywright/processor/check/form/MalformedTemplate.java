package dev.keywright.processor.check.form;

import dev.keywright.layout.rule.KeyRules;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.bucket.BucketForm;
import java.util.List;

/**
 * The literal after a part of a template shows where the part ends. What a template cannot name is
 * found where it is read.
 */
final class MalformedTemplate implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.columns()) {
      column.template().ifPresent(template -> check(layout, column, template, findings));
    }
  }

  private static void check(
      Layout layout, Column column, ColumnTemplate template, Findings findings) {
    List<String> literals = template.literals().literals();
    boolean isBucketed = layout.isBucketed(column);
    if (column.parts().isEmpty() && !isBucketed && literals.stream().allMatch(String::isEmpty)) {
      String problem = "is empty, so the column would always be empty";
      String advice = "remove it, or write a literal or a part in it";
      report(template, 0, problem, advice, findings);
      return;
    }
    for (int i = 0; i < column.parts().size() && !column.nativeType(); i++) {
      Part part = column.parts().get(i);
      int literal = column.literalIndex(layout, i);
      String behind = literals.get(literal);
      boolean isVariable = !layout.isBinary() && layout.hasForm(part) && !endsItself(part);
      int position = template.positions().get(literal);
      boolean isBeforeBucket = column.isLastBeforeBucket(part);
      boolean isBeforePart = i < column.parts().size() - 1;
      if (isVariable && behind.isEmpty() && (isBeforePart || isBeforeBucket)) {
        String next = isBeforeBucket ? BucketForm.NAME : column.parts().get(i + 1).name();
        reportTouching(template, position, part, next, findings);
      } else if (isVariable && !behind.isEmpty()) {
        checkEnd(template, position, part, behind.codePointAt(0), findings);
      }
    }
    boolean isNativeBeside =
        column.nativeType() && literals.stream().anyMatch(literal -> !literal.isEmpty());
    if (isNativeBeside) {
      report(
          template,
          0,
          "has a literal beside %s, which nativeType keeps as the store's own type"
              .formatted(column.parts().get(0).name()),
          "remove nativeType, or make the template {" + column.parts().get(0).name() + "}",
          findings);
    }
  }

  private static boolean endsItself(Part part) {
    return part.signature().endsItself();
  }

  private static void reportTouching(
      ColumnTemplate template, int position, Part part, String next, Findings findings) {
    String problem =
        "has nothing between %s and %s: %s has no fixed width, so nothing shows where it ends"
            .formatted(part.name(), next, part.name());
    String advice = "put a literal between them, such as {" + part.name() + "}#{" + next + "}";
    report(template, position, problem, advice, findings);
  }

  private static void checkEnd(
      ColumnTemplate template, int position, Part part, int first, Findings findings) {
    String fix =
        "begin the literal after {%s} with a low character, such as '#'".formatted(part.name());
    KeyRules.end(part.name(), first, template.literals().escape())
        .ifPresent(problem -> report(template, position, problem, fix, findings));
  }

  private static void report(
      ColumnTemplate template, int position, String problem, String fix, Findings findings) {
    findings
        .report(CheckId.KW019, Severity.ERROR, template.spot(), "value")
        .problem("@%s %s", template.annotation(), problem)
        .detail(template.value().isEmpty() ? "" : template.at(position))
        .fix(fix);
  }
}
