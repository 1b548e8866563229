package dev.keywright.maven;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.guard.sarif.CheckPageTexts;
import dev.keywright.report.Report;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.forecast.ForecastPicture;
import dev.keywright.report.page.NumberText;
import dev.keywright.report.sample.KnownRows;
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

/** Writes a page for each key of all modules of a build. It compiles nothing. */
@Mojo(name = "report", aggregator = true, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters
public final class ReportMojo extends AbstractMojo {
  /** The modules of the build. */
  @Parameter(defaultValue = "${reactorProjects}", required = true, readonly = true)
  private List<MavenProject> modules;

  /** The title of the start page. */
  @Parameter(property = "keywright.title", defaultValue = "${project.name}", required = true)
  private String title;

  /** The directory of the pages. */
  @Parameter(
      property = "keywright.report",
      defaultValue = "${project.build.directory}/keywright-report",
      required = true)
  private File output;

  @Override
  public void execute() throws MojoExecutionException {
    List<Path> classes =
        modules.stream()
            .map(it -> Path.of(it.getBuild().getOutputDirectory()))
            .filter(Files::isDirectory)
            .toList();
    try {
      List<KeyDescription> keys = Descriptions.in(classes);
      if (keys.isEmpty()) {
        getLog()
            .warn(
                "no key is described in the classes of the build; compile it first, without"
                    + " -Akeywright.describe=false");
      }
      Path start =
          new Report(title, keys, new ForecastPicture())
              .with(KnownRows.NONE, CheckPageTexts::find)
              .writeTo(output.toPath());
      getLog().info(NumberText.count(keys.size(), "key") + ": " + start);
    } catch (IOException failed) {
      throw new MojoExecutionException(output + ": " + failed.getMessage(), failed);
    }
  }
}
