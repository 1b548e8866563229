package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The golden cases once more, in packages that hold a class of each simple name that generated code
 * uses: {@code String}, {@code Override}, {@code List}, {@code KeyRange}.
 */
@Tag("full")
class AwkwardPackageTest {
  private static final Pattern WORD = Pattern.compile("\\b[A-Z]\\w*\\b");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.]+\\.([A-Z]\\w*);$");
  // Not in a text, and not where something stands before it, as in java.lang.String.
  private static final Pattern UNQUALIFIED =
      Pattern.compile("(?<!int |[\\w.\"])(String|Integer|Long|Override)\\b(?![\\w\"(])");

  @TempDir Path folder;

  /** The sources by path, those of the awkward classes among them. */
  private static Map<String, String> sources() {
    Map<String, String> sources = new TreeMap<>();
    Set<String> names = namesInUse();
    for (Path goldenCase : GoldenCases.all()) {
      for (Path input : GoldenCases.inputs(goldenCase)) {
        String text = GoldenCases.text(input);
        String folder = packageOf(text);
        String entity = UNQUALIFIED.matcher(text).replaceAll("java.lang.$1");
        sources.put(folder + "/" + input.getFileName(), entity);
        for (String name : names) {
          sources.put(
              folder + "/" + name + ".java",
              "package %s;\n\npublic final class %s {}\n".formatted(folder, name));
        }
      }
    }
    return sources;
  }

  private static String packageOf(String source) {
    return source.substring("package ".length(), source.indexOf(';'));
  }

  /** The simple names of all classes, the user's excepted, that stand in generated code. */
  private static Set<String> namesInUse() {
    Set<String> names = new TreeSet<>();
    for (Path goldenCase : GoldenCases.all()) {
      for (String text : GoldenCases.outputs(goldenCase).values()) {
        IMPORT.matcher(text).results().map(it -> it.group(1)).forEach(names::add);
        words(text).filter(AwkwardPackageTest::isOfJavaLang).forEach(names::add);
      }
    }
    return names;
  }

  private static Stream<String> words(String text) {
    return WORD.matcher(text).results().map(MatchResult::group);
  }

  private static boolean isOfJavaLang(String name) {
    try {
      return Class.forName("java.lang." + name) != null;
    } catch (ClassNotFoundException none) {
      return false;
    }
  }

  @Test
  void theNamesAreThoseThatUsersMightChoose() {
    assertThat(namesInUse())
        .contains("Override", "String", "Object", "Integer", "Long")
        .contains("List", "Map", "Optional", "Comparator", "Key", "KeyRange", "Generated");
  }

  @Test
  void javacCompilesTheGeneratedCode() {
    JavaFileObject[] sources =
        sources().entrySet().stream()
            .map(it -> MemoryFiles.source(it.getKey(), it.getValue()))
            .toArray(JavaFileObject[]::new);

    Compiled compiled = Compiled.strictly(sources);

    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.succeeded()).isTrue();
  }

  @Test
  void ecjCompilesTheGeneratedCode() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : sources().entrySet()) {
      Path file = folder.resolve("in").resolve(source.getKey());
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, source.getValue()));
    }

    CompilerRun.Result result = new CompilerRun(folder, files).ecj();

    assertThat(result.output()).doesNotContain("ERROR", "Key.java");
    assertThat(result.succeeded()).isTrue();
  }
}
