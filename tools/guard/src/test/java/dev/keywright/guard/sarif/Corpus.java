package dev.keywright.guard.sarif;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.guard.source.SourceTree;
import dev.keywright.report.description.FindingFiles;
import dev.keywright.report.description.FoundFinding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The entities of the corpus, and some whose findings are accepted, each with sources of its own in
 * one repository, compiled by javac: the corpus at once, as javac reads the class path for each
 * compilation, and of nothing but the processor's rounds, as all findings are made there.
 */
final class Corpus {
  private static final Path SOURCES = Path.of("../../processor/src/test/resources/corpus");
  private static final Path ACCEPTED = Path.of("src/test/resources/sarif");
  private static final Path PAGES = Path.of("../../docs/checks");
  private static final String JAVA = ".java";
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  // javac keeps silent about more than a hundred.
  private static final String NO_LIMIT = "100000";

  private final Path root;
  private final List<String> printed = new ArrayList<>();
  private final SarifReport report;

  /**
   * Compiles the corpus.
   *
   * @param root an empty directory
   * @param edit what becomes of each source
   */
  Corpus(Path root, UnaryOperator<String> edit) throws IOException {
    this.root = root;
    report = new SarifReport(GitRoot.around(root), Corpus::page);
    add(SOURCES, edit, List.of());
    add(ACCEPTED, edit, List.of("-Akeywright.KW405=off"));
  }

  static Optional<String> page(String name) {
    try {
      return Optional.of(Files.readString(PAGES.resolve(name + ".md"), UTF_8));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** What javac printed of ours, with the severity before it. */
  List<String> printed() {
    return printed;
  }

  SarifReport report() {
    return report;
  }

  private void add(Path folder, UnaryOperator<String> edit, List<String> options)
      throws IOException {
    List<Path> roots = new ArrayList<>();
    List<Path> all = new ArrayList<>(files(SOURCES.resolve("annotations"), Integer.MAX_VALUE));
    for (Path file : files(folder, 1)) {
      String name = file.getFileName().toString();
      Path sources = root.resolve(name.replace(JAVA, "")).resolve("src");
      Path source = Files.createDirectories(sources.resolve("corpus")).resolve(name);
      all.add(Files.writeString(source, edit.apply(Files.readString(file, UTF_8)), UTF_8));
      roots.add(sources);
    }
    Path classes = Files.createTempDirectory(root, "classes");
    compile(all, classes, options);
    SourceTree sources = new SourceTree(roots);
    for (FoundFinding found : FindingFiles.in(List.of(classes))) {
      report.add(found, sources);
    }
  }

  private void compile(List<Path> sources, Path classes, List<String> more) throws IOException {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> options =
        new ArrayList<>(List.of("-proc:only", "-cp", classPath, "-d", classes.toString()));
    options.addAll(List.of("-Xmaxerrs", NO_LIMIT, "-Xmaxwarns", NO_LIMIT));
    options.addAll(more);
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = JAVAC.getStandardFileManager(diagnostics, null, UTF_8)) {
      JavaCompiler.CompilationTask task =
          JAVAC.getTask(
              null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(processors());
      task.call();
    }
    diagnostics.getDiagnostics().stream()
        .filter(it -> it.getMessage(Locale.ROOT).startsWith("[KW"))
        .map(it -> level(it) + " " + stripped(it.getMessage(Locale.ROOT)))
        .forEach(printed::add);
  }

  /** Ours, as javac finds them, but loaded once. */
  static List<Processor> processors() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(it -> it.type().getName().startsWith("dev.keywright."))
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  private static String level(Diagnostic<?> diagnostic) {
    return switch (diagnostic.getKind()) {
      case ERROR -> "error";
      case WARNING, MANDATORY_WARNING -> "warning";
      default -> "note";
    };
  }

  /** A text without the indent that javac gives all lines but the first. */
  static String stripped(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }

  private static List<Path> files(Path folder, int depth) throws IOException {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(it -> it.toString().endsWith(JAVA)).sorted().toList();
    }
  }
}
