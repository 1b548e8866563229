package dev.keywright.guard.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.description.finding.AnnotationEdit;
import dev.keywright.description.finding.AnnotationEdit.Action;
import dev.keywright.description.finding.AnnotationEdit.Setting;
import dev.keywright.description.finding.FindingPlace;
import dev.keywright.description.finding.PlacedFinding.ProposedChange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which annotations are ours, and which names the edits write. */
class SourceChangeTest {
  private static final String PARTITION = "dev.keywright.PartitionKey";
  private static final String SORT = "dev.keywright.SortKey";
  private static final String DOMAIN = "dev.keywright.Domain";

  @TempDir private Path root;

  private static FindingPlace place(Optional<String> annotation, int occurrence) {
    return new FindingPlace(
        "shop.Order", Optional.of("id"), annotation, occurrence, Optional.empty());
  }

  private static AnnotationEdit edit(Action action, String annotation, FindingPlace place) {
    List<Setting> settings =
        action == Action.SET
            ? List.of(new Setting("min", "7", Optional.empty()))
            : List.<Setting>of();
    return new AnnotationEdit(action, place, annotation, "", settings, List.of(), Optional.empty());
  }

  private void write(String name, String text) throws IOException {
    Path folder = Files.createDirectories(root.resolve("shop"));
    Files.writeString(folder.resolve(name + ".java"), "package shop;\n" + text, UTF_8);
  }

  /** The text of the entity after an edit. */
  private String edited(AnnotationEdit edit) throws IOException, UnplacedEditException {
    Map<SourceFile, List<Replacement>> all =
        SourceChange.of(new ProposedChange("any", List.of(edit)), new SourceTree(List.of(root)));
    SourceFile file = all.keySet().iterator().next();
    return SourceChange.applied(file.text(), all.get(file));
  }

  private String set(String annotation, int occurrence) throws IOException, UnplacedEditException {
    return edited(edit(Action.SET, annotation, place(Optional.of(annotation), occurrence)));
  }

  /** The text after an annotation was added. */
  private String added(String annotation) throws IOException, UnplacedEditException {
    return edited(edit(Action.SET, annotation, place(Optional.empty(), 0)));
  }

  @Test
  void anImportedAnnotationOfTheSameSimpleNameIsNotOurs()
      throws IOException, UnplacedEditException {
    write(
        "Order",
        """
        import com.datastax.oss.driver.api.mapper.annotations.PartitionKey;
        record Order(@PartitionKey @dev.keywright.PartitionKey(order = 0) int id) {}
        """);
    assertThat(set(PARTITION, 0))
        .contains("(@PartitionKey @dev.keywright.PartitionKey(order = 0, min = 7) int id)");
  }

  @Test
  void aTypeOfThePackageGoesBeforeAnImportOnDemand() throws IOException, UnplacedEditException {
    write("PartitionKey", "@interface PartitionKey {}\n");
    write(
        "Order",
        """
        import dev.keywright.*;
        record Order(@PartitionKey @dev.keywright.PartitionKey(order = 0) int id) {}
        """);
    assertThat(set(PARTITION, 0)).contains("(@PartitionKey @dev.keywright.PartitionKey(order = 0,");
  }

  @Test
  void importsOnDemandAndTheirPackageNameOurs() throws IOException, UnplacedEditException {
    write("Order", "import dev.keywright.*;\nrecord Order(@PartitionKey(order = 0) int id) {}\n");
    assertThat(set(PARTITION, 0)).contains("@PartitionKey(order = 0, min = 7)");
    write(
        "Order",
        "import dev.keywright.PartitionKey;\nrecord Order(@PartitionKey(order = 0) int id) {}\n");
    assertThat(set(PARTITION, 0)).contains("@PartitionKey(order = 0, min = 7)");
  }

  @Test
  void aContainerIsOpened() throws IOException, UnplacedEditException {
    write(
        "Order",
        """
        import dev.keywright.SortKey;
        record Order(
            @SortKey.List({@SortKey(key = "a", order = 1), @SortKey(order = 2)}) int id) {}
        """);
    assertThat(set(SORT, 0)).contains("@SortKey(key = \"a\", order = 1, min = 7), @SortKey(");
    assertThat(added(SORT)).contains("(key = \"a\", order = 1), @SortKey(order = 2, min = 7)})");
  }

  /** Without its comma, or with another type, a container is broken. */
  @Test
  void nothingIsTakenOutOfAContainer() throws IOException {
    write(
        "Order",
        """
        import dev.keywright.SortKey;
        record Order(
            @SortKey.List({@SortKey(key = "a", order = 1), @SortKey(order = 2)}) int id) {}
        """);
    assertThatThrownBy(() -> edited(edit(Action.REMOVE, SORT, place(Optional.of(SORT), 0))))
        .isInstanceOf(UnplacedEditException.class)
        .hasMessageContaining("is in a @SortKey.List");
  }

  @Test
  void aNameThatTheFileUsesIsTaken() throws IOException, UnplacedEditException {
    write("Order", "record Order(Domain other, int id) {}\n");
    assertThat(added(DOMAIN))
        .isEqualTo(
            "package shop;\nrecord Order(Domain other, @dev.keywright.Domain(min = 7) int id)"
                + " {}\n");
  }

  @Test
  void aNameOfThePackageIsTaken() throws IOException, UnplacedEditException {
    write("Domain", "class Domain {}\n");
    write("Order", "import dev.keywright.*;\nrecord Order(int id) {}\n");
    assertThat(added(DOMAIN)).contains("(@dev.keywright.Domain(min = 7) int id)");
  }

  @Test
  void aNameThatNobodyHasIsImported() throws IOException, UnplacedEditException {
    write("Order", "record Order(int id) {}\n");
    assertThat(added(DOMAIN))
        .isEqualTo(
            "package shop;\n\nimport dev.keywright.Domain;\nrecord Order(@Domain(min = 7) int id)"
                + " {}\n");
  }

  @Test
  void aNameThatIsNoTypeHasNoFile() throws IOException {
    Path inside = Files.createDirectories(root.resolve("inside"));
    Files.createDirectories(root.resolve("etc"));
    Files.writeString(root.resolve("etc/Foo.java"), "class Foo {}\n", UTF_8);
    SourceTree sources = new SourceTree(List.of(inside));
    for (String name :
        List.of(
            "",
            ".",
            "..",
            ".etc.Foo",
            "a\0b.Foo",
            "Foo\0",
            "a/b.Foo",
            "a..Foo",
            "a.",
            "a-b.C",
            "$",
            "package-info")) {
      assertThat(sources.file(name)).as(name).isEmpty();
    }
  }
}
