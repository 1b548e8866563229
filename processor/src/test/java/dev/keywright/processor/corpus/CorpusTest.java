package dev.keywright.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The findings in entities as people write them are those that a reviewer expects: none is noise,
 * none is missed.
 */
class CorpusTest {
  private static final int SOURCES = 140;
  private static final double AT_FIRST = 0.95;
  private static final double NOW = 0.98;
  private static final int STORE_USES = 2;

  @Test
  void everyFindingIsExpectedAndEveryExpectedOneIsFound() {
    Score score = new Score();
    List<String> differences = new ArrayList<>();
    List<CorpusEntity> entities = CorpusEntity.all("corpus");
    CompiledEntities compiled = CompiledEntities.of(entities);
    for (CorpusEntity entity : entities) {
      List<String> found = entity.found(compiled.findings(entity));
      score.count(entity.expected(), found);
      if (!found.equals(entity.expected())) {
        differences.add(
            entity.name()
                + " is to find "
                + entity.expected()
                + " and finds "
                + found
                + ": "
                + compiled.messages(entity));
      }
    }
    differences.addAll(compiled.complaints());
    compiled.layouts().stream()
        .filter(layout -> !isRead(layout))
        .forEach(layout -> differences.add("cannot be read: " + layout));
    System.out.println(score);

    assertThat(differences).isEmpty();
    assertThat(score.precision()).isGreaterThanOrEqualTo(NOW);
    assertThat(score.recall()).isGreaterThanOrEqualTo(NOW);
  }

  @Test
  void theFirstRunFoundAlmostAllThatAReviewerExpected() {
    Score written = new Score();
    Score ruled = new Score();
    for (CorpusEntity entity : CorpusEntity.all("corpus")) {
      written.count(entity.atFirst(), entity.foundAtFirst());
      ruled.count(entity.expected(), entity.foundAtFirst());
      entity
          .ruling()
          .ifPresent(
              it ->
                  System.out.println(
                      entity.name()
                          + ": expected "
                          + entity.atFirst()
                          + ", found "
                          + entity.foundAtFirst()
                          + "; ruling: "
                          + it));
    }
    System.out.println("first run, as expected before it: " + written.sum());
    System.out.println("first run, after the rulings: " + ruled.sum());

    assertThat(written.precision()).isGreaterThanOrEqualTo(AT_FIRST);
    assertThat(written.recall()).isGreaterThanOrEqualTo(AT_FIRST);
    assertThat(ruled.precision()).isGreaterThanOrEqualTo(written.precision());
    assertThat(ruled.recall()).isGreaterThanOrEqualTo(written.recall());
  }

  private static boolean isRead(String layout) {
    try {
      return LayoutSignature.parse(layout).toString().equals(layout);
    } catch (IllegalArgumentException unread) {
      return false;
    }
  }

  @Test
  void aThirdOfTheEntitiesIsWithoutFault() {
    List<CorpusEntity> all = CorpusEntity.all("corpus");
    long good = all.stream().filter(entity -> entity.expected().isEmpty()).count();

    assertThat(all).hasSizeGreaterThanOrEqualTo(SOURCES);
    assertThat(good * 3).isGreaterThanOrEqualTo(all.size());
  }

  @Test
  void everyStoreHoldsSeveralEntities() {
    List<CorpusEntity> all = CorpusEntity.all("corpus");
    for (Store store : Store.values()) {
      assertThat(all)
          .filteredOn(
              entity ->
                  entity.text().contains("Store." + store + ")")
                      || entity.text().contains("Store." + store + ","))
          .as(store.name())
          .hasSizeGreaterThanOrEqualTo(STORE_USES);
    }
  }
}
