package dev.keywright.processor.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The primary key of a system tells its rows apart: nobody is told that two rows may share one. */
class KeysOfSystemsTest {
  private static final Path SYSTEMS = Path.of("src/test/resources/systems");

  @Test
  void theKeysOfSystemsAreUnique() throws IOException {
    List<Path> files;
    try (Stream<Path> listed = Files.list(SYSTEMS)) {
      files = listed.filter(it -> it.toString().endsWith(".java")).sorted().toList();
    }
    assertThat(files).hasSizeGreaterThan(20);
    JavaFileObject[] sources = new JavaFileObject[files.size()];
    for (int i = 0; i < sources.length; i++) {
      String name = files.get(i).getFileName().toString().replace(".java", "");
      sources[i] = Compiled.source("systems." + name, Files.readString(files.get(i)));
    }

    List<String> found =
        Compiled.with(List.of(), sources).findings().stream()
            .map(it -> it.getMessage(Locale.ROOT))
            .toList();

    assertThat(found).isNotEmpty().noneMatch(it -> it.startsWith("[KW405"));
  }
}
