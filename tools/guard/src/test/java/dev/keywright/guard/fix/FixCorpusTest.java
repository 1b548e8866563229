package dev.keywright.guard.fix;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fixes of the whole corpus: what is left then, and whether git can apply them. */
class FixCorpusTest {
  private static final Path SOURCES = Path.of("../../processor/src/test/resources/corpus");
  private static final double BAR = 0.98;
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  // To open the jars of the class path takes as long as to compile an entity.
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, null, UTF_8);

  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  @TempDir private Path root;

  /** An entity of which something was found that a fix can mend. */
  private record Fixed(String name, FixRun run) {

    boolean needsAuthor() {
      return run.outcomes().stream()
          .anyMatch(it -> it.because().filter("only you can decide how"::equals).isPresent());
    }
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.filter(it -> it.toString().endsWith(".java")).sorted().toList();
    }
  }

  private Fixed fixed(Path file, String text) throws IOException {
    String name = file.getFileName().toString();
    Path folder = root.resolve(name.replace(".java", ""));
    Files.writeString(Files.createDirectories(folder.resolve("corpus")).resolve(name), text, UTF_8);
    SourceCompiler compiler =
        new SourceCompiler(
            List.of(folder, SOURCES.resolve("annotations")),
            List.of("-proc:only", "-cp", CLASS_PATH));
    return new Fixed(name, FixRun.of(compiler, it -> true));
  }

  @Test
  void nearlyAllThatCanBeFixedIsSilentAndGitAppliesEachDiff()
      throws IOException, InterruptedException {
    List<Fixed> all = new ArrayList<>();
    StringBuilder patch = new StringBuilder();
    for (Path file : files()) {
      String text = Files.readString(file, UTF_8);
      Fixed fixed = fixed(file, variant(text, all.size()));
      if (!fixed.run().outcomes().isEmpty()) {
        all.add(fixed);
      }
      for (FixedFile changed : fixed.run().files()) {
        patch.append(
            GitDiff.of(root.relativize(changed.path()).toString().replace('\\', '/'), changed));
      }
    }
    List<Fixed> fixable = all.stream().filter(it -> !it.needsAuthor()).toList();
    List<Fixed> noisy = fixable.stream().filter(it -> !it.run().left().isEmpty()).toList();
    double share = 1 - (double) noisy.size() / fixable.size();
    System.out.printf(
        "fix: %d entities with findings, %d that only the author can mend, %d of %d silent after"
            + " the fixes: %.3f%n",
        all.size(),
        all.size() - fixable.size(),
        fixable.size() - noisy.size(),
        fixable.size(),
        share);
    noisy.forEach(it -> System.out.println("  " + it.name() + " " + it.run().outcomes()));
    assertThat(share).isGreaterThanOrEqualTo(BAR);
    assertThat(applied(patch.toString())).isZero();
    for (Fixed fixed : all) {
      for (FixedFile changed : fixed.run().files()) {
        assertThat(Files.readString(changed.path(), UTF_8)).isEqualTo(changed.after());
        assertThat(Unannotated.of(changed.after()))
            .as(fixed.name())
            .isEqualTo(Unannotated.of(changed.before()));
      }
    }
    assertThat(fixable.stream().filter(it -> !compiles(it.name())).map(Fixed::name)).isEmpty();
  }

  /** Whether javac has no error in a file on disk and in its key. */
  private boolean compiles(String name) {
    Path folder = root.resolve(name.replace(".java", ""));
    try (Stream<Path> annotations = Files.walk(SOURCES.resolve("annotations"))) {
      List<Path> sources =
          new ArrayList<>(annotations.filter(it -> it.toString().endsWith(".java")).toList());
      sources.add(folder.resolve("corpus").resolve(name));
      return JAVAC
          .getTask(
              null,
              FILES,
              null,
              List.of("-cp", CLASS_PATH, "-d", folder.toString(), "-Xlint:-options"),
              null,
              FILES.getJavaFileObjectsFromPaths(sources))
          .call();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
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
