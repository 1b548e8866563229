package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keywright.guard.lock.LockFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code lock}, {@code check} and {@code accept}, from a description to the next release. */
class LockCommandsTest {
  @TempDir private Path directory;
  private Path classes;
  private String lock;

  @BeforeEach
  void describe() throws IOException {
    classes = Files.createDirectories(directory.resolve("classes/META-INF/keywright"));
    lock = directory.resolve(LockFile.NAME).toString();
    describe(6);
    classes = directory.resolve("classes");
  }

  /** What the processor writes, with the fields that the lock reads. */
  private void describe(int pad) throws IOException {
    String json =
        String.format(
            Locale.ROOT,
            """
            {"schema": 1, "class": "shop.OrderKey", "entity": "shop.Order", "key": "",
             "layout": "TEXT separator=',' | partitionKey: number int pad=%d", "format": "TEXT",
             "storeTitle": "any store", "partitions": "RANGES", "columns": [], "patterns": [],
             "findings": [], "accepted": [], "frozen": []}
            """,
            pad);
    Path folder = directory.resolve("classes/META-INF/keywright");
    Files.writeString(folder.resolve("shop.OrderKey.json"), json, UTF_8);
  }

  private Run run(String command, String... more) {
    String[] arguments = new String[more.length + 4];
    arguments[0] = command;
    arguments[1] = "--file";
    arguments[2] = lock;
    arguments[3] = classes.toString();
    System.arraycopy(more, 0, arguments, 4, more.length);
    return Run.of(arguments);
  }

