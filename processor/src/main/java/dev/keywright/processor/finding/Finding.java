package dev.keywright.processor.finding;

import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.SourceSpot;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a check says about one place.
 *
 * @param spot the annotation or declaration at fault
 * @param attribute the attribute of the annotation that is at fault, or empty
 * @param problem one sentence with the user's names and values, without a final full stop
 * @param detail lines to be printed below the problem as they are; empty if there are none
 * @param fix what to write instead
 * @param joins the checks that it speaks for, if it joins the findings of several
 */
public record Finding(
    CheckId check,
    Severity severity,
    SourceSpot spot,
    String attribute,
    String problem,
    String detail,
    Fix fix,
    List<CheckId> joins) {

  /** A finding about a whole declaration or annotation, without lines below its problem. */
  public static Finding of(
      CheckId check, Severity severity, SourceSpot spot, String problem, Fix fix) {
    return new Finding(check, severity, spot, "", problem, "", fix, List.of());
  }

  /** The same, whose fix is advice. */
  public static Finding of(
      CheckId check, Severity severity, SourceSpot spot, String problem, String advice) {
    return of(check, severity, spot, problem, Fix.advice(advice));
  }

  /** The same finding, about an attribute of the annotation. */
  public Finding at(String faulty) {
    return new Finding(check, severity, spot, faulty, problem, detail, fix, joins);
  }

  /** The same with another problem. */
  Finding saying(String sentence) {
    return new Finding(check, severity, spot, attribute, sentence, detail, fix, joins);
  }

  /** The same finding, with lines below its problem. */
  public Finding detailed(String lines) {
    return new Finding(check, severity, spot, attribute, problem, lines, fix, joins);
  }

  /** The same finding, of another severity. */
  public Finding with(Severity decided) {
    return new Finding(check, decided, spot, attribute, problem, detail, fix, joins);
  }

  /** Whether another finding says enough about the same fault. */
  public boolean isNeedlessBeside(Finding other, boolean isOfOnePart) {
    return check.rootsInKey().contains(other.check)
        || (isOfOnePart && check.roots().contains(other.check));
  }

  /** The same finding, with another remedy. */
  public Finding withFix(Fix remedy) {
    return new Finding(check, severity, spot, attribute, problem, detail, remedy, joins);
  }

  /** The same finding, with advice for a remedy. */
  public Finding withFix(String advice) {
    return withFix(Fix.advice(advice));
  }

  /** The same finding, which speaks for several checks. */
  Finding joining(List<CheckId> checks) {
    return new Finding(check, severity, spot, attribute, problem, detail, fix, checks);
  }

  /** The text as it is printed: problem and fix, each on a line of its own. */
  public String message() {
    return "["
        + heading()
        + "] "
        + Printable.sentence(problem)
        + (detail.isEmpty() ? "" : "\n" + indented(Printable.lines(detail)))
        + "\n  Fix: "
        + Printable.code(fixText())
        + CheckPageUrl.line(check);
  }

  /** The fix in words, to a reader who looks at the spot. */
  public String fixText() {
    return fix.text(spot);
  }

  private String heading() {
    return joins.isEmpty()
        ? check + " " + check.readableName()
        : joins.stream().map(CheckId::name).collect(Collectors.joining(", "));
  }

  private static String indented(String lines) {
    return lines.stripTrailing().indent(2).stripTrailing();
  }
}
