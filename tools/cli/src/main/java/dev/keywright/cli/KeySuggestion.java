package dev.keywright.cli;

import dev.keywright.layout.signature.NearestWord;
import dev.keywright.report.page.NumberText;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** The full names of keys, for an option that names none. */
final class KeySuggestion {
  private static final int MOST = 10;

  private KeySuggestion() {}

  /** What to give instead of a name: the keys with that simple name, the nearest one, or all. */
  static String like(String asked, Collection<String> keys) {
    List<String> same = keys.stream().filter(it -> simple(it).equals(simple(asked))).toList();
    if (!same.isEmpty()) {
      return "; did you mean " + String.join(" or ", same) + "?";
    }
    return NearestWord.of(asked, List.copyOf(keys))
        .map(it -> "; did you mean " + it + "?")
        .orElseGet(() -> all(keys));
  }

  private static String all(Collection<String> keys) {
    if (keys.isEmpty()) {
      return "; it has no keys";
    }
    String named = keys.stream().limit(MOST).collect(Collectors.joining(", "));
    int others = keys.size() - MOST;
    return "; give one of "
        + named
        + (others > 0 ? " and " + NumberText.count(others, "other") : "");
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
