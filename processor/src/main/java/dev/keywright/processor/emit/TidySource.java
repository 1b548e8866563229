package dev.keywright.processor.emit;

import java.util.List;
import java.util.function.Predicate;

/**
 * JavaPoet's text, laid out as a person would: it is read in the IDE as often as any other source.
 * Line by line, for patterns over the whole text took a tenth of the processor's time.
 */
final class TidySource {
  private static final int LINE = 100;

  private static final String JAVA_LANG = "import java.lang.";

  private static final String THROWS = "* @throws ";

  private static final String CONSTANT = "private static final ";
  private static final String FIELD = "private final ";
  private static final String CONTINUED = "    ";
  private static final String PERMITS = " permits ";
  private static final String CLASS = " class ";
  private static final String IMPLEMENTS = " implements ";

  private TidySource() {}

  /**
   * The text laid out.
   *
   * @param isHidden whether a simple name means a class of the key's own package: one of java.lang
   *     is imported, or named in full in a comment, only if it would be hidden
   */
  static String of(String source, Predicate<String> isHidden) {
    List<String> lines =
        source
            .lines()
            .filter(line -> !isImplied(line, isHidden))
            .map(line -> line.stripLeading().startsWith(THROWS) ? thrown(line, isHidden) : line)
            .map(String::stripTrailing)
            .toList();
    StringBuilder text = new StringBuilder(source.length());
    String declared = "";
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isEmpty()) {
        boolean gap = !declared.isEmpty() && line(lines, i + 1).startsWith(declared);
        text.append(gap ? "" : "\n");
        continue;
      }
      declared = declared(line, declared);
      String comment = oneLine(line, line(lines, i + 1), line(lines, i + 2));
      if (comment.isEmpty()) {
        text.append(laidOut(line, declared)).append('\n');
      } else {
        text.append(comment).append('\n');
        i += 2;
      }
    }
    return text.toString().stripTrailing() + "\n";
  }

  private static boolean isImplied(String line, Predicate<String> isHidden) {
    if (!line.startsWith(JAVA_LANG)) {
      return false;
    }
    String name = line.substring(JAVA_LANG.length(), line.length() - 1);
    return name.indexOf('.') < 0 && !isHidden.test(name);
  }

  // A comment has no import of its own: ECJ calls one unused that only a comment needs.
  private static String thrown(String line, Predicate<String> isHidden) {
    int from = line.indexOf(THROWS) + THROWS.length();
    int end = line.indexOf(' ', from);
    String name = line.substring(from, end < 0 ? line.length() : end);
    // Looking up a name takes javac long, and one in full hides behind nothing.
    return name.indexOf('.') < 0 && isHidden.test(name)
        ? line.substring(0, from) + "java.lang." + line.substring(from)
        : line;
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? lines.get(index) : "";
  }

  /** How the declaration begins that a line is of, if others like it follow without a gap. */
  private static String declared(String line, String before) {
    String text = line.stripLeading();
    String indent = indent(line);
    if (text.startsWith(CONSTANT)) {
      return indent + CONSTANT;
    }
    if (text.startsWith(FIELD)) {
      return indent + FIELD;
    }
    return !before.isEmpty() && line.startsWith(indent(before) + CONTINUED) ? before : "";
  }

  private static String indent(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }

  /** The three lines of a comment as one, or nothing if they are no such comment or too long. */
  private static String oneLine(String first, String second, String third) {
    String sentence = second.strip();
    if (!first.strip().equals("/**") || !sentence.startsWith("* ") || !third.strip().equals("*/")) {
      return "";
    }
    String line = first + sentence.substring(1) + " */";
    return line.length() > LINE ? "" : line;
  }

  private static String laidOut(String line, String declared) {
    int implemented = line.indexOf(IMPLEMENTS);
    if (line.length() > LINE && line.contains(CLASS) && implemented > 0) {
      return line.substring(0, implemented)
          + "\n"
          + indent(line)
          + CONTINUED
          + line.substring(implemented + 1);
    }
    if (declared.endsWith(CONSTANT)) {
      return twoLines(line);
    }
    int permits = line.indexOf(PERMITS);
    return permits < 0 ? line : permits(line, permits);
  }

  /** Whom an interface permits, on lines of their own. */
  private static String permits(String line, int at) {
    StringBuilder text = new StringBuilder(line.substring(0, at)).append("\n   ");
    int start = text.length() - "   ".length();
    for (String word : line.substring(at + 1).split(" ", -1)) {
      if (text.length() - start + 1 + word.length() > LINE) {
        text.append("\n       ");
        start = text.length() - "       ".length();
      }
      text.append(' ').append(word);
    }
    return text.toString();
  }

  private static String twoLines(String constant) {
    int equals = constant.indexOf(" = ");
    boolean fits = constant.length() <= LINE || equals < 0;
    return fits
        ? constant
        : constant.substring(0, equals)
            + " =\n"
            + indent(constant)
            + CONTINUED
            + constant.substring(equals + 3);
  }
}
