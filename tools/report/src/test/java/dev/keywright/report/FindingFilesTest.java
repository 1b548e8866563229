package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.description.finding.EntityFindings;
import dev.keywright.report.description.FindingFiles;
import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of findings can come from anywhere. */
class FindingFilesTest {
  private static final String FINDINGS = "{\"schema\": 1, \"entity\": \"%s\", \"reports\": []}";

  @TempDir private Path classes;

  private void write(String entity) throws IOException {
    Path folder = Files.createDirectories(classes.resolve(EntityFindings.FOLDER));
    Files.writeString(folder.resolve("any.json"), FINDINGS.formatted(entity));
  }

  @Test
  void anEntityWithoutFindingsHasNone() throws IOException {
    write("shop.Order");
    assertThat(FindingFiles.in(List.of(classes))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"..etc.passwd", "", "shop.\\u0000Order", "shop/../Order", "shop..Order"})
  void whatIsNotTheNameOfATypeIsRefused(String entity) throws IOException {
    write(entity);
    assertThatThrownBy(() -> FindingFiles.in(List.of(classes)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageContaining("any.json has findings of \"")
        .hasMessageEndingWith("which is not the name of a type");
  }
}
