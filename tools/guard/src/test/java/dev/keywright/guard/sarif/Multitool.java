package dev.keywright.guard.sarif;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * The validator of those who wrote the standard, with GitHub's rules. Its exit code is 0 with
 * errors, so its output is read.
 */
final class Multitool {
  private static final Path PINNED = Path.of("src/test/npm");
  private static final Path FOLDER = Path.of("target/sarif-multitool").toAbsolutePath();
  private static final String LOCK = "package-lock.json";

  private Multitool() {}

  /** The rules that a document breaks. */
  static List<String> faults(Path document) throws IOException, InterruptedException {
    Path out = document.resolveSibling("validated.sarif");
    run(
        List.of(
            installed().toString(),
            "validate",
            document.toString(),
            "--rule-kind",
            "Sarif;Ghas",
            "-o",
            out.toString(),
            "--log",
            "ForceOverwrite"));
    JsonNode log = new ObjectMapper().readTree(Files.readString(out, UTF_8));
    return StreamSupport.stream(log.at("/runs/0/results").spliterator(), false)
        .map(it -> it.get("ruleId").asText())
        .toList();
  }

  private static Path installed() throws IOException, InterruptedException {
    Path tool = FOLDER.resolve("node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool");
    Path done = FOLDER.resolve(LOCK);
    if (!Files.exists(tool) || Files.mismatch(done, PINNED.resolve(LOCK)) >= 0) {
      Files.createDirectories(FOLDER);
      for (String file : List.of("package.json", LOCK, ".npmrc")) {
        Files.write(FOLDER.resolve(file), Files.readAllBytes(PINNED.resolve(file)));
      }
      run(
          List.of(
              "npm",
              "ci",
              "--prefix",
              FOLDER.toString(),
              "--ignore-scripts",
              "--no-audit",
              "--no-fund",
              "--loglevel=error"));
    }
    assertThat(tool.toFile().setExecutable(true)).isTrue();
    return tool;
  }

  private static void run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
  }
}
