package dev.keywright.guard.lock;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
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
   * @throws IOException if git does not know the revision, cannot be run, or lists the file and
   *     cannot show it
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
    boolean isHere = commit(folder, "HEAD").filter(commit::equals).isPresent();
    return new LockedRevision(
        LockFile.parse(text(folder, commit, String.valueOf(file.getFileName()))), isHere);
  }

  /** The text of the file; empty if the commit does not list it. */
  private static String text(Path folder, String commit, String file) throws IOException {
    Printed listed = git(folder, "ls-tree", "--name-only", commit, "--", file);
    return listed.orFail().isBlank() ? "" : git(folder, "show", commit + ":./" + file).orFail();
  }

  private static Optional<String> commit(Path folder, String revision) throws IOException {
    Printed printed =
        git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}");
    return Optional.of(printed)
        .filter(it -> it.code() == 0)
        .map(Printed::out)
        .map(it -> it.lines().reduce((first, last) -> last).orElse(""));
  }

  /** What git printed. */
  private record Printed(int code, String out, String errors) {
    String orFail() throws IOException {
      if (code != 0) {
        throw new IOException(errors.isBlank() ? "git failed with " + code : errors.strip());
      }
      return out;
    }
  }

  private static Printed git(Path folder, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
    command.addAll(List.of(arguments));
    // A file, since git stops when nobody reads a pipe that is full.
    Path errors = Files.createTempFile("keywright", ".txt");
    try {
      Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      int code = waitFor(process);
      return new Printed(code, printed, new String(Files.readAllBytes(errors), UTF_8));
    } finally {
      Files.delete(errors);
    }
  }

  private static int waitFor(Process process) throws IOException {
    try {
      return process.waitFor();
    } catch (InterruptedException stopped) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("git was interrupted", stopped);
    }
  }
}
