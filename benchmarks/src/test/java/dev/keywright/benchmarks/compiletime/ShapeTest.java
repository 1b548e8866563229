package dev.keywright.benchmarks.compiletime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is measured has to compile, and to mean the same for every contender. */
class ShapeTest {
  @TempDir Path folder = Path.of("");

  @Test
  void everyShapeIsAnEntityThatPassesAllChecks() throws IOException {
    Workload workload = Workload.write(folder, Contender.KEYWRIGHT, Shape.ALL.size());

    assertThat(errors(workload, List.of())).isEmpty();
    assertThat(namesIn(workload.generated()))
        .hasSize(Shape.ALL.size())
        .allMatch(name -> name.endsWith("Key.java"));
  }

  @Test
  void everyShapeCompilesWithoutItsKey() throws IOException {
    Workload workload = Workload.write(folder, Contender.KEYWRIGHT, Shape.ALL.size());

    assertThat(errors(workload, List.of("-proc:none"))).isEmpty();
    assertThat(namesIn(workload.generated())).isEmpty();
  }

  @Test
  void everyShapeHasFourPropertiesAndASortColumn() {
    assertThat(Shape.ALL)
        .allSatisfy(
            shape -> {
              assertThat(shape.properties()).hasSize(4);
              assertThat(shape.properties())
                  .anyMatch(property -> property.annotations().startsWith("@SortKey"));
            });
  }

  @Test
  void peersAreGivenTheSameProperties() {
    Shape shape = Shape.ALL.get(0);

    assertThat(Contender.AUTO_VALUE.source("p", "T", shape))
        .contains("abstract class T")
        .contains("abstract int deviceId();", "abstract String sellerId();")
        .contains("abstract long cardId();", "abstract long orderNumber();")
        .doesNotContain("@PartitionKey");
    assertThat(Contender.IMMUTABLES.source("p", "T", shape))
        .contains("interface T")
        .contains(" int deviceId();", " String sellerId();")
        .contains(" long cardId();", " long orderNumber();")
        .doesNotContain("@PartitionKey");
  }

  private static List<String> errors(Workload workload, List<String> options) throws IOException {
    workload.clean();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<String> all = new ArrayList<>(options);
      all.addAll(List.of("-classpath", System.getProperty("java.class.path")));
      all.addAll(List.of("-d", workload.classes().toString()));
      all.addAll(List.of("-s", workload.generated().toString()));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              files,
              diagnostics,
              all,
              null,
              files.getJavaFileObjectsFromPaths(workload.files()));
      task.setProcessors(options.isEmpty() ? processors() : List.of());
      task.call();
    }
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .toList();
  }

  // As compilers find it.
  private static List<Processor> processors() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(found -> found.type().getName().startsWith("dev.keywright."))
        .<Processor>map(ServiceLoader.Provider::get)
        .toList();
  }

  private static List<String> namesIn(Path folder) {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
