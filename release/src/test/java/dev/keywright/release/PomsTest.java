package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Poms.Pom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Developer;
import org.apache.maven.model.License;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.junit.jupiter.api.Test;

class PomsTest {
  @Test
  void everyPublishedPomHasWhatMavenCentralAsksFor() throws Exception {
    for (Pom pom : Modules.published()) {
      assertThat(RequiredElements.missing(pom.effective())).as(pom.artifact()).isEmpty();
      assertThat(pom.raw().getDescription()).as("%s: its own", pom.artifact()).isNotBlank();
    }
  }

  @Test
  void missingElementsAreNamed() {
    assertThat(RequiredElements.missing(new Model()))
        .containsExactly(
            "name", "description", "url", "scm/connection", "scm/url", "licenses", "developers");

    Model pom = new Model();
    pom.setName("${name}");
    pom.addLicense(new License());
    pom.addDeveloper(new Developer());
    assertThat(RequiredElements.missing(pom))
        .contains("name", "license/name", "license/url", "developer/name")
        .doesNotContain("licenses", "developers");
  }

  @Test
  void theBomHasEveryPublishedArtifactAndNoOther() throws Exception {
    List<String> published = new ArrayList<>();
    List<String> managed = new ArrayList<>();
    for (Pom pom : Modules.published()) {
      if (!pom.raw().getPackaging().equals("pom")) {
        published.add(pom.artifact());
      }
      if (pom.artifact().equals("keywright-bom")) {
        pom.raw().getDependencyManagement().getDependencies().stream()
            .peek(it -> assertThat(it.getGroupId()).isEqualTo("dev.keywright"))
            .peek(it -> assertThat(it.getVersion()).isEqualTo("${project.version}"))
            .forEach(it -> managed.add(it.getArtifactId()));
      }
    }

    assertThat(published).contains("keywright-annotations", "keywright-processor");
    assertThat(managed).as("bom/pom.xml").isSorted().containsExactlyInAnyOrderElementsOf(published);
  }

  @Test
  void whatIsPublishedNeedsNothingOfOursThatIsNot() throws Exception {
    List<Pom> published = Modules.published();
    Set<String> names = published.stream().map(Pom::artifact).collect(Collectors.toSet());
    for (Pom pom : published) {
      Parent parent = pom.raw().getParent();
      assertThat(parent == null || names.contains(parent.getArtifactId()))
          .as("the parent of %s is published", pom.artifact())
          .isTrue();
      assertThat(pom.effective().getDependencies())
          .filteredOn(it -> it.getGroupId().equals("dev.keywright"))
          .filteredOn(it -> !it.getScope().equals("test"))
          .as("dependencies of %s", pom.artifact())
          .extracting(Dependency::getArtifactId)
          .allMatch(names::contains);
    }
  }

  @Test
  void whatTestsOrMeasuresIsNotPublished() throws Exception {
    assertThat(Modules.all())
        .filteredOn(pom -> !pom.isPublished())
        .extracting(Pom::artifact)
        .contains("keywright-fuzz", "keywright-its", "keywright-engine-hbase")
        .doesNotContain("keywright-parent", "keywright-bom");
  }
}
