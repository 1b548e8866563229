package dev.keywright.processor.crash;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** ECJ, which hands broken sources to processors, too. */
final class InProcessEcj implements CrashCompiler {
  private final EclipseCompiler ecj = new EclipseCompiler();
  private final String classPath;
  private final Path folder;

  InProcessEcj(String classPath, Path folder) {
    this.classPath = classPath;
    this.folder = folder;
  }

  @Override
  public Outcome compile(String source, Processor processor) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = ecj.getStandardFileManager(null, Locale.ROOT, UTF_8)) {
      Path file = Files.writeString(folder.resolve(FILE), source);
      files.setLocation(
          StandardLocation.CLASS_PATH,
          Arrays.stream(classPath.split(File.pathSeparator)).map(File::new).toList());
      List<File> empty = List.of(empty(folder.resolve("generated")).toFile());
      files.setLocation(StandardLocation.SOURCE_OUTPUT, empty);
      files.setLocation(StandardLocation.CLASS_OUTPUT, empty);
      JavaCompiler.CompilationTask task =
          ecj.getTask(
              Writer.nullWriter(),
              files,
              found,
              List.of("-17", "-proceedOnError"),
              null,
              files.getJavaFileObjects(file.toFile()));
      task.setProcessors(List.of(processor));
      task.call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException | Error thrown) {
      // Broken sources bring this compiler down; what brings the processor down is watched.
      return Outcome.sound(Outcome.Kind.ERROR);
    }
    return Judge.of(FILE, found.getDiagnostics());
  }

  // What another source left there would be found again.
  private static Path empty(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> left = Files.walk(folder)) {
        for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    return Files.createDirectories(folder);
  }
}
