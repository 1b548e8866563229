package dev.keywright.guard.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** An annotation of the source, and what becomes of it. All other characters stay. */
final class EditedAnnotation {
  private static final String VALUE = "value";

  private final SourceFile file;
  private final AnnotationTree tree;
  private final Map<String, ExpressionTree> written = new LinkedHashMap<>();
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private Optional<String> name = Optional.empty();
  private boolean isRemoved;

  EditedAnnotation(SourceFile file, AnnotationTree tree) {
    this.file = file;
    this.tree = tree;
    for (ExpressionTree argument : tree.getArguments()) {
      ExpressionTree value =
          argument instanceof AssignmentTree named ? named.getExpression() : argument;
      String attribute =
          argument instanceof AssignmentTree named ? named.getVariable().toString() : VALUE;
      written.put(attribute, value);
      attributes.put(attribute, file.source(value));
    }
  }

  void rename(String other) {
    name = Optional.of(other);
  }

  void remove() {
    isRemoved = true;
  }

  void leave(String attribute) {
    attributes.remove(attribute);
  }

  void set(String attribute, String literal) {
    attributes.put(attribute, literal);
  }

  /** An annotation as it is written where there is none. */
  static String text(String name, Map<String, String> attributes) {
    return "@" + name + (attributes.isEmpty() ? "" : "(" + arguments(attributes) + ")");
  }

  private static String arguments(Map<String, String> attributes) {
    boolean isValue = attributes.size() == 1 && attributes.containsKey(VALUE);
    return attributes.entrySet().stream()
        .map(it -> isValue ? it.getValue() : it.getKey() + " = " + it.getValue())
        .collect(Collectors.joining(", "));
  }

  List<Replacement> replacements() {
    if (isRemoved) {
      return List.of(new Replacement(withSpace(file.span(tree)), ""));
    }
    List<Replacement> all = new ArrayList<>();
    name.ifPresent(it -> all.add(new Replacement(file.span(tree.getAnnotationType()), it)));
    boolean keepsAll = attributes.keySet().containsAll(written.keySet());
    if (tree.getArguments().isEmpty()) {
      addArguments(all);
    } else if (!keepsAll || isShorthand()) {
      all.add(new Replacement(arguments(), arguments(attributes)));
      if (attributes.isEmpty()) {
        all.remove(all.size() - 1);
        all.add(new Replacement(parentheses(), ""));
      }
    } else {
      changeArguments(all);
    }
    return all;
  }

  // A lone value has a name beside others.
  private boolean isShorthand() {
    return !(tree.getArguments().get(0) instanceof AssignmentTree) && attributes.size() > 1;
  }

  private void addArguments(List<Replacement> all) {
    if (!attributes.isEmpty()) {
      int end = file.span(tree.getAnnotationType()).end();
      // There may be empty parentheses.
      all.add(
          new Replacement(
              new SourceSpan(end, file.span(tree).end()), "(" + arguments(attributes) + ")"));
    }
  }

  private void changeArguments(List<Replacement> all) {
    StringBuilder added = new StringBuilder();
    attributes.forEach(
        (attribute, literal) -> {
          ExpressionTree old = written.get(attribute);
          if (old == null) {
            added.append(", ").append(attribute).append(" = ").append(literal);
          } else if (!file.source(old).equals(literal)) {
            all.add(new Replacement(file.span(old), literal));
          }
        });
    if (added.length() > 0) {
      all.add(Replacement.insertion(arguments().end(), added.toString()));
    }
  }

  /** From the first argument to the last. */
  private SourceSpan arguments() {
    List<? extends ExpressionTree> all = tree.getArguments();
    return new SourceSpan(file.span(all.get(0)).start(), file.span(all.get(all.size() - 1)).end());
  }

  private SourceSpan parentheses() {
    return new SourceSpan(file.span(tree.getAnnotationType()).end(), file.span(tree).end());
  }

  // An annotation that had a line of its own leaves none.
  private SourceSpan withSpace(SourceSpan span) {
    String text = file.text();
    int start = span.start();
    while (start > 0 && isBlank(text.charAt(start - 1))) {
      start--;
    }
    int end = span.end();
    while (end < text.length() && isBlank(text.charAt(end))) {
      end++;
    }
    boolean isAlone = start == 0 || text.charAt(start - 1) == '\n';
    if (isAlone && end < text.length() && (text.charAt(end) == '\n' || text.charAt(end) == '\r')) {
      boolean isTwo = text.startsWith("\r\n", end);
      return new SourceSpan(start, end + (isTwo ? 2 : 1));
    }
    return new SourceSpan(span.start(), end);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
