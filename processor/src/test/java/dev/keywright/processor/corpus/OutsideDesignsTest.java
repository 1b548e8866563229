package dev.keywright.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Sixty designs of an outside judge, who read the guide and the pages of the checks, and not their
 * source, and wrote down what is to be found before the first run.
 */
class OutsideDesignsTest {
  private static final String FOLDER = "outside";
  private static final int DESIGNS = 60;
  private static final int OF_TABLES = 20;
  private static final double AT_FIRST = 0.97;
  private static final double AT_FIRST_WITH_PLACES = 0.86;
  private static final Pattern TABLES = Pattern.compile("nativeType = true|@Index\\(|@KeyFamily");

  @Test
  void everyFindingIsExpectedAndEveryExpectedOneIsFound() {
    List<String> differences = new ArrayList<>();
    List<CorpusEntity> entities = CorpusEntity.all(FOLDER);
    CompiledEntities compiled = CompiledEntities.of(entities);
    for (CorpusEntity entity : entities) {
      List<String> found =
          OutsideFindings.of(entity.places(), compiled.findings(entity), entity.expected());
      if (!found.equals(entity.expected())) {
        differences.add(
            entity.name()
                + " is to find "
                + entity.expected()
                + " and finds "
                + compiled.messages(entity));
      }
    }
    differences.addAll(compiled.complaints());

    assertThat(differences).isEmpty();
  }

  @Test
  void theFirstRunFoundWhatTheJudgeHadWrittenDown() {
    Score placed = new Score();
    Score written = new Score();
    Score ruled = new Score();
    for (CorpusEntity entity : CorpusEntity.all(FOLDER)) {
      placed.count(entity.atFirst(), entity.foundAtFirst());
      written.count(unplaced(entity.atFirst()), unplaced(entity.foundAtFirst()));
      ruled.count(entity.expected(), entity.foundAtFirst());
    }
    System.out.println("first run, check, severity and place: " + placed.sum());
    System.out.println("first run, check and severity: " + written.sum());
    System.out.println("first run, after the rulings: " + ruled.sum());

    assertThat(placed.precision()).isGreaterThanOrEqualTo(AT_FIRST_WITH_PLACES);
    assertThat(placed.recall()).isGreaterThanOrEqualTo(AT_FIRST_WITH_PLACES);
    assertThat(written.precision()).isGreaterThanOrEqualTo(AT_FIRST);
    assertThat(written.recall()).isGreaterThanOrEqualTo(AT_FIRST);
    assertThat(ruled.precision()).isGreaterThanOrEqualTo(written.precision());
    assertThat(ruled.recall()).isGreaterThanOrEqualTo(written.recall());
  }

  /** Findings without the place, {@code KW201 warning}. */
  private static List<String> unplaced(List<String> findings) {
    return findings.stream().map(it -> it.substring(0, it.lastIndexOf(' '))).toList();
  }

  @Test
  void ofTenDesignsThatTheJudgeApprovesOneMayHaveAFinding() {
    List<CorpusEntity> approved = designs().filter(it -> it.atFirst().isEmpty()).toList();
    List<CorpusEntity> disturbed =
        approved.stream().filter(it -> !it.foundAtFirst().isEmpty()).toList();

    assertThat(approved).hasSizeGreaterThan(DESIGNS / 3);
    assertThat(disturbed.size() * 10).isLessThanOrEqualTo(approved.size());
  }

  @Test
  void aThirdIsOfNativeColumnsIndexesAndFamilies() {
    assertThat(designs()).hasSize(DESIGNS);
    assertThat(designs().filter(it -> TABLES.matcher(it.text()).find()))
        .hasSizeGreaterThanOrEqualTo(OF_TABLES);
  }

  private static Stream<CorpusEntity> designs() {
    return CorpusEntity.all(FOLDER).stream();
  }
}
