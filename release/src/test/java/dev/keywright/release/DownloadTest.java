package dev.keywright.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Poms.Pom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The command as users download it: unpacked by unzip, and started by its script. */
@EnabledIfSystemProperty(named = Staged.PROPERTY, matches = ".+")
class DownloadTest {
  @TempDir private Path folder;

  @Test
  void itRunsWithoutABuild() throws Exception {
    Pom cli = cli();
    Path zip = Staged.file(cli, ".zip");
    run(List.of("unzip", "-q", zip.toString(), "-d", folder.toString()));
    Path home = folder.resolve("keywright-" + cli.effective().getVersion());

    try (Stream<Path> files = Files.walk(home)) {
      assertThat(files.filter(Files::isRegularFile).map(it -> home.relativize(it).toString()))
          .containsExactlyInAnyOrder(
              "LICENSE",
              "THIRD-PARTY.txt",
              "bin/keywright",
              "bin/keywright.bat",
              "keywright.jar",
              "lib/rocksdbjni.jar");
    }
    // Its native code is not ours, and its jar has no licence in it.
    assertThat(Staged.entries(home.resolve("keywright.jar")))
        .contains("META-INF/licenses/org.rocksdb.txt");
    assertThat(Files.readString(home.resolve("bin/keywright.bat"))).contains("\r\n");
    String script = home.resolve("bin/keywright").toString();
    String layout = "TEXT separator=',' | partitionKey: number int pad=6";
    assertThat(run(List.of(script, "explain", "000054", "--layout", layout)))
        .contains("number", "54");
    assertThat(run(List.of(script, "--version"))).contains(cli.effective().getVersion());
  }

  private static Pom cli() throws Exception {
    return Modules.published().stream()
        .filter(it -> it.artifact().equals("keywright-cli"))
        .findFirst()
        .orElseThrow();
  }

  private String run(List<String> command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("KEYWRIGHT_CACHE", folder.resolve("cache").toString());
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(printed).isZero();
      return printed;
    } finally {
      process.destroyForcibly();
    }
  }
}
