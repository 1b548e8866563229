package dev.keywright.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.guard.sarif.GitRoot;
import dev.keywright.guard.sarif.SarifReport;
import dev.keywright.guard.source.SourceTree;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Writes the findings of all modules of a build as one SARIF file. It compiles nothing, so that it
 * can be called after a compilation that failed.
 */
@Mojo(name = "sarif", aggregator = true, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters
public final class SarifMojo extends AbstractMojo {
  /** The modules of the build. */
  @Parameter(defaultValue = "${reactorProjects}", required = true, readonly = true)
  private List<MavenProject> modules;

  /** The module that the build is called in. */
  @Parameter(defaultValue = "${project}", required = true, readonly = true)
  private MavenProject project;

  /** The version of Keywright. */
  @Parameter(defaultValue = "${plugin.version}", required = true, readonly = true)
  private String version;

  /** The file. */
  @Parameter(
      property = "keywright.sarif",
      defaultValue = "${project.build.directory}/keywright.sarif",
      required = true)
  private File output;

  /** Leaves out suppressed findings: GitHub would open alerts for them. */
  @Parameter(property = "keywright.forGithub", defaultValue = "false")
  private boolean forGithub;

  @Override
  public void execute() throws MojoExecutionException {
    try {
      SarifReport report = new SarifReport(GitRoot.around(project.getBasedir().toPath()));
      for (MavenProject module : modules) {
        Path classes = Path.of(module.getBuild().getOutputDirectory());
        SourceTree sources =
            new SourceTree(module.getCompileSourceRoots().stream().map(Path::of).toList());
        report.addAll(List.of(classes), sources, forGithub);
      }
      report
          .unplaced()
          .forEach(it -> getLog().warn("no source file of the build declares " + it.type()));
      Files.createDirectories(output.toPath().toAbsolutePath().getParent());
      Files.writeString(output.toPath(), report.json(project.getArtifactId(), version), UTF_8);
      getLog().info(output + ": " + report.size() + " results");
    } catch (IOException failed) {
      throw new MojoExecutionException(output + ": " + failed.getMessage(), failed);
    }
  }
}
