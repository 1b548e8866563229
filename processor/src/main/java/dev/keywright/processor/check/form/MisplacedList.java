package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.List;

/** Nothing shows where a list or a map ends, so it ends the key. */
final class MisplacedList implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    List<Part> parts =
        layout.columns().stream().flatMap(column -> column.parts().stream()).toList();
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        if (part.type() instanceof PartType.Repeated list) {
          checkPlace(layout, parts, part, findings);
          checkWritten(part, findings);
          checkEnd(layout, column, part, list, findings);
        }
      }
    }
  }

  private static void checkPlace(Layout layout, List<Part> parts, Part list, Findings findings) {
    int behind = parts.indexOf(list) + 1;
    if (behind < parts.size()) {
      String problem =
          "%s is a %s, which runs to the end of the key, and %s comes after it"
              .formatted(list.name(), word(list), parts.get(behind).name());
      report(findings, list, "", problem, apart(layout, list, parts.get(behind)));
    }
  }

  // What an annotation of the entity adds is always last.
  private static String apart(Layout layout, Part list, Part behind) {
    if (behind.isOfEntity()) {
      return "move " + list.name() + " to the end of the key";
    }
    boolean isSuffix = behind.is(Kind.SUFFIX);
    return "remove @%s, or remove %s from the key%s"
        .formatted(
            isSuffix ? "UniqueSuffix" : "Chunked",
            list.name(),
            layout.keyName().isEmpty() ? "" : " " + ShownValue.of(layout.keyName()));
  }

  private static void checkWritten(Part list, Findings findings) {
    if (list.hash().isPresent()) {
      String problem = "hashPrefix hashes one value, and " + list.name() + " is a " + word(list);
      String advice = "remove hashPrefix, or move it to a part before " + list.name();
      report(findings, list, "hashPrefix", problem, advice);
    }
  }

  private static void checkEnd(
      Layout layout, Column column, Part part, PartType.Repeated list, Findings findings) {
    if (column.template().isEmpty()) {
      return;
    }
    String end = column.literalBehind(layout, part);
    boolean endThemselves = list.parts().stream().allMatch(it -> it.signature().endsItself());
    if (layout.isBinary() && !end.isEmpty()) {
      findings
          .error(CheckId.KW025, column.template().get().spot(), "value")
          .problem(
              "nothing shows where the %s %s ends before the literal after it",
              word(part), part.name())
          .fix("end the template with {" + part.name() + "}");
    } else if (end.length() > 1) {
      findings
          .error(CheckId.KW025, column.template().get().spot(), "value")
          .problem(
              "the literal after {%s} ends each %s, and it has %s characters",
              part.name(), list.isMap() ? "entry of the map" : "element of the list", end.length())
          .fix("write one character after {" + part.name() + "}");
    } else if (!layout.isBinary() && end.isEmpty() && !endThemselves) {
      findings
          .error(CheckId.KW025, column.template().get().spot(), "value")
          .problem(
              "nothing ends the %s%s",
              list.isMap() ? "entries of the map " : "elements of the list ", part.name())
          .fix("write the character that ends each of them: {" + part.name() + "}/");
    }
  }

  /** What a part that goes on to the end of the key is called: a list or a map. */
  static String word(Part list) {
    return ((PartType.Repeated) list.type()).isMap() ? "map" : "list";
  }

  private static void report(
      Findings findings, Part part, String attribute, String problem, String fix) {
    findings.error(CheckId.KW025, part.spot(), attribute).problem(problem).fix(fix);
  }
}
