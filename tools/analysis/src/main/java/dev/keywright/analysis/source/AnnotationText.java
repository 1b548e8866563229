package dev.keywright.analysis.source;

import dev.keywright.layout.source.JavaLiteral;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One annotation as source. */
final class AnnotationText {
  private static final String VALUE = "value";

  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();

  AnnotationText(String name) {
    this.name = name;
  }

  /** Says one attribute more. */
  AnnotationText with(String attribute, String expression) {
    attributes.put(attribute, expression);
    return this;
  }

  AnnotationText with(String attribute, long number) {
    return with(attribute, JavaLiteral.of(number));
  }

  /** Says an attribute, if it is not what silence means. */
  AnnotationText when(boolean isSaid, String attribute, String expression) {
    return isSaid ? with(attribute, expression) : this;
  }

  AnnotationText when(boolean isSaid, String attribute, long number) {
    return isSaid ? with(attribute, number) : this;
  }

  /** A text or an array of texts, as an annotation takes several. */
  static String texts(List<String> texts) {
    List<String> literals = texts.stream().map(JavaLiteral::of).toList();
    return literals.size() == 1 ? literals.get(0) : "{" + String.join(", ", literals) + "}";
  }

  /** In one line if it is no wider, else a line for each attribute. */
  String in(int width) {
    String line = toString();
    if (line.length() <= width && !line.contains("\n")) {
      return line;
    }
    return attributes.entrySet().stream()
        .map(it -> "    " + assignment(it).replace("\n", "\n    "))
        .collect(Collectors.joining(",\n", "@" + name + "(\n", ")"));
  }

  private String assignment(Map.Entry<String, String> attribute) {
    boolean isOnly = attributes.size() == 1 && attribute.getKey().equals(VALUE);
    boolean isLong = attribute.getValue().contains("\n");
    return isOnly
        ? attribute.getValue()
        : attribute.getKey()
            + (isLong
                ? " =\n    " + attribute.getValue().replace("\n", "\n    ")
                : " = " + attribute.getValue());
  }

  @Override
  public String toString() {
    return attributes.isEmpty()
        ? "@" + name
        : attributes.entrySet().stream()
            .map(this::assignment)
            .collect(Collectors.joining(", ", "@" + name + "(", ")"));
  }
}
