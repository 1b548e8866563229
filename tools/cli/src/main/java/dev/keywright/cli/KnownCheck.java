package dev.keywright.cli;

import dev.keywright.guard.sarif.CheckPageTexts;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A check that the list of the project's pages names. */
record KnownCheck(String id, String name) {
  /** The page that lists all. */
  static final String LIST = "README";

  private static final Pattern LISTED = Pattern.compile("\\((KW\\d+)-([a-z-]+)\\.md\\)");

  /** The check of an id or a name. */
  static Optional<KnownCheck> of(String asked) {
    Matcher listed = LISTED.matcher(CheckPageTexts.find(LIST).orElseThrow());
    return listed
        .results()
        .map(it -> new KnownCheck(it.group(1), it.group(2)))
        .filter(it -> it.id().equalsIgnoreCase(asked) || it.name().equalsIgnoreCase(asked))
        .findFirst();
  }

  /** Its page by the name of its file, without the ending. */
  String page() {
    return id + "-" + name;
  }
}
