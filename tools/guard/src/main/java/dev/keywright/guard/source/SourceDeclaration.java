package dev.keywright.guard.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.keywright.description.finding.FindingPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A declaration in a source file.
 *
 * @param tree empty for a package
 * @param name its simple name
 */
record SourceDeclaration(
    SourceFile file, Optional<Tree> tree, String name, List<? extends AnnotationTree> annotations) {
  private static final String CALL = "()";
  private static final String CONTAINER = ".List";

  /** The declaration of a place, or the nearest one around it that the file has. */
  static SourceDeclaration of(SourceFile file, FindingPlace place) {
    Optional<ClassTree> type = file.type(place.type());
    if (type.isEmpty()) {
      return new SourceDeclaration(file, Optional.empty(), "package", file.packageAnnotations());
    }
    Tree declared = place.member().flatMap(it -> member(type.get(), it)).orElse(type.get());
    return new SourceDeclaration(
        file, Optional.of(declared), simpleName(declared), modifiers(declared).getAnnotations());
  }

  // Of the class alone: a compact constructor repeats all components. An accessor that nobody
  // wrote is at its component.
  private static Optional<Tree> member(ClassTree type, String member) {
    String name = member.endsWith(CALL) ? member.substring(0, member.length() - 2) : member;
    Optional<Tree> method =
        type.getMembers().stream()
            .filter(it -> it instanceof MethodTree written && written.getName().contentEquals(name))
            .map(Tree.class::cast)
            .findFirst();
    Optional<Tree> variable =
        type.getMembers().stream()
            .filter(
                it -> it instanceof VariableTree written && written.getName().contentEquals(name))
            .map(Tree.class::cast)
            .findFirst();
    return member.endsWith(CALL) ? method.or(() -> variable) : variable;
  }

  private static String simpleName(Tree declared) {
    if (declared instanceof ClassTree type) {
      return type.getSimpleName().toString();
    }
    return declared instanceof MethodTree method
        ? method.getName().toString()
        : ((VariableTree) declared).getName().toString();
  }

  private static ModifiersTree modifiers(Tree declared) {
    if (declared instanceof ClassTree type) {
      return type.getModifiers();
    }
    return declared instanceof MethodTree method
        ? method.getModifiers()
        : ((VariableTree) declared).getModifiers();
  }

  /** Whether several variables share its annotations: {@code @Domain(min = 0) int a, b}. */
  boolean isShared(FindingPlace place) {
    return tree.isPresent()
        && tree.get() instanceof VariableTree
        && file.type(place.type()).stream()
                .flatMap(it -> it.getMembers().stream())
                .filter(it -> it instanceof VariableTree)
                .filter(it -> file.span(it).start() == file.span(tree.get()).start())
                .count()
            > 1;
  }

  /** The annotations of a full name, in order, those in a container included. */
  List<AnnotationTree> named(String fullName) {
    List<AnnotationTree> named = new ArrayList<>();
    for (AnnotationTree annotation : annotations) {
      if (isNamed(annotation, fullName)) {
        named.add(annotation);
      } else if (isNamed(annotation, fullName + CONTAINER)) {
        value(annotation, "value").ifPresent(it -> addAll(it, named));
      }
    }
    return named;
  }

  private boolean isNamed(AnnotationTree annotation, String fullName) {
    return file.names().means(annotation.getAnnotationType().toString(), fullName);
  }

  private static void addAll(ExpressionTree contained, List<AnnotationTree> all) {
    if (contained instanceof AnnotationTree only) {
      all.add(only);
    } else if (contained instanceof NewArrayTree array && array.getInitializers() != null) {
      array.getInitializers().forEach(it -> addAll(it, all));
    }
  }

  /** Whether an annotation is in a container of the source. */
  boolean isContained(AnnotationTree annotation) {
    return !annotations.contains(annotation);
  }

  /** The annotation that a place names. */
  Optional<AnnotationTree> annotation(FindingPlace place) {
    List<AnnotationTree> named = place.annotation().map(this::named).orElse(List.of());
    return named.stream().skip(place.occurrence()).findFirst();
  }

  /** The name itself. */
  SourceSpan nameSpan() {
    if (tree.isEmpty()) {
      return file.span(Objects.requireNonNull(file.unit().getPackage()));
    }
    SourceSpan whole = file.span(tree.get());
    int from = Math.max(whole.start(), file.span(modifiers(tree.get())).end());
    Matcher found = Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(file.text());
    return found.find(Math.max(0, from))
        ? new SourceSpan(found.start(), found.end())
        : new SourceSpan(from, whole.end());
  }

  /** The value of an attribute in an annotation. */
  static Optional<ExpressionTree> value(AnnotationTree annotation, String attribute) {
    for (ExpressionTree argument : annotation.getArguments()) {
      if (argument instanceof AssignmentTree assignment) {
        if (assignment.getVariable().toString().equals(attribute)) {
          return Optional.of(assignment.getExpression());
        }
      } else if (attribute.equals("value")) {
        return Optional.of(argument);
      }
    }
    return Optional.empty();
  }
}
