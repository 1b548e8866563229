package dev.keywright.processor.crash;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values of annotation attributes, as they are written in a source: usual and odd ones. */
final class OddValues {
  private static final Path FILE = Path.of("src/test/resources/crash/values.txt");
  private static final int LONGEST_CONSTANT = 65_535;
  private static final Map<String, Values> BY_ATTRIBUTE = read();

  private record Values(List<String> usual, List<String> odd) {}

  private OddValues() {}

  private static Map<String, Values> read() {
    Map<String, Values> values = new HashMap<>();
    try {
      for (String line : Files.readAllLines(FILE)) {
        if (!line.startsWith("#")) {
          String[] fields = line.split(" :: ", -1);
          Values ofLine = new Values(list(fields[1], " ~ "), list(fields[2], " ~ "));
          list(fields[0], ",").forEach(attribute -> values.put(attribute, ofLine));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return values;
  }

  private static List<String> list(String text, String separator) {
    return List.of(text.split(separator, -1));
  }

  /**
   * A value for an attribute: of its own type, most of the time.
   *
   * @param names of the parts
   */
  static String of(Draw draw, String annotation, String attribute, List<String> names) {
    if (draw.isOdd() && draw.oneIn(10)) {
      return ofAnotherType(draw);
    }
    Optional<Values> values = values(annotation, attribute);
    if (values.isPresent()) {
      boolean isText = values.get().usual().get(0).startsWith("\"");
      return isText && draw.isOdd() && draw.oneIn(5)
          ? longText(draw)
          : draw.of(values.get().usual(), values.get().odd());
    }
    boolean isOne = List.of("by", "range", "prefix").contains(attribute);
    return isOne ? name(draw, names) : names(draw, names);
  }

  private static Optional<Values> values(String annotation, String attribute) {
    return Optional.ofNullable(BY_ATTRIBUTE.get(annotation + "." + attribute))
        .or(() -> Optional.ofNullable(BY_ATTRIBUTE.get(attribute)));
  }

  /** Whether an attribute has values of its own; else it takes names of parts. */
  static boolean isKnown(String annotation, String attribute) {
    return values(annotation, attribute).isPresent();
  }

  private static String ofAnotherType(Draw draw) {
    return draw.of(
        "null",
        "\"x\"",
        "{}",
        "{1, \"a\"}",
        "@Override",
        "String.class",
        "missing.Type.X",
        "1.5",
        "{{}}",
        "a + b",
        "\"a\" + 1 + 'c'",
        "(String) null",
        "new int[0]",
        "()");
  }

  /** A text that is as long as a constant may be, or almost as long. */
  static String longText(Draw draw) {
    String part = draw.of("a", "-", "(", ")", "[", "[a-z]", "| ", "{", "0", "a|", "\\\\");
    int count = (draw.oneIn(3) ? LONGEST_CONSTANT : 300) / part.length();
    return '"' + part.repeat(count) + '"';
  }

  private static String name(Draw draw, List<String> names) {
    return draw.isOdd() ? draw.of("\"\"", "\"nobody\"", "\"a b\"", "\"\\0\"") : quoted(draw, names);
  }

  private static String quoted(Draw draw, List<String> names) {
    return '"' + draw.of(names) + '"';
  }

  private static String names(Draw draw, List<String> names) {
    StringBuilder list = new StringBuilder("{");
    for (int i = draw.isOdd() ? draw.below(4) : 1; i > 0; i--) {
      list.append(name(draw, names)).append(i > 1 ? ", " : "");
    }
    return list.append("}").toString();
  }
}
