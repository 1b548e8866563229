package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sarif}, from the findings of a key that was refused. */
class SarifCommandTest {
  @TempDir private Path directory;
  private String classes;
  private String sources;

  @BeforeEach
  void aRefusedKey() throws IOException {
    Files.createDirectories(directory.resolve(".git"));
    Path findings = directory.resolve("target/classes/META-INF/keywright/findings");
    Files.createDirectories(findings);
    classes = directory.resolve("target/classes").toString();
    Path source = Files.createDirectories(directory.resolve("src/main/java/shop"));
    sources = directory.resolve("src/main/java").toString();
    Files.writeString(
        source.resolve("Order.java"),
        "package shop;\n\nrecord Order(@dev.keywright.PartitionKey(order = 1) int id) {}\n",
        UTF_8);
    Files.writeString(
        findings.resolve("shop.Order.json"),
        """
        {"schema": 1, "entity": "shop.Order", "reports": [
          {"check": "KW003", "name": "missing-order", "severity": "error", "message": "[KW003] no",
           "page": "docs/checks/KW003-missing-order.md", "key": "",
           "place": {"type": "shop.Order", "member": "id",
                     "annotation": "dev.keywright.PartitionKey", "occurrence": 0,
                     "attribute": "order"}}]}
        """,
        UTF_8);
  }

  @Test
  void theSourcesBesideTheClassesHaveThePlaces() {
    Run run = Run.of("sarif", classes);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("\"uri\" : \"src/main/java/shop/Order.java\"", "\"startLine\" : 3")
        .contains("\"id\" : \"keywright/all/\"");
  }

  @Test
  void aFileIsWritten() throws IOException {
    Path log = directory.resolve("out.sarif");
    Run run =
        Run.of("sarif", "--module", "shop", "-o", log.toString(), "--sources", sources, classes);
    assertThat(run.out()).isEqualTo(log + ": 1 result\n");
    assertThat(log).content().contains("\"id\" : \"keywright/shop/\"");
  }

  @Test
  void aMissingSourceIsNamed() throws IOException {
    String empty = Files.createDirectories(directory.resolve("empty")).toString();
    Run run = Run.of("sarif", "--sources", empty, classes);
    assertThat(run.err()).contains("no source file declares shop.Order");
  }

  @Test
  void aWrongPathIsNoEmptyLog() throws IOException {
    String missing = directory.resolve("target/clases").toString();
    Run run = Run.of("sarif", "--sources", sources, classes, missing);
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(missing + " is no directory of classes");
    String jar = Files.createFile(directory.resolve("shop.jar")).toString();
    assertThat(Run.of("sarif", jar).code()).isEqualTo(3);
  }
}
