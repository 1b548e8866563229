package dev.keywright.guard.fix;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.guard.source.SourceText;
import dev.keywright.report.description.FindingFiles;
import dev.keywright.report.description.FoundFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * Compiles the sources of a module into a directory of its own, with javac and the processors of
 * the class path, and reads the findings there.
 *
 * @param roots the directories that the first package is in
 * @param options those of javac, with the class path
 */
public record SourceCompiler(List<Path> roots, List<String> options) {
  private static final String JAVA = ".java";
  private static final String MODULE = "module-info.java";

  /** The findings in the sources, some of which have other texts than on disk. */
  List<FoundFinding> findings(Map<Path, String> changed) throws IOException {
    JavaCompiler javac = SourceText.compiler();
    Path classes = Files.createTempDirectory("keywright-fix");
    try (StandardJavaFileManager files = javac.getStandardFileManager(ignored -> {}, null, UTF_8)) {
      List<JavaFileObject> sources = new ArrayList<>();
      for (Path file : files()) {
        if (changed.containsKey(file)) {
          sources.add(new SourceText(file, changed.get(file)));
        } else {
          files.getJavaFileObjects(file).forEach(sources::add);
        }
      }
      if (sources.isEmpty()) {
        throw new IOException("no file ends with .java: " + roots);
      }
      List<String> all = new ArrayList<>(options);
      all.addAll(List.of("-d", classes.toString(), "-s", classes.toString()));
      // What is wrong but no finding of ours is left to the build, if there is an entity.
      DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
      task(javac, files, said, all, sources).call();
      if (!Files.exists(classes.resolve(KeyDescription.FOLDER))) {
        throw new NoEntityException(
            "no entity was found: the class path needs the annotations and the processor"
                + firstError(said));
      }
      return FindingFiles.in(List.of(classes)).stream()
          .filter(it -> it.finding().suppression().isEmpty())
          .toList();
    } finally {
      delete(classes);
    }
  }

  private static CompilationTask task(
      JavaCompiler javac,
      StandardJavaFileManager files,
      DiagnosticCollector<JavaFileObject> said,
      List<String> all,
      List<JavaFileObject> sources)
      throws WrongOptionException {
    try {
      return javac.getTask(null, files, said, all, null, sources);
    } catch (IllegalArgumentException wrong) {
      throw new WrongOptionException("javac: " + wrong.getMessage(), wrong);
    }
  }

  private static String firstError(DiagnosticCollector<JavaFileObject> said) {
    return said.getDiagnostics().stream()
        .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
        .findFirst()
        .map(it -> "; the first error is " + at(it) + it.getMessage(Locale.ROOT))
        .orElse("");
  }

  private static String at(Diagnostic<? extends JavaFileObject> error) {
    return error.getSource() == null
        ? ""
        : Path.of(error.getSource().toUri()) + ":" + error.getLineNumber() + ": ";
  }

  private List<Path> files() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path root : roots) {
      try (Stream<Path> files = Files.walk(root)) {
        // Without it, the class path has all that the module requires.
        files
            .filter(it -> it.toString().endsWith(JAVA) && !it.endsWith(MODULE))
            .sorted()
            .forEach(all::add);
      }
    }
    return all;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
