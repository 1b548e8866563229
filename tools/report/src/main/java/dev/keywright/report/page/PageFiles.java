package dev.keywright.report.page;

import dev.keywright.report.description.KeyDescription;

/** The names of the files of a report. */
public final class PageFiles {
  /** The start page. */
  public static final String START = "index.html";

  /** The page that compares two designs. */
  public static final String COMPARISON = "compare.html";

  private PageFiles() {}

  /** The page of a key. */
  public static String of(KeyDescription key) {
    return key.keyClass() + ".html";
  }

  /** The page of a family. */
  public static String ofFamily(String interfaceName) {
    return interfaceName + ".family.html";
  }
}
