package dev.keywright.processor.finding;

import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.CheckReturnValue;
import java.util.ArrayList;
import java.util.List;

/** Collects what was found about one entity; nothing is printed here. */
@CheckReturnValue
public final class Findings {
  private static final Fix NONE = new Fix(List.of(), "");

  private final List<Finding> all = new ArrayList<>();

  /** Adds what was found elsewhere. */
  public void add(Finding finding) {
    all.add(finding);
  }

  /** Begins to report a design or a declaration that cannot work. */
  public Draft error(CheckId check, SourceSpot spot, String attribute) {
    return report(check, Severity.ERROR, spot, attribute);
  }

  /** Begins to report what works, but perhaps not as meant. */
  public Draft warning(CheckId check, SourceSpot spot, String attribute) {
    return report(check, Severity.WARNING, spot, attribute);
  }

  /** Begins to report what is worth knowing. */
  public Draft info(CheckId check, SourceSpot spot, String attribute) {
    return report(check, Severity.INFO, spot, attribute);
  }

  /** Begins to report what is more or less grave. */
  public Draft report(CheckId check, Severity severity, SourceSpot spot, String attribute) {
    return new Draft(this, Finding.of(check, severity, spot, "", NONE).at(attribute));
  }

  /** Everything found so far, in the order in which it was found. */
  public List<Finding> all() {
    return List.copyOf(all);
  }

  /** Whether anything found forbids generating the key. */
  public boolean hasErrors() {
    return all.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
  }

  /** A finding that is not complete: it is added to the others with its fix. */
  @CheckReturnValue
  public record Draft(Findings findings, Finding said) {

    /**
     * Says what is wrong.
     *
     * @param sentence with the user's names and values, and without a final full stop
     * @param values those of its format specifiers; without any, the sentence is no format
     */
    public Draft problem(String sentence, Object... values) {
      return new Draft(findings, said.saying(filled(sentence, values)));
    }

    private static String filled(String sentence, Object... values) {
      return values.length == 0 ? sentence : sentence.formatted(values);
    }

    /** Shows lines below the problem as they are. */
    public Draft detail(String lines) {
      return new Draft(findings, said.detailed(lines));
    }

    /** Says how to mend it by hand, with values as in {@link #problem}. */
    public void fix(String advice, Object... values) {
      fix(Fix.advice(filled(advice, values)));
    }

    /** Says how to mend it. */
    public void fix(Fix fix) {
      findings.add(said.withFix(fix));
    }
  }
}
