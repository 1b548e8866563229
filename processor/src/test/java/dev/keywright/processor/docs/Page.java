package dev.keywright.processor.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page of the documentation: its blocks of code and its tables. */
record Page(List<String> lines) {
  private static final String GUIDE = "docs/guide/";

  /** Their code needs other modules, whose tests run it. */
  private static final Set<String> OF_OTHERS = Set.of("spark.md", "rekey.md");

  private static final Pattern CHAPTER = Pattern.compile("\\| \\[[^]]*]\\((\\w+\\.md)\\) \\|");
  private static final Pattern CODE_SPAN = Pattern.compile("`([^`]+)`");

  /** A page, by its path from the root of the project. */
  static Page of(String path) {
    try {
      return new Page(Files.readAllLines(Path.of("..").resolve(path)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All chapters of the guide as one page, in the order in which the guide lists them. */
  static Page ofGuide() {
    List<String> chapters =
        of(GUIDE + "README.md").lines().stream()
            .map(CHAPTER::matcher)
            .filter(Matcher::lookingAt)
            .map(listed -> listed.group(1))
            .filter(chapter -> !OF_OTHERS.contains(chapter))
            .toList();
    return new Page(
        chapters.stream().flatMap(chapter -> of(GUIDE + chapter).lines().stream()).toList());
  }

  /** The fenced blocks of a language. */
  List<String> blocks(String language) {
    List<String> blocks = new ArrayList<>();
    int start = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).equals("```" + language)) {
        start = i + 1;
      } else if (start >= 0 && lines.get(i).equals("```")) {
        blocks.add(String.join("\n", lines.subList(start, i)));
        start = -1;
      }
    }
    return blocks;
  }

  /** The rows of the table with this header, a list of cells each. */
  List<List<String>> table(String header) {
    int start = lines.indexOf(header);
    if (start < 0) {
      throw new AssertionError("no table has the header " + header);
    }
    return lines.stream()
        .skip(start + 2L)
        .takeWhile(line -> line.startsWith("|"))
        .map(Page::cells)
        .toList();
  }

  private static List<String> cells(String row) {
    String inner = row.substring(1, row.length() - 1);
    return Arrays.stream(inner.split("\\|", -1)).map(String::strip).toList();
  }

  /** The texts in backticks. */
  static List<String> codeSpans(String cell) {
    return CODE_SPAN.matcher(cell).results().map(Page::text).toList();
  }

  private static String text(MatchResult span) {
    return span.group(1);
  }

  /** The one text in backticks, or the empty text. */
  static String code(String cell) {
    return String.join("", codeSpans(cell));
  }
}
