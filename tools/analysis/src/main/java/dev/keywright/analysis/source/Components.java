package dev.keywright.analysis.source;

import java.util.List;
import java.util.stream.Collectors;

/** Lays out the components of a record. */
final class Components {
  private static final int WIDTH = 96;

  private Components() {}

  /** One component, indented: in one line if there is room, else each annotation in its own. */
  static String of(
      List<AnnotationText> annotations, String type, String name, List<String> comments) {
    StringBuilder text = new StringBuilder();
    comments.forEach(it -> text.append("    // ").append(CommentText.line(it)).append('\n'));
    String declaration = type + " " + name;
    String line =
        annotations.stream().map(it -> it + " ").collect(Collectors.joining()) + declaration;
    if (line.length() < WIDTH) {
      return text.append("    ").append(line).toString();
    }
    String indent = "    ";
    for (AnnotationText annotation : annotations) {
      String shown = annotation.in(WIDTH - indent.length());
      text.append(indent).append(shown.replace("\n", "\n" + indent)).append('\n');
      indent = "        ";
    }
    return text.append(indent).append(declaration).toString();
  }
}
