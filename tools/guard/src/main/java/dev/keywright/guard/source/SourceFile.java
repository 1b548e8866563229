package dev.keywright.guard.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A source file, read and parsed but not compiled, so that it needs no class path. */
public final class SourceFile {
  private static final String PACKAGE = "package-info";

  private final Path path;
  private final String text;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final ResolvedTypeNames names;
  private final Map<String, ClassTree> types = new LinkedHashMap<>();

  private SourceFile(
      Path path,
      String text,
      CompilationUnitTree unit,
      SourcePositions positions,
      List<Path> roots) {
    this.path = path;
    this.text = text;
    this.unit = unit;
    this.positions = positions;
    String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    addTypes(unit.getTypeDecls(), prefix);
    this.names = new ResolvedTypeNames(unit, Set.copyOf(types.keySet()), roots);
  }

  /**
   * Parses the text of a file.
   *
   * @param roots the directories that the first package is in
   */
  static SourceFile of(Path path, String text, List<Path> roots) throws IOException {
    JavacTask task =
        (JavacTask)
            SourceText.compiler()
                .getTask(
                    null,
                    null,
                    // Whoever compiles the file reports what does not parse.
                    ignored -> {},
                    List.of("-proc:none"),
                    null,
                    List.of(new SourceText(path, text)));
    CompilationUnitTree unit = task.parse().iterator().next();
    return new SourceFile(path, text, unit, Trees.instance(task).getSourcePositions(), roots);
  }

  private void addTypes(List<? extends Tree> declared, String prefix) {
    for (Tree tree : declared) {
      if (tree instanceof ClassTree type) {
        String name = prefix + type.getSimpleName();
        types.put(name, type);
        addTypes(type.getMembers(), name + "$");
      }
    }
  }

  public Path path() {
    return path;
  }

  public String text() {
    return text;
  }

  CompilationUnitTree unit() {
    return unit;
  }

  /** Whether it declares a type, or is the file of a package's annotations. */
  boolean declares(String binaryName) {
    return types.containsKey(binaryName) || isPackage(binaryName);
  }

  /** What its names mean. */
  ResolvedTypeNames names() {
    return names;
  }

  private boolean isPackage(String binaryName) {
    return unit.getPackageName() != null
        && binaryName.equals(unit.getPackageName() + "." + PACKAGE)
        && path.endsWith(PACKAGE + ".java");
  }

  Optional<ClassTree> type(String binaryName) {
    return Optional.ofNullable(types.get(binaryName));
  }

  List<? extends AnnotationTree> packageAnnotations() {
    return unit.getPackageAnnotations();
  }

  /** Where a tree begins and ends. */
  SourceSpan span(Tree tree) {
    return new SourceSpan(
        (int) positions.getStartPosition(unit, tree), (int) positions.getEndPosition(unit, tree));
  }

  /** The source of a tree. */
  String source(Tree tree) {
    SourceSpan span = span(tree);
    return text.substring(span.start(), span.end());
  }
}
