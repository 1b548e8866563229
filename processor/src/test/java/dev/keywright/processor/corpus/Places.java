package dev.keywright.processor.corpus;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.keywright.processor.MemoryFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The declarations of one source file, by where they stand in it. */
public final class Places {
  private final CompilationUnitTree unit;
  private final SourcePositions positions;

  private Places(CompilationUnitTree unit, SourcePositions positions) {
    this.unit = unit;
    this.positions = positions;
  }

  /** Reads a file without compiling it. */
  public static Places of(JavaFileObject source) {
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null, new MemoryFiles(), null, List.of("-proc:none"), null, List.of(source));
    try {
      CompilationUnitTree unit = task.parse().iterator().next();
      return new Places(unit, Trees.instance(task).getSourcePositions());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The name of the part, method or constant whose declaration holds a position; of those on a
   * type, the annotation ({@code @Volume}); else the type.
   */
  public String at(long position) {
    Finder finder = new Finder(position);
    finder.scan(unit, null);
    return finder.innermost.orElse("");
  }

  /** Walks to the position; what is deeper is seen later. */
  private final class Finder extends TreePathScanner<Void, Void> {
    private final long position;
    private Optional<String> innermost = Optional.empty();

    Finder(long position) {
      this.position = position;
    }

    private boolean holds(Tree tree) {
      return positions.getStartPosition(unit, tree) <= position
          && position < positions.getEndPosition(unit, tree);
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      return found(type, type.getSimpleName().toString(), () -> super.visitClass(type, null));
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      return found(method, method.getName().toString(), () -> super.visitMethod(method, null));
    }

    @Override
    public Void visitVariable(VariableTree part, Void nothing) {
      return found(part, part.getName().toString(), () -> super.visitVariable(part, null));
    }

    @Override
    public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
      TreePath owner = getCurrentPath().getParentPath().getParentPath();
      boolean isOnType = owner.getLeaf() instanceof ClassTree;
      return isOnType
          ? found(annotation, "@" + annotation.getAnnotationType(), () -> {})
          : super.visitAnnotation(annotation, null);
    }

    private Void found(Tree tree, String name, Runnable deeper) {
      if (holds(tree)) {
        innermost = Optional.of(name);
        deeper.run();
      }
      return null;
    }
  }
}
