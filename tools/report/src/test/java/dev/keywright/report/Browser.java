package dev.keywright.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A headless Chromium, which {@code src/test/npm} pins and npm installs below {@code target}. */
final class Browser {
  private static final Path PINNED = Path.of("src", "test", "npm");
  private static final Path FOLDER = Path.of("target", "browser").toAbsolutePath();
  private static final String LOCK = "package-lock.json";
  private static final String SCRIPT = "check-pages.mjs";
  private static final long MOST_MINUTES = 10;

  private Browser() {}

  /** Opens each page of a folder at each width and in each scheme, and tells what it found. */
  static JsonNode open(Path pages, Path screenshots) throws IOException, InterruptedException {
    install();
    Files.copy(PINNED.resolve(SCRIPT), FOLDER.resolve(SCRIPT), StandardCopyOption.REPLACE_EXISTING);
    return new ObjectMapper()
        .readTree(run("node", SCRIPT, pages.toString(), screenshots.toAbsolutePath().toString()));
  }

  // npm ci deletes all it finds, so it runs only if the lock has changed.
  private static void install() throws IOException, InterruptedException {
    Path done = FOLDER.resolve("installed.json");
    if (Files.exists(done) && Files.mismatch(done, PINNED.resolve(LOCK)) < 0) {
      return;
    }
    Files.createDirectories(FOLDER.resolve("tmp"));
    for (String file : List.of("package.json", LOCK, ".npmrc")) {
      Files.write(FOLDER.resolve(file), Files.readAllBytes(PINNED.resolve(file)));
    }
    run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error");
    Files.write(done, Files.readAllBytes(PINNED.resolve(LOCK)));
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Path output = FOLDER.resolve("output.txt");
    Path errors = FOLDER.resolve("errors.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(FOLDER.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile());
    // Chromium unpacks itself into the folder for temporary files.
    builder.environment().put("TMPDIR", FOLDER.resolve("tmp").toString());
    Process process = builder.start();
    try {
      boolean isDone = process.waitFor(MOST_MINUTES, TimeUnit.MINUTES);
      if (!isDone || process.exitValue() != 0) {
        throw new IllegalStateException(
            String.join(" ", command) + " failed:\n" + Files.readString(errors, UTF_8));
      }
      return Files.readString(output, UTF_8);
    } finally {
      process.destroyForcibly();
    }
  }
}
