package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.page.CheckPages;
import dev.keywright.report.page.PageContext;
import dev.keywright.report.page.ReportFileNames;
import dev.keywright.report.sample.KnownRows;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The entities below {@code src/test/resources/designs}, compiled as users compile theirs. */
final class Designs {
  static final Path FOLDER = Path.of("src", "test", "resources", "designs");

  static final LoadPicture NO_PICTURE = key -> Optional.empty();

  private Designs() {}

  /** A report on these keys, of which nothing else is known. */
  static PageContext reported(List<KeyDescription> keys) {
    CheckPages none = new CheckPages(name -> Optional.empty());
    return new PageContext(keys, ReportFileNames.of(keys), KnownRows.NONE, none);
  }

  /** The keys of one folder of designs. */
  static List<KeyDescription> keys(String folder, Path classes) throws IOException {
    compile(sources(FOLDER.resolve(folder)), classes);
    return Descriptions.in(List.of(classes));
  }

  /** The key of one class. */
  static KeyDescription key(List<KeyDescription> keys, String keyClass) {
    return keys.stream().filter(it -> it.keyClass().equals(keyClass)).findFirst().orElseThrow();
  }

  static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(it -> it.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** Runs the processor; the descriptions end up in a folder of classes. */
  static void compile(List<Path> sources, Path classes) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> options = new ArrayList<>(List.of("-proc:only", "-cp", classPath));
    options.addAll(List.of("-processorpath", classPath, "-d", classes.toString()));
    StringWriter printed = new StringWriter();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      boolean isCompiled =
          javac
              .getTask(
                  printed, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(isCompiled).as(printed.toString()).isTrue();
    }
  }
}
