package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code fix}, on a key that the processor refuses. */
class FixCommandTest {
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  private static final String BAD =
      "package shop;\r\n\r\nimport dev.keywright.PartitionKey;\r\n\r\n"
          + "record Order(\r\n\t@PartitionKey(order = 1, pad = 6)   int id) { Order { } }";

  @TempDir private Path directory;
  private Path source;
  private String sources;

  @BeforeEach
  void aKeyWithAGap() throws IOException {
    Files.createDirectories(directory.resolve(".git"));
    source = Files.createDirectories(directory.resolve("src/shop")).resolve("Order.java");
    sources = directory.resolve("src").toString();
    Files.writeString(source, BAD, UTF_8);
  }

  private Run run(String... more) {
    String[] arguments = new String[more.length + 4];
    arguments[0] = "fix";
    arguments[1] = "--class-path";
    arguments[2] = CLASS_PATH;
    arguments[3] = sources;
    System.arraycopy(more, 0, arguments, 4, more.length);
    return Run.of(arguments);
  }

  @Test
  void theEditIsAllThatChanges() throws IOException {
    Run run = run("--check", "KW003");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("KW003 missing-order at shop.Order.id: applied: ");
    assertThat(run.code()).isZero();
    assertThat(source).content().isEqualTo(BAD.replace("order = 1", "order = 0"));
  }

  @Test
  void anEmptyNameIsNotTheCurrentDirectory() {
    assertThat(Run.of("fix", "--class-path", CLASS_PATH, ""))
        .returns(2, Run::code)
        .extracting(Run::err)
        .asString()
        .startsWith(
            "keywright: Invalid value for positional parameter at index 0..* (SOURCES):"
                + " the name is empty; write . for the current directory\n");
    assertThat(Run.of("profile", ""))
        .isEqualTo(
            new Run(
                3,
                "",
                "keywright: the name of a file is empty; write . for the current directory\n"));
  }

  @Test
  void aDryRunWritesADiffAndChangesNothing() throws IOException {
    Path patch = directory.resolve("fix.patch");
    Run run = run("--check", "KW003", "--dry-run", "-o", patch.toString());
    assertThat(patch)
        .content()
        .startsWith("--- a/src/shop/Order.java\n+++ b/src/shop/Order.java\n@@ ")
        .contains("\n-\t@PartitionKey(order = 1", "\n+\t@PartitionKey(order = 0")
        .endsWith("\\ No newline at end of file\n");
    assertThat(run.err()).contains("applied: ");
    assertThat(source).content().isEqualTo(BAD);
    Run printed = run("--check", "KW003", "--dry-run");
    assertThat(printed.out()).isEqualTo(Files.readString(patch, UTF_8).replace("\r", "\\u000d"));
    assertThat(printed.err()).contains("write it with -o FILE to apply it");
  }

  @Test
  void nothingIsDoneTwice() {
    run();
    assertThat(run("--check", "KW003").out()).isEmpty();
  }

  @Test
  void aClassPathWithoutTheProcessorIsNoSilentSuccess() {
    Run run = Run.of("fix", "--class-path", directory.toString(), sources);
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("the class path needs the annotations and the processor");
  }

  @Test
  void anUnknownCheckIsNoSuccess() throws IOException {
    Run run = run("--check", "KW003", "--check", "KW14");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("there is no check KW14");
    assertThat(source).content().isEqualTo(BAD);
  }

  @Test
  void aCheckHasANameToo() throws IOException {
    assertThat(run("--check", "missing-order").code()).isZero();
    assertThat(source).content().isEqualTo(BAD.replace("order = 1", "order = 0"));
  }

  @Test
  void anUnknownOptionOfTheCompilerIsAWrongCommandLine() {
    Run run = run("--javac=-foo");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("-foo");
  }
}
