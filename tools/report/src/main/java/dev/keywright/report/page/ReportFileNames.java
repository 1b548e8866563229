package dev.keywright.report.page;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.Family;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names of the files of one report. A description can come from any jar, so no name of it
 * becomes the name of a file unless {@link SafeFileName} knows it to be harmless. No two pages
 * share a file, not even where the file system takes capitals and small letters for the same.
 */
public final class ReportFileNames {
  /** The start page. */
  public static final String START = "index.html";

  private static final String KEY = ".html";
  private static final String FAMILY = ".family.html";

  private final Map<Page, String> names = new HashMap<>();

  private ReportFileNames() {}

  /** A page by what it shows: a class of a key, or the interface of a family. */
  private record Page(String shown, String ending) {
    String plainName() {
      return shown + ending;
    }
  }

  /** The files of a report on these keys and their families. */
  public static ReportFileNames of(List<KeyDescription> keys) {
    Set<Page> pages = new HashSet<>();
    for (KeyDescription key : keys) {
      pages.add(new Page(key.keyClass(), KEY));
      key.families().stream().map(Family::name).forEach(it -> pages.add(new Page(it, FAMILY)));
    }
    Map<String, Integer> wanted = new HashMap<>(Map.of(START, 1));
    pages.forEach(page -> wanted.merge(folded(page.plainName()), 1, Integer::sum));
    ReportFileNames files = new ReportFileNames();
    for (Page page : pages) {
      boolean isAlone = wanted.getOrDefault(folded(page.plainName()), 0) == 1;
      files.names.put(page, name(page, isAlone));
    }
    return files;
  }

  private static String name(Page page, boolean isAlone) {
    return isAlone && SafeFileName.isSafe(page.shown(), page.ending())
        ? page.plainName()
        : SafeFileName.of(page.shown(), page.ending());
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** The page of a key. */
  public String of(KeyDescription key) {
    return name(new Page(key.keyClass(), KEY));
  }

  /** The page of a family. */
  public String ofFamily(String interfaceName) {
    return name(new Page(interfaceName, FAMILY));
  }

  private String name(Page page) {
    String name = names.get(page);
    if (name == null) {
      throw new IllegalArgumentException("the report has no page of " + page.shown());
    }
    return name;
  }
}
