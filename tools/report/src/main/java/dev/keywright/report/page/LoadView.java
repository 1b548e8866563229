package dev.keywright.report.page;

import java.util.List;

/**
 * A picture of the load that a key will see.
 *
 * @param svg the picture, which says in words what it shows
 * @param notes what the picture assumes, one sentence each
 */
public record LoadView(String svg, List<String> notes) {
  public LoadView {
    notes = List.copyOf(notes);
  }
}
