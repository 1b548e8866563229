package dev.keywright.report.page;

import java.util.List;

/**
 * A forecast of the load that a key will see.
 *
 * @param figures what the forecast counts, such as the share of the busiest range
 * @param svg the picture, which says in words what it shows
 * @param notes what the picture assumes, one sentence each
 */
public record LoadView(List<LabeledNumber> figures, String svg, List<String> notes) {
  public LoadView {
    figures = List.copyOf(figures);
    notes = List.copyOf(notes);
  }
}
