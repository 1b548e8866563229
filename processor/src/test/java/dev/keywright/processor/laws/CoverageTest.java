package dev.keywright.processor.laws;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.SimpleType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The laws are tried on every type, in every format, direction, position and kind of key. */
class CoverageTest {
  private static final int TYPES = SimpleType.values().length;

  @Test
  void everyCellIsTriedByAKeyThatCompiles() {
    Map<String, Integer> layouts = new TreeMap<>();
    Set<Cell> tried = new LinkedHashSet<>();
    for (Design design : compiled()) {
      Set<Cell> cells = Cell.of(design);
      cells.stream()
          .map(Cell::spread)
          .distinct()
          .forEach(it -> layouts.merge(it.name(), 1, Integer::sum));
      tried.addAll(cells);
    }
    Set<Cell> missing = new LinkedHashSet<>(Cell.all());
    missing.removeAll(tried);

    System.out.println(
        "coverage: "
            + (Cell.all().size() - missing.size())
            + " of "
            + Cell.all().size()
            + " cells (type x format x direction x position x plain, hashed, bucketed), places "
            + layouts);
    // Enums and records in both formats, and fractions in BINARY alone. Four do not descend in
    // TEXT.
    int inText = TYPES - 2 + 2;
    int inBinary = TYPES + 2;
    assertThat(Cell.all()).hasSize((inText + (inText - 4) + inBinary + inBinary) * 5 * 3);
    assertThat(missing).isEmpty();
  }

  /** Those that compile, as LawsTest knows. */
  private static List<Design> compiled() {
    return Designs.ofCells().stream().filter(it -> OrderTheorem.refusals(it).isEmpty()).toList();
  }

  @Test
  void everyTypeDecidesBucketsAloneAndWithAnotherAndByItsRemainderIfItIsCounted() {
    Map<String, Set<String>> kinds = new TreeMap<>();
    for (Design design : compiled()) {
      for (Cell cell : Cell.of(design)) {
        if (cell.spread() == Cell.Spread.BUCKETED) {
          String type = cell.type() + (cell.binary() ? " in BINARY" : " in TEXT");
          kinds.computeIfAbsent(type, it -> new TreeSet<>()).add(kind(design.bucket()));
        }
      }
    }
    Map<Set<String>, List<String>> types =
        new ArrayList<>(kinds.keySet()).stream().collect(groupingBy(kinds::get));
    System.out.println("coverage of buckets: " + types);
    Set<String> counted = kinds.keySet().stream().filter(CoverageTest::isCounted).collect(toSet());
    Set<String> all = Set.of("hash of one part", "hash of two parts", "remainder");
    Set<String> hashes = Set.of("hash of one part", "hash of two parts");
    assertThat(types).hasSize(2);
    assertThat(types.get(all)).containsExactlyInAnyOrderElementsOf(counted);
    assertThat(types.get(hashes)).hasSize(kinds.size() - counted.size());
    assertThat(kinds).hasSize(TYPES + TYPES + 2);
  }

  private static boolean isCounted(String type) {
    return Stream.concat(
            Stream.of(Cell.RECORD),
            Stream.of(SimpleType.values())
                .filter(it -> it.kind().hasNumber())
                .map(SimpleType::toString))
        .anyMatch(it -> type.startsWith(it + " in "));
  }

  private static String kind(BucketOracle buckets) {
    if (buckets.isRemainder()) {
      return "remainder";
    }
    return buckets.of().size() == 1 ? "hash of one part" : "hash of two parts";
  }
}
