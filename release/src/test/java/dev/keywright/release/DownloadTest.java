package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Download.Call;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

@EnabledIfSystemProperty(named = Staged.PROPERTY, matches = ".+")
class DownloadTest {
  @TempDir private static Path folder;
  private static Download download;

  @BeforeAll
  static void unpack() throws Exception {
    download = Download.unpack(folder);
  }

  @Test
  void itHasWhatTheDocumentationSays() throws Exception {
    Path home = download.home();
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
  }

  @Test
  void itRunsWithoutABuild() throws Exception {
    String layout = "TEXT separator=',' | partitionKey: number int pad=6";
    Call explained = download.keywright(Map.of(), "explain", "000054", "--layout", layout);
    assertThat(explained.code()).as(explained.printed()).isZero();
    assertThat(explained.printed()).contains("number", "54");
    assertThat(download.keywright(Map.of(), "--version").printed()).contains(Download.version());
  }
}
