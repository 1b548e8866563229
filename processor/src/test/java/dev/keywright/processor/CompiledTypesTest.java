package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a single-value type says is known to entities that see no more of it than its class. */
class CompiledTypesTest {
  private static final Path JDK = Path.of(System.getProperty("java.home"));
  private static final String LAYOUT =
      "user String alphabet=\\\"a-z0-9\\\" maxLength=12,"
          + " device long as=HEX width=8 min=0, agent int as=DECIMAL width=4";

  @TempDir private Path folder;
  private Path user;
  private Path device;
  private Path agent;
  private Path row;

  @BeforeEach
  void write() throws IOException {
    user =
        write(
            "UserId",
            "public record UserId(",
            "    @Domain(alphabet = \"a-z0-9\", maxLength = 12) String value) {}");
    device =
        write(
            "Device",
            "public record Device(@EncodedNumber(as = NumberEncoding.HEX, width = 8)",
            "    @Domain(min = 0) long number) {}");
    agent =
        write(
            "Agent",
            "public final class Agent {",
            "  @EncodedNumber(as = NumberEncoding.DECIMAL, width = 4) private final int id;",
            "  public Agent(int number) { id = number; }",
            "  public int id() { return id; }",
            "}");
    row =
        write(
            "Row",
            "@Separator('!')",
            "public record Row(@PartitionKey(order = 0) UserId user,",
            "    @PartitionKey(order = 1) Device device,",
            "    @PartitionKey(order = 2, ordered = false) Agent agent) {}");
  }

  private Path write(String name, String... lines) throws IOException {
    Path file = Files.createDirectories(folder.resolve("in/demo")).resolve(name + ".java");
    String head = "package demo;\nimport dev.keywright.*;\n";
    return Files.writeString(file, head + String.join("\n", lines));
  }

  private static void assertKnown(CompilerRun.Result result) {
    assertThat(result.succeeded()).as(result.output()).isTrue();
    assertThat(result.generated().get("RowKey.java").replaceAll("\"\\s*\\+ \"", ""))
        .contains(LAYOUT);
  }

  private Path library() throws IOException, InterruptedException {
    Path library = folder.resolve("library");
    CompilerRun run = new CompilerRun(library, List.of(user, device, agent));
    CompilerRun.Result compiled = run.javac(JDK);
    assertThat(compiled.succeeded()).as(compiled.output()).isTrue();
    return library.resolve("classes");
  }

  @Test
  void javacReadsTheirClasses() throws IOException, InterruptedException {
    assertKnown(new CompilerRun(folder.resolve("out"), List.of(row), library()).javac(JDK));
  }

  @Test
  void ecjReadsTheirClasses() throws IOException, InterruptedException {
    assertKnown(new CompilerRun(folder.resolve("out"), List.of(row), library()).ecj());
  }

  @Test
  void bothReadTheirSources() throws IOException, InterruptedException {
    List<Path> all = List.of(row, agent, user, device);

    assertKnown(new CompilerRun(folder.resolve("javac"), all).javac(JDK));
    assertKnown(new CompilerRun(folder.resolve("ecj"), all).ecj());
  }

  @Test
  void anEntityThatIsCompiledAgainFollowsAChangedType() throws IOException, InterruptedException {
    assertKnown(new CompilerRun(folder.resolve("first"), List.of(row), library()).javac(JDK));
    user = write("UserId", "public record UserId(@Domain(alphabet = \"a-f\") String value) {}");

    CompilerRun.Result again =
        new CompilerRun(folder.resolve("second"), List.of(row), library()).javac(JDK);

    assertThat(again.generated().get("RowKey.java")).contains("user String alphabet=\\\"a-f\\\"");
  }
}
