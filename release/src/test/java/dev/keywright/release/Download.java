package dev.keywright.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Poms.Pom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The command as users download it: unpacked by unzip, and started by its script.
 *
 * @param home the folder that was in the zip
 */
record Download(Path home) {
  /** What a call printed, on both streams, and its exit code. */
  record Call(int code, String printed) {}

  /** Unpacks the staged zip into an empty folder. */
  static Download unpack(Path folder) throws Exception {
    Pom cli = artifact("keywright-cli");
    Path zip = Staged.file(cli, ".zip");
    Call unzip =
        run(List.of("unzip", "-q", zip.toString(), "-d", folder.toString()), folder, Map.of());
    assertThat(unzip.code()).as(unzip.printed()).isZero();
    return new Download(folder.resolve("keywright-" + version()));
  }

  static String version() throws Exception {
    return artifact("keywright-cli").effective().getVersion();
  }

  /** Puts the staged jar of a store where the documentation says. */
  void add(String artifact) throws Exception {
    Files.copy(
        Staged.file(artifact(artifact), ".jar"), home.resolve("lib").resolve(artifact + ".jar"));
  }

  private static Pom artifact(String name) throws Exception {
    return Modules.published().stream()
        .filter(it -> it.artifact().equals(name))
        .findFirst()
        .orElseThrow();
  }

  Call keywright(Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(home.resolve("bin/keywright").toString()));
    command.addAll(List.of(arguments));
    return run(command, home.getParent(), environment);
  }

  private static Call run(List<String> command, Path folder, Map<String, String> environment)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("KEYWRIGHT_CACHE", folder.resolve("cache").toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      return new Call(process.exitValue(), printed);
    } finally {
      process.destroyForcibly();
    }
  }
}
