package dev.keywright.guard.fix;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.report.description.FoundFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fixes of the whole corpus: what is left then, and whether git can apply them. */
class FixCorpusTest {
  private static final Path SOURCES = Path.of("../../processor/src/test/resources/corpus");
  private static final double BAR = 0.98;
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  // javac keeps silent about more than a hundred.
  private static final String NO_LIMIT = "100000";

  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  @TempDir private Path root;

  /** An entity of which something was found that a fix can mend. */
  private record Fixed(String name, List<FixOutcome> outcomes, List<FoundFinding> left) {

    boolean needsAuthor() {
      return outcomes.stream()
          .anyMatch(it -> it.because().filter("only you can decide how"::equals).isPresent());
    }
  }

  private static List<Path> files(Path folder, int depth) throws IOException {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(it -> it.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** One run for all: javac reads the class path once, not once for each entity and round. */
  private FixRun fixed() throws IOException {
    Path folder = Files.createDirectories(root.resolve("corpus"));
    int number = 0;
    for (Path file : files(SOURCES, 1)) {
      String text = variant(Files.readString(file, UTF_8), number++);
      Files.writeString(folder.resolve(file.getFileName().toString()), text, UTF_8);
    }
    SourceCompiler compiler =
        new SourceCompiler(
            List.of(root, SOURCES.resolve("annotations")),
            List.of("-proc:only", "-cp", CLASS_PATH));
    return FixRun.of(compiler, it -> true);
  }

  private static String file(FoundFinding found) {
    return found.finding().place().type().replaceAll("^corpus\\.|\\$.*$", "") + ".java";
  }

  private static List<Fixed> byFile(FixRun run) {
    Map<String, List<FixOutcome>> outcomes =
        run.outcomes().stream().collect(groupingBy(it -> file(it.found()), TreeMap::new, toList()));
    return outcomes.entrySet().stream()
        .map(
            it ->
                new Fixed(
                    it.getKey(),
                    it.getValue(),
                    run.left().stream().filter(left -> file(left).equals(it.getKey())).toList()))
        .toList();
  }

  @Test
  void nearlyAllThatCanBeFixedIsSilentAndGitAppliesEachDiff()
      throws IOException, InterruptedException {
    FixRun run = fixed();
    List<FixedFile> files = run.files();
    String patch = GitDiff.of(files, it -> root.relativize(it).toString().replace('\\', '/'));
    List<Fixed> all = byFile(run);
    List<Fixed> fixable = all.stream().filter(it -> !it.needsAuthor()).toList();
    List<Fixed> noisy = fixable.stream().filter(it -> !it.left().isEmpty()).toList();
    double share = 1 - (double) noisy.size() / fixable.size();
    System.out.printf(
        "fix: %d entities with findings, %d that only the author can mend, %d of %d silent after"
            + " the fixes: %.3f%n",
        all.size(),
        all.size() - fixable.size(),
        fixable.size() - noisy.size(),
        fixable.size(),
        share);
    noisy.forEach(it -> System.out.println("  " + it.name() + " " + it.outcomes()));
    assertThat(share).isGreaterThanOrEqualTo(BAR);
    assertThat(applied(patch)).isZero();
    for (FixedFile changed : files) {
      assertThat(Files.readString(changed.path(), UTF_8)).isEqualTo(changed.after());
      assertThat(Unannotated.of(changed.after()))
          .as(changed.path().toString())
          .isEqualTo(Unannotated.of(changed.before()));
    }
    assertThat(errors(fixable.stream().map(Fixed::name).toList())).isEmpty();
  }

  /** What javac has against files on disk and their keys. */
  private List<String> errors(List<String> names) throws IOException {
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    List<Path> sources = new ArrayList<>(files(SOURCES.resolve("annotations"), Integer.MAX_VALUE));
    names.forEach(it -> sources.add(root.resolve("corpus").resolve(it)));
    try (StandardJavaFileManager files = JAVAC.getStandardFileManager(said, null, UTF_8)) {
      JAVAC
          .getTask(
              null,
              files,
              said,
              List.of("-cp", CLASS_PATH, "-d", root.toString(), "-Xmaxerrs", NO_LIMIT),
              null,
              files.getJavaFileObjectsFromPaths(sources))
          .call();
    }
    return said.getDiagnostics().stream()
        .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
        .map(Object::toString)
        .toList();
  }

  /** A third has CRLF, a third has no last newline, and tabs. */
  private static String variant(String text, int number) {
    return switch (number % 3) {
      case 0 -> text;
      case 1 -> text.replace("\n", "\r\n");
      default -> text.stripTrailing().replace("    ", "\t");
    };
  }

  private int applied(String patch) throws IOException, InterruptedException {
    Path file = root.resolve("fix.patch");
    Files.writeString(file, patch, UTF_8);
    run("git", "init", "--quiet");
    return run("git", "-c", "core.autocrlf=false", "apply", "--whitespace=nowarn", "fix.patch");
  }

  private int run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).directory(root.toFile()).inheritIO().start().waitFor();
  }
}
