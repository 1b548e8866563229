package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command as users start it, in a shell: the start script, and beside it a jar that has the
 * classes of this build on its class path.
 */
final class InstalledCommand {
  private final Path home;

  InstalledCommand(Path home) throws IOException {
    this.home = Files.createDirectories(home);
    Path script = Files.copy(Path.of("src/main/script/keywright"), home.resolve("keywright"));
    assertThat(script.toFile().setExecutable(true)).isTrue();
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(Attributes.Name.MAIN_CLASS, Keywright.class.getName());
    attributes.put(
        Attributes.Name.CLASS_PATH,
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(it -> Path.of(it).toUri().toString())
            .collect(Collectors.joining(" ")));
    new JarOutputStream(Files.newOutputStream(home.resolve("keywright.jar")), manifest).close();
  }

  /** What a shell learns of a command. */
  record Ended(int code, String out, String err) {}

  /**
   * Runs the command in a shell.
   *
   * @param line where {@code "$@"} stands for the command and its arguments
   */
  Ended run(String line, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("sh", "-c", line, "sh", home + "/keywright"));
    command.addAll(List.of(arguments));
    Path out = home.resolve("out");
    Path err = home.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    // An archive of classes costs more than one start saves.
    builder.environment().put("KEYWRIGHT_CACHE", "/dev/null");
    builder.environment().put("KEYWRIGHT_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      return new Ended(
          process.exitValue(), Files.readString(out, UTF_8), Files.readString(err, UTF_8));
    } finally {
      process.destroyForcibly();
    }
  }
}
