package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.search.ExplainedKeys;
import java.util.List;

/**
 * One kind of row of a table.
 *
 * @param signature its layout
 * @param keys of the sample that it decodes
 * @param parts the values seen, in the order of the layout
 */
public record RowKind(String signature, long keys, List<SeenValues> parts) {
  public RowKind {
    parts = List.copyOf(parts);
  }

  static RowKind of(ExplainedKeys explained) {
    return new RowKind(
        explained.reader().signature().toString(),
        explained.keys().size(),
        explained
            .reader()
            .signature()
            .parts()
            .filter(part -> !explained.keys().isEmpty())
            .map(part -> SeenValues.of(part, explained.values(part)))
            .toList());
  }
}
