package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds that users have: modules, and Lombok beside us. */
class UserBuildsTest {
  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));
  private static final String KEYWRIGHT = KeywrightProcessor.class.getName();
  private static final String LOMBOK = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";

  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void aModuleNeedsOneLine() throws Exception {
    List<Path> sources =
        List.of(
            write("module-info.java", "module shop { requires dev.keywright; exports demo; }"),
            write(
                "Order.java",
                """
                package demo;

                import dev.keywright.PartitionKey;

                /** An order. */
                public record Order(@PartitionKey(order = 0, pad = 6) int id) {}
                """));

    CompilerRun.Result result = new CompilerRun(folder, sources).modularJavac(JAVA_HOME);

    assertThat(result.output()).isEmpty();
    assertThat(result.generated().get("OrderKey.java")).contains("@SuppressWarnings(\"exports\")");
  }

  @Test
  void theGettersThatLombokAddsAreWaitedFor() throws Exception {
    assertReadThroughGetter(
        "@lombok.Getter public class Order", "private int id;", LOMBOK, KEYWRIGHT);
  }

  @Test
  void lombokMayStandBehindUs() throws Exception {
    assertReadThroughGetter(
        "@lombok.Getter public class Order", "private int id;", KEYWRIGHT, LOMBOK);
  }

  @Test
  void aFieldThatLombokMakesPrivateIsNotReadDirectly() throws Exception {
    assertReadThroughGetter("@lombok.Value public class Order", "int id;", KEYWRIGHT, LOMBOK);
  }

  private void assertReadThroughGetter(String type, String field, String... processors)
      throws Exception {
    String text =
        "package demo;\n"
            + type
            + " {\n  @dev.keywright.PartitionKey(order = 0, pad = 6) "
            + field
            + "\n}\n";
    Path source = write("Order.java", text);

    CompilerRun.Result result =
        new CompilerRun(folder, List.of(source)).javacWith(JAVA_HOME, processors);

    assertThat(result.output()).doesNotContain("error");
    assertThat(result.succeeded()).isTrue();
    assertThat(result.generated().get("OrderKey.java")).contains("new OrderKey(order.getId())");
  }

  @Test
  void withoutLombokOnTheProcessorPathTheMessageSaysSo() throws Exception {
    Path source =
        write(
            "Order.java",
            """
            package demo;

            @lombok.Getter
            public class Order {
              @dev.keywright.PartitionKey(order = 0, pad = 6)
              private int id;
            }
            """);

    CompilerRun.Result result = new CompilerRun(folder, List.of(source)).javac(JAVA_HOME);

    assertThat(result.output())
        .contains(
            "[KW004 unreachable-member] id is private, and Lombok has added no getter, so the generated key cannot read it",
            "Fix: write @Getter, and put Lombok on the processor path, before Keywright");
  }
}
