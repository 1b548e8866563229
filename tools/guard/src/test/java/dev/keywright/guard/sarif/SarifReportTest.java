package dev.keywright.guard.sarif;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.guard.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Suppressions, and what is left of an older compilation. */
class SarifReportTest {
  private static final String ACCEPTED =
      "@AllowDesign(check = \"KW201\", reason = \"one write a minute\") ";
  @TempDir private Path folder;
  private Path module;

  @BeforeEach
  void aModuleInARepository() throws IOException {
    Files.createDirectories(folder.resolve(".git"));
    module = Files.createDirectories(folder.resolve("my shop"));
    Files.createDirectories(module.resolve("src/shop"));
    Files.createDirectories(module.resolve("classes"));
  }

  private static String growing(String accepted, int order) {
    return "@Separator(',') "
        + accepted
        + "record Tick(@PartitionKey(order = 0, pad = 9) @Domain(min = 0, monotonic = true) int"
        + " seq, @PartitionKey(order = "
        + order
        + ", pad = 3) @Domain(min = 0) int shop) {}";
  }

  private boolean compile(String type) throws IOException {
    Path source = module.resolve("src/shop/Tick.java");
    Files.writeString(source, "package shop;\nimport dev.keywright.*;\n" + type + "\n", UTF_8);
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = javac.getStandardFileManager(ignored -> {}, null, null)) {
      JavaCompiler.CompilationTask task =
          javac.getTask(
              null,
              files,
              ignored -> {},
              List.of("-cp", classPath, "-d", module.resolve("classes").toString()),
              null,
              files.getJavaFileObjects(source));
      task.setProcessors(Corpus.processors());
      return task.call();
    }
  }

  private JsonNode results(boolean isForGitHub) throws IOException {
    SarifReport report = new SarifReport(GitRoot.around(module));
    report.addAll(
        List.of(module.resolve("classes")),
        new SourceTree(List.of(module.resolve("src"))),
        isForGitHub);
    return new ObjectMapper().readTree(report.json("shop", "1")).at("/runs/0/results");
  }

  private static List<String> rules(JsonNode results) {
    return results.findValuesAsText("ruleId");
  }

  @Test
  void pathsBeginAtTheRepository() throws IOException {
    assertThat(compile(growing("", 1))).isTrue();
    assertThat(results(false).get(0).findValuesAsText("uri"))
        .contains("my%20shop/src/shop/Tick.java");
  }

  @Test
  void aSuppressionHasItsReasonAndIsNotForGitHub() throws IOException {
    assertThat(compile(growing(ACCEPTED, 1))).isTrue();
    JsonNode accepted = results(false);
    int at = rules(accepted).indexOf("KW201");
    JsonNode suppression = accepted.get(at).at("/suppressions/0");
    assertThat(suppression.get("kind").asText()).isEqualTo("inSource");
    assertThat(suppression.get("status").asText()).isEqualTo("accepted");
    assertThat(suppression.get("justification").asText()).contains("one write a minute");
    assertThat(rules(results(true))).doesNotContain("KW201").hasSize(accepted.size() - 1);
  }

  @Test
  void allResultsHaveSuppressionsOrNone() throws IOException {
    assertThat(compile(growing("", 1))).isTrue();
    assertThat(results(false)).isNotEmpty().allMatch(it -> it.get("suppressions").isEmpty());
    assertThat(results(true)).isNotEmpty().noneMatch(it -> it.has("suppressions"));
  }

  @Test
  void whatAnOlderCompilationFoundIsNotReported() throws IOException {
    assertThat(compile(growing("", 1))).isTrue();
    List<String> found = rules(results(false));
    assertThat(found).contains("KW201");
    assertThat(compile(growing("", 0))).isFalse();
    assertThat(rules(results(false))).contains("KW002").doesNotContain("KW201");
    assertThat(compile(growing("", 1))).isTrue();
    assertThat(rules(results(false))).isEqualTo(found);
  }
}
