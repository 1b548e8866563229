package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Each public type of the runtime is one that users see, and the page on compatibility lists it, or
 * one that says that it is for generated keys.
 */
class PublicTypesTest {
  private static final String ROOT = "dev.keywright.runtime";
  private static final Path SOURCES = Modules.ROOT.resolve("runtime/src/main/java");
  private static final String MARK = "For generated keys";

  @Test
  void aPublicTypeIsListedOrMarked() throws IOException {
    Set<String> unmarked = new TreeSet<>();
    for (String exported : exported()) {
      Path folder = SOURCES.resolve(exported.replace('.', '/'));
      if (isMarked(folder.resolve("package-info.java"))) {
        continue;
      }
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
          if (isPublic(file) && !isMarked(file)) {
            String name = file.getFileName().toString().replace(".java", "");
            unmarked.add(exported + "." + name);
          }
        }
      }
    }

    assertThat(unmarked).isEqualTo(listed());
  }

  private static Set<String> exported() throws IOException {
    Set<String> packages = new TreeSet<>();
    matches("exports ([\\w.]+);", Files.readString(SOURCES.resolve("module-info.java")))
        .forEach(it -> packages.add(it.group(1)));
    assertThat(packages).contains(ROOT, ROOT + ".scan");
    return packages;
  }

  /** The rows {@code | `scan` | `IntBounds`, … |} of the page. */
  private static Set<String> listed() throws IOException {
    String page = Files.readString(Modules.ROOT.resolve("docs/compatibility.md"));
    String table = page.substring(page.indexOf("| package of the runtime |"));
    Set<String> types = new TreeSet<>();
    matches("(?m)^\\| `([\\w.]+)` \\| (.*) \\|$", table.substring(0, table.indexOf("\n\n")))
        .forEach(
            row ->
                matches("`(\\w+)`", row.group(2))
                    .forEach(type -> types.add(row.group(1) + "." + type.group(1))));
    return types;
  }

  private static boolean isPublic(Path file) throws IOException {
    return Pattern.compile("(?m)^public ").matcher(Files.readString(file)).find();
  }

  private static boolean isMarked(Path file) throws IOException {
    return Files.readString(file).contains(MARK);
  }

  private static Stream<MatchResult> matches(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results();
  }
}
