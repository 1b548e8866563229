package dev.keywright.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import org.apache.maven.model.Build;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.DependencyManagement;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.junit.jupiter.api.Test;

/** What {@code fix} takes from the compiler plugin. */
final class CompilerSettingsTest {

  private static MavenProject module(String configuration) throws Exception {
    Plugin compiler = new Plugin();
    compiler.setGroupId("org.apache.maven.plugins");
    compiler.setArtifactId("maven-compiler-plugin");
    compiler.setConfiguration(
        Xpp3DomBuilder.build(
            new StringReader("<configuration>" + configuration + "</configuration>")));
    Model model = new Model();
    model.setBuild(new Build());
    model.getBuild().addPlugin(compiler);
    return new MavenProject(model);
  }

  private static Dependency processor(String version) {
    Dependency processor = new Dependency();
    processor.setGroupId("dev.keywright");
    processor.setArtifactId("keywright-processor");
    processor.setVersion(version);
    return processor;
  }

  private static String path(String version) {
    return "<annotationProcessorPaths><path><groupId>dev.keywright</groupId>"
        + "<artifactId>keywright-processor</artifactId>"
        + version
        + "</path></annotationProcessorPaths>";
  }

  @Test
  void aModuleWithoutConfigurationHasNone() {
    CompilerSettings settings = CompilerSettings.of(new MavenProject(new Model()));
    assertThat(settings.options()).isEmpty();
    assertThat(settings.processors()).isEmpty();
  }

  @Test
  void theReleaseAndTheOptionsOfProcessorsAreKept() throws Exception {
    MavenProject module =
        module(
            "<release>21</release><compilerArgs><arg>-Akeywright.profile=strict</arg>"
                + "<arg>-Xplugin:ErrorProne</arg><arg>-J-Xmx1g</arg></compilerArgs>"
                + "<compilerArgument>-Akeywright.KW104=off</compilerArgument>");
    module.getProperties().setProperty("maven.compiler.release", "17");
    assertThat(CompilerSettings.of(module).options())
        .containsExactly("--release", "21", "-Akeywright.profile=strict", "-Akeywright.KW104=off");
  }

  @Test
  void aPropertySaysTheReleaseOrTheSource() throws Exception {
    MavenProject module = module("");
    module.getProperties().setProperty("maven.compiler.source", "17");
    assertThat(CompilerSettings.of(module).options()).startsWith("-source", "17");
    module.getProperties().setProperty("maven.compiler.release", "17");
    assertThat(CompilerSettings.of(module).options()).containsExactly("--release", "17");
  }

  @Test
  void aProcessorHasItsVersionOrTheManagedOne() throws Exception {
    assertThat(CompilerSettings.of(module(path("<version>1.2</version>"))).processors())
        .extracting(Dependency::getVersion)
        .containsExactly("1.2");
    MavenProject managed = module(path(""));
    managed.getModel().setDependencyManagement(new DependencyManagement());
    managed.getDependencyManagement().addDependency(processor("3.4"));
    assertThat(CompilerSettings.of(managed).processors())
        .extracting(Dependency::getVersion)
        .containsExactly("3.4");
  }
}
