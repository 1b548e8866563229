package dev.keywright.maven;

import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** What the goals about the lock share: the classes of the module, and its lock. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters
abstract class AbstractLockMojo extends AbstractMojo {
  /** The classes of the module, with the descriptions of its keys. */
  @Parameter(defaultValue = "${project.build.outputDirectory}", required = true, readonly = true)
  private File classes;

  /** The lock file. */
  @Parameter(
      property = "keywright.lock",
      defaultValue = "${project.basedir}/" + LockFile.NAME,
      required = true)
  private File lockFile;

  /** Leaves the goal out. */
  @Parameter(property = "keywright.skip", defaultValue = "false")
  private boolean skip;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    // A module whose last entity was deleted has no classes: its lock has the rows that are lost.
    boolean hasNothing = !classes.isDirectory() && !lockFile.exists();
    if (skip || hasNothing) {
      getLog().debug(skip ? "skipped by keywright.skip" : "the module has no classes and no lock");
      return;
    }
    try {
      execute(LockFile.read(file()), module());
    } catch (IOException unreadable) {
      throw new MojoExecutionException(lockFile + ": " + unreadable.getMessage(), unreadable);
    }
  }

  /** Does the work of the goal. */
  abstract void execute(LockFile lock, CompiledModule module)
      throws IOException, MojoFailureException;

  private CompiledModule module() throws IOException {
    return CompiledModule.in(classes.isDirectory() ? List.of(classes.toPath()) : List.of());
  }

  final Path file() {
    return lockFile.toPath();
  }
}
