package dev.keywright.guard.lock;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A lock as a revision of git has it.
 *
 * @param isHere whether the revision is the one that is checked out
 */
public record LockedRevision(LockFile lock, boolean isHere) {

  /**
   * The lock of a revision; without lines if there was no file yet.
   *
   * @param file the lock that is checked out, of which there may be none any more
   * @param revision all that git knows: {@code origin/main}, {@code v1.0}, {@code HEAD~3}
   * @throws IOException if git does not know the revision, or cannot be run
   */
  public static LockedRevision of(Path file, String revision) throws IOException {
    Path folder = Objects.requireNonNull(file.toAbsolutePath().normalize().getParent());
    String commit =
        commit(folder, revision)
            .orElseThrow(
                () ->
                    new IOException(
                        "git knows no revision "
                            + revision
                            + " here; a shallow clone has only one (fetch-depth: 0 of"
                            + " actions/checkout gets all)"));
    Optional<String> text = git(folder, "show", commit + ":./" + file.getFileName());
    boolean isHere = commit(folder, "HEAD").filter(commit::equals).isPresent();
    return new LockedRevision(
        text.isPresent() ? LockFile.parse(text.get()) : new LockFile(List.of(), List.of()), isHere);
  }

  private static Optional<String> commit(Path folder, String revision) throws IOException {
    return git(
            folder, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
        .map(it -> it.lines().reduce((first, last) -> last).orElse(""));
  }

  /** What git prints; empty if it fails. */
  private static Optional<String> git(Path folder, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    try {
      return process.waitFor() == 0 ? Optional.of(printed) : Optional.empty();
    } catch (InterruptedException stopped) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("git was interrupted", stopped);
    }
  }
}
