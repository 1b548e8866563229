package dev.keywright.processor;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.fix.Target;
import dev.keywright.processor.read.ElementSpot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Edits of annotations as replacements of the source that declares them. */
final class SourceEdits {
  private static final List<String> TELLING = List.of("key", "name", "version", "check");

  private final Trees trees;
  private final Elements elements;
  private final Map<AnnotationTree, Written> changed = new LinkedHashMap<>();
  private final List<Replacement> replacements = new ArrayList<>();
  private Optional<CompilationUnitTree> unit = Optional.empty();

  private SourceEdits(Trees trees, Elements elements) {
    this.trees = trees;
    this.elements = elements;
  }

  /** A piece of source, and what stands in its place. */
  record Replacement(long start, long end, String text) {}

  /** An annotation with its attributes as they are written. */
  private static final class Written {
    String name = "";
    final Map<String, String> attributes = new LinkedHashMap<>();
    boolean isRemoved;

    String text() {
      if (isRemoved) {
        return "";
      }
      List<String> shown = new ArrayList<>();
      boolean isValue = attributes.size() == 1 && attributes.containsKey("value");
      attributes.forEach((name, value) -> shown.add(isValue ? value : name + " = " + value));
      return "@" + name + (shown.isEmpty() ? "" : "(" + String.join(", ", shown) + ")");
    }
  }

  /** The source of an entity with all edits of a change; empty if one has no place there. */
  static Optional<String> applied(Trees trees, Elements elements, List<Edit> edits) {
    SourceEdits source = new SourceEdits(trees, elements);
    for (Edit edit : edits) {
      if (!source.apply(edit)) {
        return Optional.empty();
      }
    }
    return Optional.of(source.text());
  }

  private boolean apply(Edit edit) {
    Optional<Element> element = element(edit.target());
    if (element.isEmpty()) {
      return false;
    }
    Optional<Tree> declaration = declaration(element.get());
    if (declaration.isEmpty()) {
      return false;
    }
    Optional<AnnotationTree> annotation = annotation(declaration.get(), edit.target());
    if (annotation.isEmpty()) {
      return edit instanceof Edit.Setting setting && add(declaration.get(), setting);
    }
    Written written = changed.computeIfAbsent(annotation.get(), this::written);
    if (edit instanceof Edit.Setting setting) {
      change(written, setting.set(), setting.left());
    } else if (edit instanceof Edit.Renaming renaming) {
      written.name = renaming.annotation();
      change(written, renaming.set(), renaming.left());
    } else {
      written.isRemoved = true;
    }
    return true;
  }

  private static void change(Written written, List<Attribute> set, List<String> left) {
    left.forEach(written.attributes::remove);
    set.forEach(it -> written.attributes.put(it.name(), it.literal()));
  }

  private boolean add(Tree declaration, Edit.Setting setting) {
    Written added = new Written();
    added.name = setting.target().annotation();
    change(added, setting.set(), List.of());
    if (!setting.target().key().isEmpty()) {
      added.attributes.put("key", "\"" + setting.target().key() + "\"");
    }
    long start = trees.getSourcePositions().getStartPosition(unit.orElseThrow(), declaration);
    replacements.add(new Replacement(start, start, added.text() + " "));
    return true;
  }

  private Optional<Element> element(Target target) {
    if (!target.type().isEmpty()) {
      return Optional.ofNullable(elements.getTypeElement(target.type()))
          .flatMap(
              type ->
                  type.getEnclosedElements().stream()
                      .filter(it -> it.getKind() == ElementKind.ENUM_CONSTANT)
                      .filter(it -> it.getSimpleName().contentEquals(target.owner()))
                      .findFirst())
          .map(Element.class::cast);
    }
    return target.spot() instanceof ElementSpot spot
        ? Optional.of(spot.element())
        : Optional.empty();
  }

