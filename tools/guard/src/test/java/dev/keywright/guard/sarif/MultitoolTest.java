package dev.keywright.guard.sarif;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The validator says nothing of the corpus. It is asked about a planted error first, as it falls
 * silent for reasons of its own.
 */
@EnabledOnOs(OS.LINUX)
@Tag("full")
class MultitoolTest {
  @TempDir private Path folder;

  @Test
  void theValidatorFindsWhatIsPlantedAndNothingElse() throws IOException, InterruptedException {
    Path sources = Files.createDirectories(folder.resolve("corpus"));
    String log = new Corpus(sources, it -> it).report().json("corpus", "0.1.0");
    Path document = folder.resolve("corpus.sarif");
    Files.writeString(document, log.replaceFirst("\"ruleId\" : \"KW\\d+\",", ""), UTF_8);
    assertThat(Multitool.faults(document)).contains("SARIF1010");
    Files.writeString(document, log.replaceFirst("\"uri\" : \"", "\"uri\" : \"/"), UTF_8);
    assertThat(Multitool.faults(document)).isNotEmpty();
    Files.writeString(document, log, UTF_8);
    assertThat(Multitool.faults(document)).isEmpty();
  }
}
