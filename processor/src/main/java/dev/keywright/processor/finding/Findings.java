package dev.keywright.processor.finding;

import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;

/** Collects what was found about one entity; nothing is printed here. */
public final class Findings {
  private final List<Finding> all = new ArrayList<>();

  /** Adds what was found elsewhere. */
  public void add(Finding finding) {
    all.add(finding);
  }

  /** Reports a design or a declaration that cannot work. */
  public void error(
      CheckId check, SourceSpot spot, String attribute, String problem, String advice) {
    all.add(new Finding(check, Severity.ERROR, spot, attribute, problem, "", advice));
  }

  /** The same, for what can be mended by edits. */
  public void error(CheckId check, SourceSpot spot, String attribute, String problem, Fix fix) {
    all.add(new Finding(check, Severity.ERROR, spot, attribute, problem, "", fix));
  }

  /** Reports what works, but perhaps not as meant. */
  public void warning(
      CheckId check, SourceSpot spot, String attribute, String problem, String advice) {
    all.add(new Finding(check, Severity.WARNING, spot, attribute, problem, "", advice));
  }

  /** The same, for what can be mended by edits. */
  public void warning(CheckId check, SourceSpot spot, String attribute, String problem, Fix fix) {
    all.add(new Finding(check, Severity.WARNING, spot, attribute, problem, "", fix));
  }

  /** Reports what is worth knowing. */
  public void info(
      CheckId check, SourceSpot spot, String attribute, String problem, String advice) {
    all.add(new Finding(check, Severity.INFO, spot, attribute, problem, "", advice));
  }

  /** The same, for what can be mended by edits. */
  public void info(CheckId check, SourceSpot spot, String attribute, String problem, Fix fix) {
    all.add(new Finding(check, Severity.INFO, spot, attribute, problem, "", fix));
  }

  /** Everything found so far, in the order in which it was found. */
  public List<Finding> all() {
    return List.copyOf(all);
  }

  /** Whether anything found forbids generating the key. */
  public boolean hasErrors() {
    return all.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
  }
}