  private Optional<Tree> declaration(Element element) {
    Element type = element instanceof TypeElement ? element : element.getEnclosingElement();
    TreePath path = trees.getPath(type);
    if (path == null || (unit.isPresent() && path.getCompilationUnit() != unit.get())) {
      return Optional.empty();
    }
    unit = Optional.of(path.getCompilationUnit());
    if (element.equals(type)) {
      return Optional.of(path.getLeaf());
    }
    return ((ClassTree) path.getLeaf())
        .getMembers().stream()
            .filter(member -> isNamed(member, element))
            .map(Tree.class::cast)
            .findFirst();
  }

  private static boolean isNamed(Tree member, Element element) {
    boolean isMethod = element.getKind() == ElementKind.METHOD;
    if (member instanceof MethodTree method) {
      return isMethod && method.getName().contentEquals(element.getSimpleName());
    }
    return !isMethod
        && member instanceof VariableTree variable
        && variable.getName().contentEquals(element.getSimpleName());
  }

  private Optional<AnnotationTree> annotation(Tree declaration, Target target) {
    List<AnnotationTree> named =
        modifiers(declaration).getAnnotations().stream()
            .filter(it -> simpleName(it).equals(target.annotation()))
            .map(AnnotationTree.class::cast)
            .toList();
    return named.stream().filter(it -> isMeant(written(it), target)).findFirst();
  }

  private static boolean isMeant(Written written, Target target) {
    String key = target.key().isEmpty() ? "" : "\"" + target.key() + "\"";
    if (!written.attributes.getOrDefault("key", "").equals(key)) {
      return false;
    }
    AnnotationMirror mirror = target.spot() instanceof ElementSpot spot ? spot.annotation() : null;
    if (mirror == null
        || !mirror
            .getAnnotationType()
            .asElement()
            .getSimpleName()
            .contentEquals(target.annotation())) {
      return true;
    }
    return mirror.getElementValues().entrySet().stream()
        .filter(it -> TELLING.contains(it.getKey().getSimpleName().toString()))
        .allMatch(
            it ->
                it.getValue()
                    .toString()
                    .equals(written.attributes.get(it.getKey().getSimpleName().toString())));
  }

  private static ModifiersTree modifiers(Tree declaration) {
    if (declaration instanceof ClassTree type) {
      return type.getModifiers();
    }
    return declaration instanceof MethodTree method
        ? method.getModifiers()
        : ((VariableTree) declaration).getModifiers();
  }

  private static String simpleName(AnnotationTree annotation) {
    String name = annotation.getAnnotationType().toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private Written written(AnnotationTree annotation) {
    Written written = new Written();
    written.name = annotation.getAnnotationType().toString();
    for (ExpressionTree argument : annotation.getArguments()) {
      if (argument instanceof AssignmentTree assignment) {
        written.attributes.put(
            assignment.getVariable().toString(), source(assignment.getExpression()));
      } else {
        written.attributes.put("value", source(argument));
      }
    }
    return written;
  }

  private String source(Tree tree) {
    return text(start(tree), end(tree));
  }

  private long start(Tree tree) {
    return trees.getSourcePositions().getStartPosition(unit.orElseThrow(), tree);
  }

  private long end(Tree tree) {
    return trees.getSourcePositions().getEndPosition(unit.orElseThrow(), tree);
  }

  private String text(long start, long end) {
    return whole().substring((int) start, (int) end);
  }

  private String whole() {
    try {
      return unit.orElseThrow().getSourceFile().getCharContent(true).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String text() {
    changed.forEach(
        (tree, written) ->
            replacements.add(new Replacement(start(tree), end(tree), written.text())));
    StringBuilder text = new StringBuilder(whole());
    replacements.stream()
        .sorted(
            Comparator.comparingLong(Replacement::start)
                .thenComparingLong(Replacement::end)
                .reversed())
        .forEach(it -> text.replace((int) it.start(), (int) it.end(), it.text()));
    return text.toString();
  }
}
