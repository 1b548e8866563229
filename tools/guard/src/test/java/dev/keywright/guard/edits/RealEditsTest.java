package dev.keywright.guard.edits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.keywright.guard.lock.LockDecision;
import dev.keywright.guard.lock.LockFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A module with rows, taken through the edits that teams make, and what the lock says each time.
 */
final class RealEditsTest {
  private static final String FROM =
      "@PartitionKey(order = 0) @Domain(alphabet = \"a-z0-9\", maxLength = 12) String customer, "
          + "@PartitionKey(order = 1, pad = 6) @Domain(min = 0, max = 99_999) int number, "
          + "@PartitionKey(order = 2) Status status";
  private static final String LOST =
      "shop.OrderKey: rows of shop.OrderKey v1, which is live, would be lost:";
  private static final String UNLOCKED = "shop.OrderKey: its layout is not in the lock:";

  @TempDir private Path folder;
  private Module module;

  @BeforeEach
  void aModuleWithRows() throws IOException, InterruptedException {
    module = new Module(folder);
    order(FROM);
    module.write("User", "", "@PartitionKey(order = 0, pad = 6) int id");
    status("OPEN, PAID");
    module.writeLive();
    module.commit("Release 1");
  }

  private void order(String components) throws IOException {
    module.write("Order", "", components + ", long total");
  }

  private void status(String constants) throws IOException {
    module.writeSource("Status", "public enum Status { " + constants + " }");
  }

  /** An edit of the entity, and what the check said. */
  private record Edit(String what, String components, String says) {}

  @Test
  void theTableOfTheGuide() throws IOException {
    List<Edit> edits =
        List.of(
            new Edit("nothing", FROM, ""),
            new Edit("pad", FROM.replace("pad = 6", "pad = 8"), LOST),
            new Edit(
                "direction", FROM.replace("pad = 6", "pad = 6, direction = Direction.DESC"), LOST),
            new Edit("a part more", FROM + ", @PartitionKey(order = 3, pad = 2) int line", LOST),
            new Edit("a part less", FROM.substring(0, FROM.lastIndexOf(", @")), LOST),
            new Edit(
                "two parts swapped",
                FROM.replace("order = 0", "order = 3")
                    .replace("order = 1", "order = 0")
                    .replace("order = 3", "order = 1"),
                LOST),
            new Edit("a renamed part", FROM.replace("int number", "int serial"), UNLOCKED),
            new Edit("wider facts", FROM.replace("99_999", "999_999"), UNLOCKED),
            new Edit("narrower facts", FROM.replace("99_999", "9_999"), LOST));
    List<String> wrong = new ArrayList<>();
    for (Edit edit : edits) {
      order(edit.components());
      String said = String.join("; ", module.check());
      System.out.println("check after " + edit.what() + ": " + (said.isEmpty() ? "silent" : said));
      if (!said.equals(edit.says())) {
        wrong.add(edit.what() + ": " + said);
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void constantsOfAnEnum() throws IOException {
    status("OPEN, SETTLED");
    assertThat(module.check()).containsExactly(LOST);
    status("OPEN, @KeyCode(\"PAID\") SETTLED");
    assertThat(module.check()).containsExactly(UNLOCKED);
    status("OPEN, PAID, SHIPPED");
    assertThat(module.check()).containsExactly(UNLOCKED);
    module.writeLock();
    assertThat(module.check()).isEmpty();
  }

  @Test
  void anEntityThatIsRenamedOrRemoved() throws IOException {
    module.delete("User");
    module.write("Customer", "", "@PartitionKey(order = 0, pad = 6) int id");
    assertThat(module.check()).isEmpty();
    module.writeLock();
    assertThat(module.lock().toString())
        .contains("shop.CustomerKey v1 live")
        .doesNotContain("User");
    module.delete("Customer");
    assertThat(module.check())
        .containsExactly(
            "shop.CustomerKey: shop.CustomerKey v1 is live, and the build has no such key:");
    module.write(LockDecision.retired(module.lock(), module.compiled(), "shop.CustomerKey"));
    assertThat(module.check()).isEmpty();
    assertThat(module.lock().toString()).contains("shop.CustomerKey v1 retired");
  }

  @Test
  void branchesThatAddKeysMerge() throws IOException, InterruptedException {
    branch("carts");
    module.write("Cart", "", "@PartitionKey(order = 0, pad = 6) int cart");
    module.writeLock();
    module.commit("Add carts");
    main();
    module.write("Visit", "", "@PartitionKey(order = 0, pad = 6) int visit");
    module.writeLock();
    module.commit("Add visits");
    module.git("merge", "--quiet", "--no-edit", "carts");
    assertThat(module.check()).isEmpty();
  }

  @Test
  void branchesThatChangeOneKeyDoNotMergeSilently() throws IOException, InterruptedException {
    twoChanges();
    assertThat(module.gitOrFail("merge", "--quiet", "--no-edit", "wide")).contains("exit code 1");
    assertThat(catchThrowable(module::lock)).hasMessageContaining("a merge left a conflict");
  }

  /** With {@code merge=union}, git keeps the lines of both sides and says nothing. */
  @Test
  void linesThatAUnionHasKeptAreFound() throws IOException, InterruptedException {
    Files.writeString(folder.resolve(".gitattributes"), "keywright.lock merge=union\n");
    module.commit("Merge locks by lines");
    twoChanges();
    module.gitOrFail("merge", "--quiet", "--no-edit", "wide");
    module.git("checkout", "--quiet", "--ours", "src/shop/Cart.java");
    assertThat(module.check()).contains("shop.CartKey: version 1 has two lines:");
  }

  @Test
  void aLineThatOneBranchDeletedAndTheOtherChangedStays() throws IOException, InterruptedException {
    Files.writeString(folder.resolve(".gitattributes"), "keywright.lock merge=union\n");
    module.write("Cart", "", "@PartitionKey(order = 0, pad = 6) int cart");
    module.writeLock();
    module.commit("Add carts");
    branch("live");
    module.writeLive();
    module.commit("Release 2");
    main();
    module.delete("Cart");
    module.writeLock();
    module.commit("Remove carts");
    module.gitOrFail("merge", "--quiet", "--no-edit", "live");
    assertThat(module.check())
        .containsExactly("shop.CartKey: shop.CartKey v1 is live, and the build has no such key:");
  }

  private void twoChanges() throws IOException, InterruptedException {
    module.write("Cart", "", "@PartitionKey(order = 0, pad = 6) int cart");
    module.writeLock();
    module.commit("Add carts");
    branch("wide");
    module.write("Cart", "", "@PartitionKey(order = 0, pad = 8) int cart");
    module.writeLock();
    module.commit("Widen carts");
    main();
    module.write("Cart", "", "@PartitionKey(order = 0, pad = 9) int cart");
    module.writeLive();
    module.commit("Release wider carts");
  }

  private void branch(String name) throws IOException, InterruptedException {
    module.git("checkout", "--quiet", "-b", name);
  }

  private void main() throws IOException, InterruptedException {
    module.git("checkout", "--quiet", "main");
  }

  @Test
  void aLockThatIsMissingNamesEveryKey() throws IOException {
    Files.delete(folder.resolve(LockFile.NAME));
    assertThat(module.check())
        .containsExactly(
            "shop.OrderKey: the lock has no line for it, so nothing protects its rows.",
            "shop.UserKey: the lock has no line for it, so nothing protects its rows.");
  }
}
