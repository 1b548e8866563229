package dev.keywright.processor.crash;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A sound entity of the test resources with some tokens lost, doubled, swapped or replaced. */
final class BrokenSource {
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final Pattern TOKEN =
      Pattern.compile("\\s+|//[^\n]*|\\w+|\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|.");
  private static final int MOST_CHANGES = 2;

  private static final List<String> SOURCES = sources();

  private BrokenSource() {}

  private static List<String> sources() {
    try (Stream<Path> corpus = Files.walk(RESOURCES.resolve("corpus"), 1);
        Stream<Path> golden = Files.walk(RESOURCES.resolve("golden"))) {
      return Stream.concat(corpus, golden.filter(it -> it.toString().contains("/in/")))
          .filter(it -> it.toString().endsWith(".java"))
          .sorted()
          .map(BrokenSource::text)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      // A public type would have to be in a file of its name.
      return Files.readString(file).replace("public ", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String source(Draw draw) {
    List<String> tokens =
        new ArrayList<>(TOKEN.matcher(draw.of(SOURCES)).results().map(MatchResult::group).toList());
    for (int i = draw.below(MOST_CHANGES); i >= 0; i--) {
      change(draw, tokens);
    }
    return String.join("", tokens);
  }

  private static void change(Draw draw, List<String> tokens) {
    int at = draw.below(tokens.size());
    String token = tokens.get(at);
    switch (draw.below(6)) {
      case 0 -> tokens.set(at, "");
      case 1 -> tokens.add(at, token);
      case 2 -> tokens.set(at, draw.of(tokens));
      case 3 -> tokens.set(at, token + draw.of("(", ")", "{", "}", "<", ";", "@", "\"", "/*", "."));
      default -> replace(draw, tokens, at);
    }
  }

  // By something of its kind, with which the rest still makes sense.
  private static void replace(Draw draw, List<String> tokens, int start) {
    for (int at = start; at < tokens.size(); at++) {
      String token = tokens.get(at);
      if (token.startsWith("\"")) {
        tokens.set(at, draw.of(literals(tokens), List.of(OddValues.longText(draw))));
        return;
      }
      if (token.matches("[0-9]+")) {
        tokens.set(at, draw.of("0", "1", "2", "19", "20", "-1", "100000", "2147483647"));
        return;
      }
      if (token.matches("[a-zA-Z]+")) {
        tokens.set(at, draw.of(draw.oneIn(2) ? OddNames.PARTS : OddNames.TYPES));
        return;
      }
    }
  }

  private static List<String> literals(List<String> tokens) {
    return tokens.stream().filter(it -> it.startsWith("\"")).toList();
  }
}
