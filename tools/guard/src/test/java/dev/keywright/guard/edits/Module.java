package dev.keywright.guard.edits;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockCheck;
import dev.keywright.guard.lock.LockDecision;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.LockMismatch;
import dev.keywright.guard.lock.LockUpdate;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A module of a user in a directory under git: sources, classes and the lock. */
final class Module {
  private final Path root;
  private final Path sources;
  private final Path lock;

  Module(Path root) throws IOException, InterruptedException {
    this.root = root;
    this.sources = Files.createDirectories(root.resolve("src/shop"));
    this.lock = root.resolve(LockFile.NAME);
    Files.writeString(root.resolve(".gitignore"), "classes/\n", UTF_8);
    git("init", "--quiet", "--initial-branch=main");
  }

  /** Writes an entity; only its annotations and components are given. */
  void write(String name, String annotations, String components) throws IOException {
    writeSource(name, annotations + " public record " + name + "(" + components + ") {}");
  }

  /** Writes a type. */
  void writeSource(String name, String type) throws IOException {
    String source =
        "package shop;\n\nimport dev.keywright.*;\nimport java.time.*;\n\n" + type + "\n";
    Files.writeString(sources.resolve(name + ".java"), source, UTF_8);
  }

  void delete(String name) throws IOException {
    Files.delete(sources.resolve(name + ".java"));
  }

  /** The keys of the sources as they are. */
  CompiledModule compiled() throws IOException {
    Path classes = root.resolve("classes");
    if (Files.exists(classes)) {
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(classes);
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> options =
        List.of("-cp", classPath, "-processorpath", classPath, "-d", classes.toString());
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter printed = new StringWriter();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null);
        Stream<Path> all = Files.list(sources)) {
      boolean isCompiled =
          javac
              .getTask(
                  printed,
                  files,
                  null,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(all.sorted().toList()))
              .call();
      assertThat(isCompiled).as(printed.toString()).isTrue();
    }
    return CompiledModule.in(List.of(classes));
  }

  LockFile lock() throws IOException {
    return LockFile.read(lock);
  }

  /** As {@code keywright lock}. */
  void writeLock() throws IOException {
    write(LockUpdate.of(lock(), compiled()));
  }

  /** As {@code keywright lock --live}. */
  void writeLive() throws IOException {
    write(LockDecision.live(LockUpdate.of(lock(), compiled()), List.of()));
  }

  void write(LockFile written) throws IOException {
    Files.writeString(lock, written.toString(), UTF_8);
  }

  /** As {@code keywright check}: the first line of each mismatch. */
  List<String> check() throws IOException {
    return lines(LockCheck.of(lock(), compiled()));
  }

  private static List<String> lines(LockCheck check) {
    return check.mismatches().stream()
        .map(LockMismatch::toString)
        .map(it -> it.lines().findFirst().orElseThrow())
        .toList();
  }

  /** The same against the newest line of each key alone. */
  List<String> checkAgainstNewest() throws IOException {
    return lines(LockCheck.of(new LockFile(lock().newest(), List.of()), compiled()));
  }

  void commit(String message) throws IOException, InterruptedException {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  }

  String git(String... arguments) throws IOException, InterruptedException {
    String printed = gitOrFail(arguments);
    assertThat(printed).doesNotContain("exit code");
    return printed;
  }

  /** What git printed, with its exit code if that is not 0. */
  String gitOrFail(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of("git", "-c", "user.name=Test", "-c", "user.email=test@example.org"));
    command.addAll(Arrays.asList(arguments));
    Process process =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true).start();
    String printed =
        new String(process.getInputStream().readAllBytes(), UTF_8)
            .lines()
            .collect(Collectors.joining("\n"));
    int code = process.waitFor();
    return code == 0 ? printed : printed + "\nexit code " + code;
  }
}
