package dev.keywright.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.guard.fix.FixOutcome;
import dev.keywright.guard.fix.FixRun;
import dev.keywright.guard.fix.FixedFile;
import dev.keywright.guard.fix.GitDiff;
import dev.keywright.guard.fix.NoEntityException;
import dev.keywright.guard.fix.SourceCompiler;
import dev.keywright.guard.sarif.GitRoot;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;

/**
 * Applies the fixes of findings to the sources of all modules of a build. It compiles into a
 * directory of its own, so it also runs after a compilation that failed. Call it by hand.
 */
@Mojo(
    name = "fix",
    aggregator = true,
    threadSafe = true,
    requiresDependencyCollection = ResolutionScope.COMPILE)
@Execute(phase = LifecyclePhase.GENERATE_SOURCES)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters
public final class FixMojo extends AbstractMojo {
  /** The modules of the build. */
  @Parameter(defaultValue = "${reactorProjects}", required = true, readonly = true)
  private List<MavenProject> modules;

  /** The module that the build is called in. */
  @Parameter(defaultValue = "${project}", required = true, readonly = true)
  private MavenProject project;

  @Parameter(defaultValue = "${repositorySystemSession}", required = true, readonly = true)
  private RepositorySystemSession session;

  @Inject private RepositorySystem repositories;

  /** Fixes the findings of these checks alone, by their ids, such as KW104. Default: of all. */
  @Parameter(property = "keywright.checks")
  private Set<String> checks;

  /** Changes no source, and writes one diff for the whole build, which git apply takes. */
  @Parameter(property = "keywright.dryRun", defaultValue = "false")
  private boolean dryRun;

  /** Where the diff goes. */
  @Parameter(
      property = "keywright.patch",
      defaultValue = "${project.build.directory}/keywright.patch",
      required = true)
  private File patch;

  @Override
  public void execute() throws MojoExecutionException {
    ClassPaths paths = new ClassPaths(repositories, session, modules);
    List<FixedFile> files = new ArrayList<>();
    List<String> without = new ArrayList<>();
    try {
      for (MavenProject module : modules) {
        List<Path> roots = roots(module);
        if (!roots.isEmpty()) {
          fix(module, new SourceCompiler(roots, options(module, paths)), files, without);
        }
      }
      write(files);
    } catch (RepositoryException | IOException failed) {
      throw new MojoExecutionException(String.valueOf(failed.getMessage()), failed);
    }
    if (without.size() == modules.size()) {
      throw new MojoExecutionException(without.get(0));
    }
  }

  // What the phases before compile have added is in the project that was executed for this goal.
  private static List<Path> roots(MavenProject module) {
    return module.getExecutionProject().getCompileSourceRoots().stream()
        .map(Path::of)
        .filter(Files::isDirectory)
        .toList();
  }

  private static List<String> options(MavenProject module, ClassPaths paths)
      throws RepositoryException {
    CompilerSettings settings = CompilerSettings.of(module);
    List<String> options = new ArrayList<>(settings.options());
    options.addAll(List.of("-encoding", "UTF-8", "-proc:only", "-cp", joined(paths.of(module))));
    if (!settings.processors().isEmpty()) {
      options.addAll(List.of("-processorpath", joined(paths.of(settings.processors(), module))));
    }
    return options;
  }

  private static String joined(Collection<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private void fix(
      MavenProject module, SourceCompiler compiler, List<FixedFile> files, List<String> without)
      throws IOException {
    try {
      FixRun run =
          FixRun.of(compiler, it -> checks.isEmpty() || checks.contains(it.finding().check()));
      run.outcomes().stream().map(FixOutcome::toString).forEach(getLog()::info);
      files.addAll(run.files());
    } catch (NoEntityException none) {
      without.add(module.getArtifactId() + ": " + none.getMessage());
      getLog().info(without.get(without.size() - 1));
    }
  }

  private void write(List<FixedFile> files) throws IOException {
    if (!dryRun) {
      for (FixedFile file : files) {
        Files.writeString(file.path(), file.after(), UTF_8);
      }
      getLog().info(files.size() + " files changed; call keywright:check before a release");
      return;
    }
    Files.createDirectories(patch.toPath().toAbsolutePath().getParent());
    String diff = GitDiff.of(files, GitRoot.around(project.getBasedir().toPath())::path);
    Files.writeString(patch.toPath(), diff, UTF_8);
    getLog().info(patch + ": changes of " + files.size() + " files");
  }
}
