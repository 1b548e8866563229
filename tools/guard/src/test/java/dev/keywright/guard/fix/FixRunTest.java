package dev.keywright.guard.fix;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which findings a run fixes. */
class FixRunTest {
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  @TempDir private Path root;
  private Path source;

  @BeforeEach
  void aPackage() throws IOException {
    source = Files.createDirectories(root.resolve("shop")).resolve("Pair.java");
  }

  private static SourceCompiler compiler(Path root) {
    return new SourceCompiler(List.of(root), List.of("-proc:only", "-cp", CLASS_PATH));
  }

  @Test
  void partsWithTheSameFindingAreAllFixed() throws IOException {
    Files.writeString(
        source,
        """
        package shop;

        import dev.keywright.*;

        @Separator(',')
        record Pair(@PartitionKey(order = 0) int a, @PartitionKey(order = 1) int b) {}
        """,
        UTF_8);
    FixRun run = FixRun.of(compiler(root), it -> it.finding().check().equals("KW101"));
    assertThat(run.outcomes()).hasSize(2).allMatch(it -> it.applied().isPresent());
    assertThat(run.left()).isEmpty();
  }
}
