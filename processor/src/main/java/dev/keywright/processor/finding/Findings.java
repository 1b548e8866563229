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
    all.add(Finding.of(check, Severity.ERROR, spot, problem, advice).at(attribute));
  }

  /** The same, for what can be mended by edits. */
  public void error(CheckId check, SourceSpot spot, String attribute, String problem, Fix fix) {
    all.add(Finding.of(check, Severity.ERROR, spot, problem, fix).at(attribute));
  }

  /** Reports what works, but perhaps not as meant. */
  public void warning(
      CheckId check, SourceSpot spot, String attribute, String problem, String advice) {
    all.add(Finding.of(check, Severity.WARNING, spot, problem, advice).at(attribute));
  }

  /** The same, for what can be mended by edits. */
  public void warning(CheckId check, SourceSpot spot, String attribute, String problem, Fix fix) {
    all.add(Finding.of(check, Severity.WARNING, spot, problem, fix).at(attribute));
  }

  /** Reports what is worth knowing. */
  public void info(
      CheckId check, SourceSpot spot, String attribute, String problem, String advice) {
    all.add(Finding.of(check, Severity.INFO, spot, problem, advice).at(attribute));
  }

  /** The same, for what can be mended by edits. */
  public void info(CheckId check, SourceSpot spot, String attribute, String problem, Fix fix) {
    all.add(Finding.of(check, Severity.INFO, spot, problem, fix).at(attribute));
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
