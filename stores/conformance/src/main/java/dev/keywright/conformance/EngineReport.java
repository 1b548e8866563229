package dev.keywright.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What an engine made of all cases; {@code toString} is a table for people. */
public record EngineReport(String engine, List<Outcome> outcomes) {
  public EngineReport {
    outcomes = List.copyOf(outcomes);
  }

  /** The cases whose layout the store cannot hold. */
  public List<String> notHeld() {
    return outcomes.stream().filter(it -> !it.isHeld()).map(Outcome::name).toList();
  }

  /** How many questions were refused in each case, as the store cannot answer them. */
  public Map<String, Integer> refusals() {
    Map<String, Integer> refusals = new LinkedHashMap<>();
    for (Outcome outcome : outcomes) {
      if (!outcome.refused().isEmpty()) {
        refusals.put(outcome.name(), outcome.refused().size());
      }
    }
    return refusals;
  }

  /** Fails unless every answer was that of the oracle, and there were answers to compare. */
  public void requireNoMismatch() {
    assertThat(outcomes).isNotEmpty();
    for (Outcome outcome : outcomes) {
      assertThat(outcome.mismatches()).as("%s: %s", engine, outcome.name()).isEmpty();
      assertThat(outcome.isHeld() && outcome.compared() == 0)
          .as("%s: %s was not compared at all", engine, outcome.name())
          .isFalse();
    }
  }

  /** Prints the table, and adds its sums to that of {@linkplain AllEngines all engines}. */
  public void publish() {
    System.out.println(this);
    AllEngines.ofThisBuild().add(this);
  }

  @Override
  public String toString() {
    StringBuilder table = new StringBuilder("Engine: ").append(engine).append('\n');
    table.append(
        String.format(
            Locale.ROOT,
            "%-32s %8s %8s %8s %12s %8s %10s%n",
            "case",
            "rows",
            "answers",
            "pages",
            "compared",
            "refused",
            "mismatches"));
    for (Outcome it : outcomes) {
      table.append(
          it.isHeld()
              ? String.format(
                  Locale.ROOT,
                  "%-32s %,8d %,8d %,8d %,12d %,8d %,10d%n",
                  it.name(),
                  it.rows(),
                  it.answers(),
                  it.pages(),
                  it.compared(),
                  it.refused().size(),
                  it.mismatches().size())
              : String.format(Locale.ROOT, "%-32s the store cannot hold it%n", it.name()));
    }
    return table.toString();
  }
}
