package dev.keywright.processor.emit.source;

import java.util.List;
import java.util.function.Predicate;

/**
 * JavaPoet's text, laid out as a person would: it is read in the IDE as often as any other source.
 * Line by line, for patterns over the whole text took a tenth of the processor's time. It looks for
 * words of the code alone, whatever stands in literals and comments.
 */
public final class TidySource {
  private static final int LINE = 100;

  private static final String JAVA_LANG = "import java.lang.";

  private static final String THROWS = "* @throws ";

  // Keywords all, which no name can be.
  private static final String CONSTANT = "private static final ";
  private static final String FIELD = "private final ";
  private static final String HANDED_ON = "super(scan);";
  private static final String CONTINUED = "    ";

  private final List<JavaLine> lines;
  private final Predicate<String> isHidden;
  private final StringBuilder text;

  private TidySource(String source, Predicate<String> isHidden) {
    this.lines = JavaLine.of(source).stream().filter(line -> !isImplied(line, isHidden)).toList();
    this.isHidden = isHidden;
    this.text = new StringBuilder(source.length());
  }

  /**
   * The text laid out.
   *
   * @param isHidden whether a simple name means a class of the key's own package: one of java.lang
   *     is imported, or named in full in a comment, only if it would be hidden
   */
  public static String of(String source, Predicate<String> isHidden) {
    return new TidySource(source, isHidden).text();
  }

  private String text() {
    String declared = "";
    for (int i = 0; i < lines.size(); i++) {
      JavaLine line = lines.get(i);
      if (line.isEmpty()) {
        boolean gap = !declared.isEmpty() && isDeclaredLike(declared, i + 1);
        text.append(gap ? "" : "\n");
        continue;
      }
      declared = declared(line, declared);
      if (isOneLine(i)) {
        text.append(oneLine(i)).append('\n');
        i += 2;
      } else if (isPlainConstructor(i)) {
        text.append(plainConstructor(i)).append('\n');
        i += 2;
      } else {
        text.append(laidOut(line, declared));
        if (isEnd(i + 1)) {
          i++;
          text.append(lines.get(i).stripped());
        }
        text.append('\n');
      }
    }
    return text.toString().stripTrailing() + "\n";
  }

  private static boolean isImplied(JavaLine line, Predicate<String> isHidden) {
    if (!line.code().startsWith(JAVA_LANG)) {
      return false;
    }
    String name = line.code().substring(JAVA_LANG.length(), line.code().length() - 1);
    return name.indexOf('.') < 0 && !isHidden.test(name);
  }

  // A comment has no import of its own: ECJ calls one unused that only a comment needs.
  private String thrown(String line) {
    int from = line.indexOf(THROWS) + THROWS.length();
    int end = line.indexOf(' ', from);
    String name = line.substring(from, end < 0 ? line.length() : end);
    // Looking up a name takes javac long, and one in full hides behind nothing.
    return name.indexOf('.') < 0 && isHidden.test(name)
        ? line.substring(0, from) + "java.lang." + line.substring(from)
        : line;
  }

  private boolean isDeclaredLike(String declared, int index) {
    return index < lines.size() && lines.get(index).code().startsWith(declared);
  }

  /** How the declaration begins that a line is of, if others like it follow without a gap. */
  private static String declared(JavaLine line, String before) {
    if (line.begins(CONSTANT)) {
      return line.indent() + CONSTANT;
    }
    if (line.begins(FIELD)) {
      return line.indent() + FIELD;
    }
    int continued = JavaLine.indented(before) + CONTINUED.length();
    return !before.isEmpty() && JavaLine.indented(line.text()) >= continued ? before : "";
  }

  /** Whether a comment begins here that has one sentence, which fits on one line. */
  private boolean isOneLine(int index) {
    return index + 2 < lines.size()
        && lines.get(index).isComment()
        && lines.get(index).is("/**")
        && lines.get(index + 1).stripped().startsWith("* ")
        && lines.get(index + 2).is("*/")
        && oneLine(index).length() <= LINE;
  }

  private String oneLine(int index) {
    return lines.get(index).text() + lines.get(index + 1).stripped().substring(1) + " */";
  }

  /** Whether a constructor begins here that hands its scan on, and fits on one line. */
  private boolean isPlainConstructor(int index) {
    return index + 2 < lines.size()
        && lines.get(index + 1).is(HANDED_ON)
        && lines.get(index + 2).is("}")
        && plainConstructor(index).length() <= LINE;
  }

  private String plainConstructor(int index) {
    return lines.get(index).text() + " " + HANDED_ON + " }";
  }

  /** Whether a line ends a constant that was broken before, and fits on the line before it. */
  private boolean isEnd(int index) {
    if (index >= lines.size() || !lines.get(index - 1).begins(CONSTANT)) {
      return false;
    }
    String line = lines.get(index).stripped();
    int width = text.length() - text.lastIndexOf("\n") - 1;
    return line.startsWith(".") && line.endsWith(";") && width + line.length() <= LINE;
  }

  private String laidOut(JavaLine line, String declared) {
    if (line.isComment()) {
      return line.stripped().startsWith(THROWS) ? thrown(line.text()) : line.text();
    }
    boolean isLong = line.text().length() > LINE;
    int implemented = line.indexOf("implements");
    if (isLong && line.indexOf("class") > 0 && implemented > 0) {
      return twoLines(line, implemented);
    }
    if (declared.endsWith(CONSTANT)) {
      int equals = line.indexOf("=");
      return isLong && equals > 0 ? twoLines(line, equals + " =".length()) : line.text();
    }
    // A part may be called permits, but not in a line that declares an interface.
    int permits = line.indexOf("interface") < 0 ? -1 : line.indexOf("permits");
    return permits < 0 ? line.text() : permits(line.text(), permits);
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

  /** A line that is broken at a space. */
  private static String twoLines(JavaLine line, int space) {
    return line.text().substring(0, space)
        + "\n"
        + line.indent()
        + CONTINUED
        + line.text().substring(space + 1);
  }
}
