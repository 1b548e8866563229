package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Poms.Pom;
import java.nio.file.Files;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Which release japicmp compares with: it must not be forgotten once there is one. */
class BaselineTest {
  private static final Pattern RELEASE = Pattern.compile("(?m)^## \\[(\\d+\\.\\d+\\.\\d+)]");
  private static final Set<String> COMPARED = Set.of("keywright-annotations", "keywright-runtime");

  @Test
  void theBaselineIsTheReleaseBeforeThisVersion() throws Exception {
    String changelog = Files.readString(Modules.ROOT.resolve("CHANGELOG.md"));
    for (Pom pom : Modules.published()) {
      Optional<String> before = before(pom.effective().getVersion(), changelog);
      Properties properties = pom.effective().getProperties();
      boolean isSkipped = before.isEmpty() || !COMPARED.contains(pom.artifact());
      assertThat(properties)
          .as("%s; see docs/releasing.md, the baseline of the API", pom.artifact())
          .containsEntry("api.baseline", before.orElse("none"))
          .containsEntry("japicmp.skip", String.valueOf(isSkipped));
    }
  }

  @Test
  void theFirstReleaseHasNoneAndTheSecondHasTheFirst() {
    String first = "## [Unreleased]\n## [0.1.0] - 2026-12-01\n";
    String second = "## [Unreleased]\n## [0.2.0] - 2027-02-01\n## [0.1.0] - 2026-12-01\n";

    assertThat(before("0.1.0-SNAPSHOT", "## [Unreleased]\n")).isEmpty();
    assertThat(before("0.1.0", first)).isEmpty();
    assertThat(before("0.2.0-SNAPSHOT", first)).hasValue("0.1.0");
    assertThat(before("0.2.0", second)).hasValue("0.1.0");
  }

  private static Optional<String> before(String version, String changelog) {
    return RELEASE
        .matcher(changelog)
        .results()
        .map(it -> it.group(1))
        .filter(it -> !it.equals(version))
        .findFirst();
  }
}
