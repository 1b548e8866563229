package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Poms.Pom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.junit.jupiter.api.Test;

/** What the documentation tells users to put into their builds: artifacts that they can get. */
class DocumentedCoordinatesTest {
  private static final Pattern IN_A_POM =
      Pattern.compile(
          "<groupId>dev\\.keywright</groupId>\\s*<artifactId>([^<]+)</artifactId>"
              + "(?:\\s*<version>([^<]+)</version>)?");
  // What follows the artifact may be the goal of a plugin, or a variable.
  private static final Pattern IN_ONE_WORD =
      Pattern.compile("dev\\.keywright:([\\w-]+)(?::(\\d[\\w.-]*))?");
  private static final Pattern IN_A_WORKFLOW = Pattern.compile("KEYWRIGHT: (\\d\\S+)");
  private static final String PROPERTY = "${keywright.version}";

  @Test
  void artifactsArePublishedInTheVersionOfThisBuildOrTheLastRelease() throws Exception {
    List<Pom> published = Modules.published();
    Set<String> artifacts = published.stream().map(Pom::artifact).collect(Collectors.toSet());
    Model root = published.get(0).effective();
    // After a release, the pages go on naming it: it is what users can get.
    Set<String> versions =
        Set.of(root.getVersion(), root.getProperties().getProperty("api.baseline"), PROPERTY);
    int found = 0;
    List<String> wrong = new ArrayList<>();
    for (Path page : pages()) {
      String text = Files.readString(page);
      for (Pattern pattern : List.of(IN_A_POM, IN_ONE_WORD)) {
        for (MatchResult it : pattern.matcher(text).results().toList()) {
          found++;
          String given = it.group(2);
          if (!artifacts.contains(it.group(1)) || (given != null && !versions.contains(given))) {
            wrong.add(page + ": " + it.group());
          }
        }
      }
      IN_A_WORKFLOW
          .matcher(text)
          .results()
          .filter(
              it ->
                  !versions.contains(it.group(1)) && !versions.contains(it.group(1) + "-SNAPSHOT"))
          .forEach(it -> wrong.add(page + ": " + it.group()));
    }
    assertThat(found).isGreaterThan(20);
    assertThat(wrong).as("docs/releasing.md, step 2").isEmpty();
  }

  /** The pages for users; decisions and the changelog speak of their own time. */
  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(Modules.ROOT.resolve("README.md")));
    for (String folder : List.of("docs", "stores")) {
      try (Stream<Path> files = Files.walk(Modules.ROOT.resolve(folder))) {
        files
            .filter(it -> it.toString().endsWith(".md"))
            .filter(it -> !it.toString().matches(".*/(adr|target)/.*"))
            .forEach(pages::add);
      }
    }
    return pages;
  }
}
