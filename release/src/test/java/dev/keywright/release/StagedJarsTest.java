package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import dev.keywright.release.Poms.Pom;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The files that a release uploads, as {@code .ci/release} has staged them. */
@EnabledIfSystemProperty(named = Staged.PROPERTY, matches = ".+")
class StagedJarsTest {
  private static final List<String> OF_A_JAR =
      List.of("-cyclonedx.json", "-cyclonedx.xml", "-javadoc.jar", "-sources.jar", ".jar", ".pom");

  @Test
  void exactlyThePublishedModulesAreStaged() throws Exception {
    try (Stream<Path> folders = Files.list(Staged.repository().resolve("dev/keywright"))) {
      assertThat(folders.map(it -> it.getFileName().toString()).filter(it -> !it.contains(".xml")))
          .containsExactlyInAnyOrderElementsOf(
              Modules.published().stream().map(Pom::artifact).toList());
    }
  }

  @Test
  void everyModuleHasAllItsFiles() throws Exception {
    for (Pom pom : Modules.published()) {
      assertThat(Staged.kinds(pom)).as(pom.artifact()).isEqualTo(new TreeSet<>(kinds(pom)));
      for (Path file : Staged.files(pom)) {
        if (!file.toString().matches(".*\\.(md5|sha1|asc)")) {
          assertThat(Path.of(file + ".md5")).exists();
          assertThat(Path.of(file + ".sha1")).exists();
          if (Boolean.getBoolean("release.signed")) {
            assertThat(Path.of(file + ".asc")).exists();
          }
        }
      }
    }
  }

  /** What {@code docs/releasing.md} lists, and no jar of tests. */
  private static List<String> kinds(Pom pom) {
    if (pom.raw().getPackaging().equals("pom")) {
      return List.of("-cyclonedx.json", "-cyclonedx.xml", ".pom");
    }
    List<String> kinds = new ArrayList<>(OF_A_JAR);
    if (pom.artifact().equals("keywright-cli")) {
      kinds.add(".zip");
    }
    return kinds;
  }

  @Test
  void stagedPomsAreComplete() throws Exception {
    Poms poms = new Poms(Staged.repository());
    for (Pom pom : Modules.published()) {
      Path file = Staged.file(pom, ".pom");
      assertThat(RequiredElements.missing(poms.read(file).effective()))
          .as(file.toString())
          .isEmpty();
    }
  }

  @Test
  void whatIsShadedIsNoDependencyToo() throws Exception {
    for (Pom pom : Modules.published()) {
      if (Shaded.isShaded(pom)) {
        Pom staged = new Poms(Staged.repository()).read(Staged.file(pom, ".pom"));
        assertThat(staged.effective().getDependencies())
            .as(pom.artifact())
            .noneMatch(it -> it.getScope().matches("compile|runtime"));
      }
    }
  }

  @Test
  void theBomHasNoParentAndNothingOfOthers() throws Exception {
    for (Pom pom : Modules.published()) {
      if (pom.artifact().equals("keywright-bom")) {
        Pom staged = new Poms(Staged.repository()).read(Staged.file(pom, ".pom"));
        assertThat(staged.raw().getParent()).isNull();
        assertThat(staged.effective().getDependencies()).isEmpty();
        assertThat(staged.effective().getDependencyManagement().getDependencies())
            .isNotEmpty()
            .allMatch(it -> it.getGroupId().equals("dev.keywright"))
            .allMatch(it -> it.getVersion().equals(pom.effective().getVersion()));
      }
    }
  }

  @Test
  void sourcesAndJavadocAreThoseOfTheJar() throws Exception {
    for (Pom pom : Modules.published()) {
      if (pom.raw().getPackaging().equals("pom")) {
        continue;
      }
      Set<String> classes = Staged.entries(Staged.file(pom, ".jar"));
      assertThat(Staged.entries(Staged.file(pom, "-sources.jar")))
          .as("%s: sources", pom.artifact())
          .filteredOn(it -> it.endsWith(".java") && !it.endsWith("package-info.java"))
          .isNotEmpty()
          .allMatch(it -> classes.contains(it.replace(".java", ".class")));
      assertThat(Staged.entries(Staged.file(pom, "-javadoc.jar")))
          .as("%s: Javadoc", pom.artifact())
          .contains("index.html")
          .anyMatch(it -> it.matches("(.*/)?dev/keywright/.*package-summary\\.html"));
    }
  }

  @Test
  void theBillOfMaterialsNamesTheArtifactAndItsLibraries() throws Exception {
    for (Pom pom : Modules.published()) {
      if (!pom.raw().getPackaging().equals("pom")) {
        JsonObject bill =
            JsonParser.object().from(Files.readString(Staged.file(pom, "-cyclonedx.json")));
        assertThat(bill.getObject("metadata").getObject("component").getString("name"))
            .isEqualTo(pom.artifact());
        if (Shaded.isShaded(pom)) {
          assertThat(Shaded.billed(bill)).as(pom.artifact()).containsAll(Shaded.licensed(pom));
        }
      }
    }
  }
}
