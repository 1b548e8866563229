package dev.keywright.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GoldenKeysTest {
  private static final int FEW = 3;
  private static final String MODE = "keywright.golden";

  @TempDir private Path root;
  private final ClassLoader before = Thread.currentThread().getContextClassLoader();
  private UserModule module;
  private URLClassLoader loader;
  private Path folder;

  @BeforeEach
  void compile() throws IOException {
    module = new UserModule(root);
    UserModule.lines("types.txt").forEach(module::add);
    UserModule.lines("entities.txt").subList(0, FEW).forEach(it -> module.add(it + " {}"));
    module.compile();
    folder = root.resolve("golden");
    load();
  }

  private void load() {
    loader = module.loader();
    Thread.currentThread().setContextClassLoader(loader);
  }

  @AfterEach
  void restore() throws IOException {
    System.clearProperty(MODE);
    Thread.currentThread().setContextClassLoader(before);
    loader.close();
  }

  private GoldenKeys of(String key) throws ClassNotFoundException {
    return GoldenKeys.of(loader.loadClass("shop." + key)).in(folder).inCi(false);
  }

  private GoldenKeys all() {
    return GoldenKeys.forPackage("shop").in(folder).inCi(false);
  }

  private static void accepting(GoldenKeys keys) {
    System.setProperty(MODE, "accept");
    try {
      keys.verify();
    } finally {
      System.clearProperty(MODE);
    }
  }

  @Test
  void noFileIsWrittenWithoutAnExample() throws Exception {
    loader.close();
    module
        .add(
            "public record Never(int value) { public Never { throw new"
                + " IllegalArgumentException(\"never\"); } }")
        .add("record Ghost(@PartitionKey(pad = 6) Never never) {}")
        .compile();
    load();
    assertThatThrownBy(() -> accepting(of("GhostKey")))
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageStartingWith("shop.GhostKey: no key can be made. ");
    assertThat(folder).doesNotExist();
  }

  @Test
  void aMissingFileFailsAndIsWrittenAsTheMessageSays() throws Exception {
    assertThatThrownBy(of("PurchaseKey")::verify)
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("shop.PurchaseKey.txt\n  the file is missing")
        .hasMessageEndingWith("Write it, and commit it: -Dkeywright.golden=accept");
    assertThat(folder).doesNotExist();
    accepting(of("PurchaseKey"));
    assertThatCode(of("PurchaseKey")::verify).doesNotThrowAnyException();
    assertThat(folder).isDirectoryContaining(it -> it.endsWith("shop.PurchaseKey.txt"));
    assertThat(Files.readAllLines(folder.resolve("shop.PurchaseKey.txt"), UTF_8))
        .contains(
            "deviceId=1, sellerId=\"a\", cardId=1, orderNumber=1",
            "  partitionKey = \"000001,a,1\"",
            "  orderNumber = 1");
  }

  @Test
  void timesHaveExamplesOfEachPrecision() throws Exception {
    loader.close();
    module
        .add(
            "record Tick(@PartitionKey(pad = 6) int id, @SortKey(time = TimeFormat.ISO_JAVA,"
                + " ordered = false) Instant at) {}")
        .compile();
    load();
    accepting(of("TickKey"));
    assertThat(folder.resolve("shop.TickKey.txt"))
        .content(UTF_8)
        .contains(":04Z\"", ".999Z\"", ".000000001Z\"");
    assertThatCode(of("TickKey")::verify).doesNotThrowAnyException();
  }

  @Test
  void allKindsOfKeysAreReadAgain() throws IOException {
    loader.close();
    module = UserModule.ofResources(root.resolve("all"));
    load();
    accepting(all());
    assertThatCode(all()::verify).doesNotThrowAnyException();
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(40);
    }
  }

  @Test
  void nothingIsAcceptedInCi() {
    assertThatThrownBy(() -> accepting(of("PurchaseKey").inCi(true)))
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("refused where CI is set");
    assertThat(folder).doesNotExist();
  }

  @Test
  void aChangeOfTheLayoutIsFoundAndOnlyItsFileIsWrittenAnew() throws Exception {
    accepting(of("PurchaseKey"));
    accepting(of("SaleKey"));
    Path other = folder.resolve("shop.SaleKey.txt");
    Files.writeString(other, Files.readString(other, UTF_8) + "\n# mine\n", UTF_8);
    loader.close();
    String entity = UserModule.lines("entities.txt").get(0) + " {}";
    module.add(entity.replace("pad = 6", "pad = 7")).compile();
    load();
    assertThatThrownBy(of("PurchaseKey")::verify)
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("line 3: deviceId=1, sellerId=\"a\", cardId=1, orderNumber=1")
        .hasMessageContaining("is refused: ");
    accepting(of("PurchaseKey"));
    assertThatCode(of("PurchaseKey")::verify).doesNotThrowAnyException();
    assertThat(other).content(UTF_8).endsWith("\n# mine\n");
    accepting(of("SaleKey"));
    assertThat(other).content(UTF_8).endsWith("\n# mine\n");
  }

  @Test
  void aStoredKeyThatMeansSomethingElseIsFound() throws Exception {
    accepting(of("PurchaseKey"));
    Path file = folder.resolve("shop.PurchaseKey.txt");
    String text = Files.readString(file, UTF_8);
    for (List<String> edit :
        List.of(
            List.of("\"000001,a,1\"", "\"000001,a,01\"", "is refused"),
            List.of("\"000001,a,1\"", "\"000002,a,1\"", "is read as deviceId=2"),
            List.of("\"000001,a,1\"", "\"000001,a", "is refused"),
            List.of("  partitionKey = ", "  pk = ", "has no column partitionKey"),
            List.of("  orderNumber = 1\n", "  orderNumber = 1\n  more = 2\n", "has a column that"),
            List.of("\n", "\n#", "it has no example"))) {
      Files.writeString(file, text.replace(edit.get(0), edit.get(1)), UTF_8);
      assertThatThrownBy(of("PurchaseKey")::verify)
          .isExactlyInstanceOf(AssertionError.class)
          .hasMessageContaining(edit.get(2));
    }
  }

  @Test
  void aWholeRunReportsOrphansAndDeletesNone() throws Exception {
    accepting(all());
    Path orphan = Files.writeString(folder.resolve("shop.GoneKey.txt"), "# rows of 2012\n", UTF_8);
    Files.writeString(folder.resolve("stock.OtherKey.txt"), "# of another package\n", UTF_8);
    assertThatThrownBy(all()::verify)
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("shop.GoneKey.txt belongs to no key")
        .hasMessageNotContaining("stock.OtherKey");
    assertThatThrownBy(() -> accepting(all())).isExactlyInstanceOf(AssertionError.class);
    assertThat(orphan).exists();
    assertThatCode(of("PurchaseKey")::verify).doesNotThrowAnyException();
    Files.delete(orphan);
    assertThatCode(all()::verify).doesNotThrowAnyException();
  }
}
