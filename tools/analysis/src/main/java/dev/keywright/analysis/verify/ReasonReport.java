package dev.keywright.analysis.verify;

import java.util.List;

/**
 * Keys that no layout can read, for one reason.
 *
 * @param part or column that could not be read
 * @param reason what was expected there
 * @param keys how many there are
 * @param examples the first of them
 */
public record ReasonReport(String part, String reason, long keys, List<Example> examples) {

  public ReasonReport {
    examples = List.copyOf(examples);
  }
}