  @Test
  void aModuleFromItsFirstLockToAnApprovedLoss() throws IOException {
    assertThat(run("check").code()).isEqualTo(1);
    assertThat(run("lock").out()).isEqualTo(lock + ": 1 layout\n");
    assertThat(run("lock").out()).isEqualTo(lock + " is up to date\n");
    assertThat(run("check").out()).isEqualTo("The build agrees with " + lock + ".\n");
    assertThat(run("lock", "--live").code()).isZero();
    assertThat(Files.readString(Path.of(lock)))
        .endsWith("shop.OrderKey v1 live: TEXT separator=',' | partitionKey: number int pad=6\n");
    describe(8);
    Run check = run("check");
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.out())
        .contains("rows of shop.OrderKey v1, which is live, would be lost")
        .contains("\n  old: ", "\n  now: ", "\n  Fix: ");
    assertThat(run("check", "--json").json().at("/mismatches/0/key").asText())
        .isEqualTo("shop.OrderKey");
    assertThat(run("accept", "--because", "no rows yet").out()).isEqualTo(lock + ": 1 accepted\n");
    Run approved = run("check");
    assertThat(approved.code()).isZero();
    assertThat(approved.out())
        .startsWith("shop.OrderKey: rows of v1 are given up, because \"no rows yet\"\n");
  }

  @Test
  void whatCannotBeDoneIsSaidInOneLine() throws IOException {
    run("lock");
    assertThat(run("accept", "--because", "no rows yet").err())
        .startsWith("keywright: no key loses rows, so there is nothing to accept\n");
    assertThat(run("accept", "--because", "a\nb").code()).isEqualTo(2);
    assertThat(run("accept", "--because", "x".repeat(501)).err())
        .startsWith("keywright: --because has 501 characters, and the longest reason has 500\n");
    assertThat(run("accept", "--because", "x", "--key", "shop.CartKey").err())
        .startsWith("keywright: the build has no key shop.CartKey; give one of shop.OrderKey\n");
    assertThat(run("accept", "--because", "x", "--key", "OrderKey").err())
        .startsWith("keywright: the build has no key OrderKey; did you mean shop.OrderKey?\n");
    assertThat(run("accept", "--because", "x", "--key", "shop.OderKey").err())
        .startsWith("keywright: the build has no key shop.OderKey; did you mean shop.OrderKey?\n");
    assertThat(run("lock", "--retire", "shop.CartKey").err())
        .contains("has no line of shop.CartKey; give one of shop.OrderKey\n");
    Files.writeString(Path.of(lock), "shop.OrderKey v1 life: x\n");
    Run broken = run("check");
    assertThat(broken.code()).isEqualTo(3);
    assertThat(broken.err()).startsWith("keywright: " + lock + ", line 1: a line has the form");
  }

  /** An unrelated key can have the layout of a key that is gone, so people have to see it. */
  @Test
  void anAssumedRenamingIsPrintedUntilItIsLocked() throws IOException {
    run("lock", "--live");
    Path folder = directory.resolve("classes/META-INF/keywright");
    Path old = folder.resolve("shop.OrderKey.json");
    Files.writeString(
        folder.resolve("shop.SaleKey.json"),
        Files.readString(old).replace("shop.OrderKey", "shop.SaleKey"));
    Files.delete(old);
    String renamed =
        "shop.SaleKey: taken for shop.OrderKey under a new name, because their layouts and tables"
            + " are the same. If it is another key, give it a table of its own (@StoredIn); or,"
            + " if the rows of shop.OrderKey are gone for good, keywright lock --retire"
            + " shop.OrderKey\n";
    assertThat(run("check").out()).startsWith(renamed);
    assertThat(run("check", "--json").json().at("/renamed/shop.OrderKey").asText())
        .isEqualTo("shop.SaleKey");
    String before = Files.readString(Path.of(lock));
    assertThat(run("lock").out()).startsWith(renamed);
    assertThat(run("check").out()).isEqualTo("The build agrees with " + lock + ".\n");
    assertThat(Files.readString(Path.of(lock))).contains("SaleKey v1 live").doesNotContain("Order");
    // As the message says.
    Files.writeString(Path.of(lock), before);
    assertThat(run("lock", "--retire", "shop.OrderKey").out()).isEqualTo(lock + ": 2 layouts\n");
    assertThat(Files.readString(Path.of(lock)))
        .contains("shop.OrderKey v1 retired", "shop.SaleKey v1 draft");
    assertThat(run("check").out()).isEqualTo("The build agrees with " + lock + ".\n");
  }

  @Test
  void checkWritesNothing() throws IOException {
    run("check");
    assertThat(Path.of(lock)).doesNotExist();
    run("lock");
    describe(8);
    byte[] before = Files.readAllBytes(Path.of(lock));
    run("check");
    assertThat(Files.readAllBytes(Path.of(lock))).isEqualTo(before);
  }

  private void git(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("git", "-c", "user.name=Test", "-c", "user.email=t@example.org"));
    command.addAll(List.of(arguments));
    assertThat(
            new ProcessBuilder(command).directory(directory.toFile()).inheritIO().start().waitFor())
        .isZero();
  }

  @Test
  void theLockIsComparedWithThatOfARevision() throws IOException, InterruptedException {
    run("lock");
    git("init", "--quiet", "--initial-branch=main");
    git("add", "keywright.lock");
    git("commit", "--quiet", "--message", "Lock the keys");
    Run same = Run.of("diff", "--markdown", "--lock", lock, "main");
    assertThat(same.code()).isZero();
    assertThat(same.err()).contains("main is what is checked out here");
    describe(8);
    run("lock");
    Run changed = Run.of("diff", "--markdown", "--lock", lock, "HEAD");
    assertThat(changed.code()).isEqualTo(1);
    assertThat(changed.err()).isEmpty();
    assertThat(changed.out())
        .contains("Rows that exist would be lost", "- TEXT separator", "pad=6", "pad=8");
    Run unknown = Run.of("diff", "--lock", lock, "origin/main");
    assertThat(unknown.code()).isEqualTo(3);
    assertThat(unknown.err()).contains("git knows no revision origin/main", "fetch-depth: 0");
  }

  @Test
  void aLockWithoutAnEndIsRefused() {
    lock = "/dev/full";
    assumeTrue(Files.exists(Path.of(lock)));
    for (String command : List.of("lock", "check")) {
      Run run = run(command);
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err())
          .isEqualTo("keywright: /dev/full has more than 16 MB, which is the most that is read\n");
    }
  }
}
