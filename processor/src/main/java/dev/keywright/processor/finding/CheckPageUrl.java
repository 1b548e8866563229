package dev.keywright.processor.finding;

import java.util.Optional;

/** Where readers find the pages of checks. */
public final class CheckPageUrl {
  /** What addresses of pages begin with, which a release sets; empty if no site has the pages. */
  private static final String SITE = "";

  private CheckPageUrl() {}

  /** The last line of a finding; empty if there is no site. */
  static String line(CheckId check) {
    return line(SITE, check);
  }

  static String line(String site, CheckId check) {
    return site.isEmpty() ? "" : "\n  " + site + check + "-" + check.readableName();
  }

  /** What to say once, after all findings, of which the first is of a check; empty with a site. */
  public static Optional<String> hint(CheckId first) {
    return hint(SITE, first);
  }

  static Optional<String> hint(String site, CheckId first) {
    return site.isEmpty()
        ? Optional.of(
            "[Keywright] more about a finding, such as the first one: keywright page " + first)
        : Optional.empty();
  }
}
