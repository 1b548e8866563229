package dev.keywright.report.description;

import java.util.Optional;

/** What a check says about the key; {@code acceptedBy} is there if the author accepts it. */
public record Finding(
    String check,
    String name,
    String severity,
    String problem,
    Optional<String> detail,
    String fix,
    String page,
    Optional<String> acceptedBy) {
  private static final String REASON = "): ";

  /** The annotation or option that accepts it, without the reason. */
  public String annotation() {
    String by = acceptedBy.orElse("");
    int end = by.indexOf(REASON);
    return end < 0 ? by : by.substring(0, end + 1);
  }

  /** Why its author accepts it; empty if only an option does. */
  public String reason() {
    String by = acceptedBy.orElse("");
    int end = by.indexOf(REASON);
    return end < 0 ? "" : by.substring(end + REASON.length());
  }
}
