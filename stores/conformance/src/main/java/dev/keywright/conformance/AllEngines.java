package dev.keywright.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What all engines of one build made of the suite; {@code toString} is a table for people.
 *
 * <p>Engines run in processes of their own, one after the other. Each leaves a file with the name
 * of the build, so that the results of an earlier build are not taken for those of this one.
 */
public final class AllEngines {
  private final Path folder;
  private final String build;

  AllEngines(Path folder, String build) {
    this.folder = folder;
    this.build = build;
  }

  /** The engines of the build that started this process. */
  public static AllEngines ofThisBuild() {
    return new AllEngines(
        Repository.folder("stores").resolve(Path.of("target", "engines")),
        System.getProperty("keywright.build", ""));
  }

  /** Adds what an engine made of the suite. */
  void add(EngineReport report) {
    String file = report.engine().replaceAll("[^0-9A-Za-z.]+", "-") + ".tsv";
    try {
      Files.writeString(
          Files.createDirectories(folder).resolve(file),
          build + "\n" + EngineTotal.of(report).stored() + "\n");
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /**
   * Fails unless each engine of a list ran all cases, and all of its answers were right.
   *
   * @param wanted regular expressions, each of the beginning of an engine's name
   */
  public void requireEach(List<String> wanted) {
    List<EngineTotal> ran = totals();
    for (String name : wanted) {
      assertThat(ran.stream().map(EngineTotal::engine))
          .as("the suite did not run on %s", name)
          .anyMatch(engine -> Pattern.compile(name).matcher(engine).lookingAt());
    }
    assertThat(ran).allSatisfy(it -> assertThat(it.mismatches()).as(it.engine()).isZero());
  }

  private List<EngineTotal> totals() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<EngineTotal> totals = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        List<String> lines = Files.readAllLines(file, UTF_8);
        if (lines.get(0).equals(build)) {
          totals.add(EngineTotal.parse(lines.get(1)));
        }
      }
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
    totals.sort(Comparator.comparing(EngineTotal::engine));
    return totals;
  }

  @Override
  public String toString() {
    StringBuilder table = new StringBuilder(EngineTotal.HEADER);
    totals().forEach(table::append);
    return table.toString();
  }
}
