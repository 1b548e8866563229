package dev.keywright.processor.finding;

import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.SourceSpot;

/**
 * What a check says about one place.
 *
 * @param spot the annotation or declaration at fault
 * @param attribute the attribute of the annotation that is at fault, or empty
 * @param problem one sentence with the user's names and values, without a final full stop
 * @param detail lines to be printed below the problem as they are; empty if there are none
 * @param fix what to write instead
 */
public record Finding(
    CheckId check,
    Severity severity,
    SourceSpot spot,
    String attribute,
    String problem,
    String detail,
    Fix fix) {

  /** A finding about a whole declaration or annotation, without lines below its problem. */
  public static Finding of(
      CheckId check, Severity severity, SourceSpot spot, String problem, Fix fix) {
    return new Finding(check, severity, spot, "", problem, "", fix);
  }

  /** The same, whose fix is advice. */
  public static Finding of(
      CheckId check, Severity severity, SourceSpot spot, String problem, String advice) {
    return of(check, severity, spot, problem, Fix.advice(advice));
  }

  /** The same finding, about an attribute of the annotation. */
  public Finding at(String faulty) {
    return new Finding(check, severity, spot, faulty, problem, detail, fix);
  }

  /** The same finding, with lines below its problem. */
  public Finding detailed(String lines) {
    return new Finding(check, severity, spot, attribute, problem, lines, fix);
  }

  /** The same finding, of another severity. */
  public Finding with(Severity decided) {
    return new Finding(check, decided, spot, attribute, problem, detail, fix);
  }

  /** The same finding with words after its problem. */
  public Finding remarked(String remark) {
    return new Finding(check, severity, spot, attribute, problem + remark, detail, fix);
  }

  /** The same finding, with another remedy. */
  public Finding withFix(Fix remedy) {
    return new Finding(check, severity, spot, attribute, problem, detail, remedy);
  }

  /** The same finding, with advice for a remedy. */
  public Finding withFix(String advice) {
    return withFix(Fix.advice(advice));
  }

  /**
   * The text as it is printed: problem, fix and page, each on a line of its own, and from a jar the
   * command that prints the page.
   */
  public String message() {
    return "["
        + check
        + " "
        + check.readableName()
        + "] "
        + Printable.sentence(problem)
        + (detail.isEmpty() ? "" : "\n" + indented(Printable.lines(detail)))
        + "\n  Fix: "
        + Printable.code(fixText())
        + "\n  Page: "
        + check.page()
        + PageCommand.of(check).map(command -> "\n  Read it: " + command).orElse("");
  }

  /** The fix in words, to a reader who looks at the spot. */
  public String fixText() {
    return fix.text(spot);
  }

  private static String indented(String lines) {
    return lines.stripTrailing().indent(2).stripTrailing();
  }
}
