package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.page.FamilyPage;
import dev.keywright.report.page.IndexLink;
import dev.keywright.report.page.KeyPage;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The key of an index and that of its table lead to each other. */
class IndexLinksTest {
  private static final KeyDescription.Index BY_SELLER =
      new KeyDescription.Index(
          Optional.of("GSI1"), "store", true, "guide.PurchaseKey", List.of("total"));

  private static KeyDescription table;
  private static KeyDescription index;

  @BeforeAll
  static void compile(@TempDir Path classes) throws IOException, ReflectiveOperationException {
    List<KeyDescription> keys = Designs.keys("after", classes);
    table = Designs.key(keys, "guide.PurchaseKey");
    index =
        with(
            with(Designs.key(keys, "blog.PostKey"), "index", Optional.of(BY_SELLER)),
            "table",
            Optional.of("shop"));
  }

  /** The same description with another value of one component. */
  private static KeyDescription with(KeyDescription key, String name, Object value)
      throws ReflectiveOperationException {
    List<Object> values = new ArrayList<>();
    for (RecordComponent component : KeyDescription.class.getRecordComponents()) {
      boolean isChanged = component.getName().equals(name);
      values.add(isChanged ? value : component.getAccessor().invoke(key));
    }
    Class<?>[] types =
        Stream.of(KeyDescription.class.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    return KeyDescription.class.getConstructor(types).newInstance(values.toArray());
  }

  private static List<IndexLink> links(KeyDescription key, KeyDescription... all) {
    List<KeyDescription> keys = List.of(all);
    return KeyPage.of(key, Designs.reported(keys), Optional.empty()).indexes();
  }

  @Test
  void eachLeadsToTheOther() {
    assertThat(links(table, table, index))
        .containsExactly(
            new IndexLink(
                "with the sparse index GSI1, kept by the store,", "PostKey", "blog.PostKey.html"));
    assertThat(links(index, table, index))
        .containsExactly(
            new IndexLink(
                "the sparse index GSI1, kept by the store, of",
                "PurchaseKey",
                "guide.PurchaseKey.html"));
  }

  @Test
  void theFamilyOfATableLeadsToItsIndexes(@TempDir Path folder)
      throws IOException, ReflectiveOperationException {
    KeyDescription member =
        with(table, "families", List.of(new KeyDescription.Family("guide.ShopKey")));
    List<KeyDescription> keys = List.of(member, index);
    FamilyPage family = FamilyPage.of(Designs.reported(keys)).get(0);
    assertThat(family.members()).hasSize(1);
    assertThat(family.members().get(0).indexes()).isEqualTo(links(member, member, index));
    new Report("the shop", keys, key -> Optional.empty()).writeTo(folder);
    assertThat(Files.readString(folder.resolve(family.file())))
        .contains(
            "PurchaseKey, with the sparse index GSI1, kept by the store, <a"
                + " href=\"blog.PostKey.html\">PostKey</a>.");
  }

  @Test
  void aTableThatIsNotInTheReportIsNotLinked() {
    assertThat(links(index, index)).isEmpty();
    assertThat(links(table, table)).isEmpty();
  }
}
