package dev.keywright.guard.lock;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LockedRevisionTest {
  private static final LockFile LOCK = Keys.live(Keys.order("number int pad=6"));

  @TempDir private Path root;
  private Path lock;

  @BeforeEach
  void makeRepository() throws Exception {
    lock = Files.createDirectories(root.resolve("module")).resolve(LockFile.NAME);
    git("init", "--quiet", "--initial-branch=main");
    git("commit", "--quiet", "--allow-empty", "--message", "Begin");
    Files.writeString(lock, LOCK.toString(), UTF_8);
    git("add", "--all");
    git("commit", "--quiet", "--message", "Lock the keys");
  }

  private String git(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of("git", "-c", "user.name=Test", "-c", "user.email=test@example.org"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertThat(process.waitFor()).as(printed).isZero();
    return printed;
  }

  @Test
  void theLockOfARevisionIsReadAndIsEmptyBeforeItsFirstCommit() throws Exception {
    assertThat(LockedRevision.of(lock, "main")).isEqualTo(new LockedRevision(LOCK, true));
    assertThat(LockedRevision.of(lock, "HEAD~1"))
        .isEqualTo(new LockedRevision(Keys.empty(), false));
  }

  /** As in a partial clone without a network: the commit lists a file that is not here. */
  @Test
  void aLockThatGitCannotShowIsNoEmptyLock() throws Exception {
    String blob = git("rev-parse", "HEAD:module/keywright.lock");
    Files.delete(
        root.resolve(".git/objects").resolve(blob.substring(0, 2) + "/" + blob.substring(2)));
    assertThatThrownBy(() -> LockedRevision.of(lock, "HEAD"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("fatal: ");
    assertThat(LockedRevision.of(lock, "HEAD~1").lock()).isEqualTo(Keys.empty());
  }
}
