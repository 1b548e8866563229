package dev.keywright.processor.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PageCommandTest {

  @Test
  void aJarIsNamedAsShellsTakeIt() {
    assertThat(PageCommand.of(Path.of("lib", "keywright.jar"), CheckId.KW104))
        .isEqualTo("java -jar " + Path.of("lib", "keywright.jar") + " KW104");
    assertThat(PageCommand.of(Path.of("my lib", "keywright.jar"), CheckId.KW104))
        .isEqualTo("java -jar \"" + Path.of("my lib", "keywright.jar") + "\" KW104");
  }

  @Test
  void onlyJarsInFilesHaveACommand() {
    assertThat(PageCommand.jar(URI.create("file:/lib/my%20jar.jar")))
        .contains(Path.of("/lib/my jar.jar"));
    assertThat(PageCommand.jar(URI.create("file:/target/classes/"))).isEmpty();
    assertThat(PageCommand.jar(URI.create("jrt:/java.base"))).isEmpty();
  }
}
