package dev.keywright.analysis.infer;

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
}
