package dev.keywright.guard.edits;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.keywright.guard.edits.GuideEdits.Edit;
import dev.keywright.guard.lock.LockDecision;
import dev.keywright.guard.lock.LockFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
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

  private static final List<String> TABLE = new ArrayList<>();

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

  /** What the check said after an edit. */
  private static void told(String edit, String said) {
    TABLE.add("| " + edit + " | " + said + " |");
  }

  private List<String> checked(String edit) throws IOException {
    List<String> said = module.check();
    told(edit, said.isEmpty() ? "silent" : String.join("; ", said));
    return said;
  }

  @AfterAll
  static void printTheTable() {
    System.out.println("| edit | check |\n|---|---|\n" + String.join("\n", TABLE));
  }

  private void order(String components) throws IOException {
    module.write("Order", "", components + ", long total");
  }

  private void status(String constants) throws IOException {
    module.writeSource("Status", "public enum Status { " + constants + " }");
  }

  /** Each edit is one of an entity of its own, so that two compilations judge all. */
  @Test
  void theTableOfTheGuide() throws IOException {
    for (String type : GuideEdits.enums()) {
      module.writeSource(type.split(" ", -1)[2], type);
    }
    for (Edit edit : GuideEdits.all()) {
      module.writeSource(edit.name(), edit.old() + " {}");
    }
    module.writeLive();
    for (Edit edit : GuideEdits.all()) {
      module.writeSource(edit.name(), edit.edited() + " {}");
    }
    List<String> mismatches = module.check();
    List<String> wrong = new ArrayList<>();
    for (Edit edit : GuideEdits.all()) {
      String said = GuideEdits.said(edit.name(), mismatches);
      told(edit.row() + ": " + edit.name(), said);
      if (!said.equals(edit.says())) {
        wrong.add(edit.name() + ": " + said);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(GuideEdits.all()).extracting(Edit::row).containsAll(guide()).isSubsetOf(guide());
  }

  /** The first column of the table of changes. */
  private static List<String> guide() throws IOException {
    String page = Files.readString(Path.of("../../docs/guide/evolve.md"), UTF_8);
    String rows = page.substring(page.indexOf("| change | stored keys |"));
    return rows.substring(0, rows.indexOf("\n\n"))
        .lines()
        .skip(2)
        .map(it -> it.substring(2, it.indexOf(" | ")))
        .toList();
  }

  /** A step renames a part to a name that is free, and the sum gives a name to another part. */
  @Test
  void aChainOfFiveVersionsWhoseNeighboursAreHarmless() throws IOException {
    List<String> versions = List.of("a b", "c b", "c d", "e d", "e a");
    for (int i = 0; i < versions.size(); i++) {
      String[] names = versions.get(i).split(" ", -1);
      module.write(
          "Chain",
          "@Separator(',')",
          "@PartitionKey(order = 0, pad = 4) int %s, @PartitionKey(order = 1, pad = 4) int %s"
              .formatted(names[0], names[1]));
      String neighbour = GuideEdits.said("Chain", module.checkAgainstNewest());
      String all = GuideEdits.said("Chain", module.check());
      told("chain, version " + (i + 1) + " against the one before", neighbour);
      told("chain, version " + (i + 1) + " against all", all);
      boolean isLast = i == versions.size() - 1;
      assertThat(neighbour).doesNotContain("rows of");
      assertThat(all.startsWith("rows of v1 would be lost")).isEqualTo(isLast);
      module.writeLive();
    }
  }

  @Test
  void anEntityThatIsRenamedOrRemoved() throws IOException {
    module.delete("User");
    module.write("Customer", "", "@PartitionKey(order = 0, pad = 6) int id");
    assertThat(checked("an entity renamed")).isEmpty();
    module.writeLock();
    assertThat(module.lock().toString())
        .contains("shop.CustomerKey v1 live")
        .doesNotContain("User");
    module.delete("Customer");
    assertThat(checked("an entity removed"))
        .containsExactly(
            "shop.CustomerKey: shop.CustomerKey v1 is live, and the build has no such key:");
    module.write(LockDecision.retired(module.lock(), module.compiled(), "shop.CustomerKey"));
    assertThat(checked("its key retired")).isEmpty();
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
    assertThat(checked("two branches that add keys, merged")).isEmpty();
  }

  @Test
  void branchesThatChangeOneKeyDoNotMergeSilently() throws IOException, InterruptedException {
    twoChanges();
    assertThat(module.gitOrFail("merge", "--quiet", "--no-edit", "wide")).contains("exit code 1");
    Throwable refused = catchThrowable(module::lock);
    assertThat(refused).hasMessageContaining("a merge left a conflict");
    told("both sides changed one key, merged", String.valueOf(refused.getMessage()));
  }

  /** With {@code merge=union}, git keeps the lines of both sides and says nothing. */
  @Test
  void linesThatAUnionHasKeptAreFound() throws IOException, InterruptedException {
    Files.writeString(folder.resolve(".gitattributes"), "keywright.lock merge=union\n");
    module.commit("Merge locks by lines");
    twoChanges();
    module.gitOrFail("merge", "--quiet", "--no-edit", "wide");
    module.git("checkout", "--quiet", "--ours", "src/shop/Cart.java");
    assertThat(checked("merge=union, both sides changed one key"))
        .contains("shop.CartKey: version 1 has two lines:");
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
    assertThat(checked("merge=union, one side deleted a key, the other released it"))
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
    assertThat(checked("the lock is missing"))
        .containsExactly(
            "shop.OrderKey: the lock has no line for it, so nothing protects its rows.",
            "shop.UserKey: the lock has no line for it, so nothing protects its rows.");
  }
}
