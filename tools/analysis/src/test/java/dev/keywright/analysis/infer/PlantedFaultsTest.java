package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Faults of thirteen kinds, planted into tables of all distributions, are told, and none is in the
 * same tables without them.
 */
class PlantedFaultsTest {
  private static final int SEED = Integer.getInteger("seed", 0);
  private static final int SEEDS = Integer.getInteger("seeds", 24);
  private static final int KEYS = 1000;

  @Test
  void someFaultsAreToldAndNoneInvented() {
    judge(List.of(FaultyTable.values()), 1);
  }

  @Test
  @Tag("evidence")
  void faultsAreToldAndNoneInvented() {
    judge(List.of(FaultyTable.values()), SEEDS);
  }

  private static void judge(List<FaultyTable> tables, int seeds) {
    Map<FaultyTable, Integer> missed = new TreeMap<>();
    List<String> invented = new ArrayList<>();
    for (FaultyTable table : tables) {
      for (int i = 0; i < seeds; i++) {
        int seed = SEED + i;
        Candidate faulty = first(table, seed, true);
        if (!isTold(table, faulty)) {
          missed.merge(table, 1, Integer::sum);
          System.out.println(table + " " + seed + ": " + faulty.signatures() + told(faulty));
        }
        told(first(table, seed, false)).stream()
            .filter(table::invents)
            .forEach(it -> invented.add(table + " " + seed + ": " + it));
      }
    }
    int all = tables.size() * seeds;
    int told = all - missed.values().stream().mapToInt(it -> it).sum();
    System.out.println(
        told + " of " + all + " planted faults told, not " + missed + "; invented " + invented);
    assertThat((double) told / all).as("%s", missed).isGreaterThanOrEqualTo(0.9);
    assertThat(invented).isEmpty();
  }

  private static boolean isTold(FaultyTable table, Candidate candidate) {
    Predicate<String> isOf = table::isOf;
    return told(candidate).stream().anyMatch(isOf);
  }

  /** The faults, what is hot, and the keys that nothing explains or that are doubted, as texts. */
  private static List<String> told(Candidate candidate) {
    List<String> told = new ArrayList<>();
    candidate.faults().forEach(it -> told.add(it.kind() + " " + it.message()));
    candidate.notes().stream().filter(it -> it.contains(" have the value ")).forEach(told::add);
    candidate.doubts().stream().filter(it -> it.contains(" may be malformed, ")).forEach(told::add);
    candidate.unexplained().forEach(it -> told.add("unexplained " + it.columns()));
    return told;
  }

  private static Candidate first(FaultyTable table, int seed, boolean isFaulty) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Shape> shapes = List.of(Shape.values());
    Shape shape = shapes.get(seed % shapes.size());
    FaultyTable.Values values = FaultyTable.Values.of(shape, random);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      inference.add(table.key(values, isFaulty, i));
    }
    return inference.report().candidates().get(0);
  }

  static byte[] utf8(String text) {
    return text.getBytes(UTF_8);
  }
}
