package dev.keywright.report.page;

import dev.keywright.description.key.Finding;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The pages of the checks whose findings a report shows. */
public final class CheckPages {
  private static final String NAME = "KW[0-9]{3}-[a-z0-9-]{1,80}";

  private final Function<String, Optional<String>> texts;
  private final Map<String, String> linked = new LinkedHashMap<>();

  /**
   * @param texts the text of a page by its name, such as {@code KW104-separator-above-alphabet};
   *     empty if there is none
   */
  public CheckPages(Function<String, Optional<String>> texts) {
    this.texts = texts;
  }

  /** The file that a finding links to; empty if there is no page of its check. */
  public Optional<String> file(Finding finding) {
    String page = finding.page();
    String name = page.substring(page.lastIndexOf('/') + 1).replaceFirst("\\.md$", "");
    // A description can come from any jar, so a name of it is looked at before it is a file.
    if (!name.matches(NAME)) {
      return Optional.empty();
    }
    Optional<String> text = texts.apply(name);
    text.ifPresent(it -> linked.put(name, it));
    return text.map(it -> fileOf(name));
  }

  /** The texts of all pages that were linked, by the names of their files. */
  public Map<String, Text> linked() {
    Map<String, Text> files = new LinkedHashMap<>();
    linked.forEach((name, text) -> files.put(fileOf(name), new Text(name, text)));
    return files;
  }

  private static String fileOf(String name) {
    return name + ".html";
  }

  /** A page as its author wrote it. */
  public record Text(String name, String text) {}
}
