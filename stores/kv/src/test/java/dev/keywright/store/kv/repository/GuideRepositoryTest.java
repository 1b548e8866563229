package dev.keywright.store.kv.repository;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs of the guide's chapter on tests are the ones of this package. */
class GuideRepositoryTest {
  private static final Pattern BLOCK = Pattern.compile("(?s)```text\n(.*?)```");
  private static final Path FOLDER = Path.of("src/test/java/dev/keywright/store/kv/repository");

  @ParameterizedTest
  @ValueSource(strings = {"Purchases", "PurchasesTest"})
  void theGuideShowsThisProgram(String program) throws IOException {
    String source = Files.readString(FOLDER.resolve(program + ".java"), UTF_8);
    String guide = Files.readString(Path.of("../../docs/guide/test.md"), UTF_8);
    List<String> shown =
        BLOCK
            .matcher(guide)
            .results()
            .map(block -> bare(block.group(1)))
            .filter(block -> block.matches("(?:final )?class " + program + "\\W.*"))
            .toList();
    assertThat(shown).hasSize(1);
    assertThat(bare(source)).contains(shown.get(0));
  }

  /** The code without its lines, which the guide breaks elsewhere. */
  private static String bare(String code) {
    return code.replaceAll("\\s+", " ").strip();
  }
}
