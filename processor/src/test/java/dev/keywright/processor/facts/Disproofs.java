package dev.keywright.processor.facts;

import dev.keywright.processor.check.Fact;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.LeadingPart;
import dev.keywright.processor.store.LightLoad;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * The facts that can disprove a finding. Any other fact may sharpen a finding, or replace it by one
 * that is really printed, but never silence it.
 */
final class Disproofs {
  private static final Map<CheckId, Set<Fact>> TABLE = table();

  private Disproofs() {}

  private static Map<CheckId, Set<Fact>> table() {
    Map<CheckId, Set<Fact>> table = new EnumMap<>(CheckId.class);
    // Numbers of one width sort without padding.
    table.put(CheckId.KW101, EnumSet.of(Fact.MIN, Fact.MAX));
    table.put(CheckId.KW111, EnumSet.of(Fact.MIN, Fact.MAX));
    // No value begins another, or none holds a character that matters.
    table.put(CheckId.KW104, EnumSet.of(Fact.ALPHABET, Fact.MIN_LENGTH, Fact.MAX_LENGTH));
    table.put(
        CheckId.KW105,
        EnumSet.of(Fact.ALPHABET, Fact.MIN_LENGTH, Fact.MAX_LENGTH, Fact.MIN, Fact.MAX));
    table.put(CheckId.KW109, EnumSet.of(Fact.ALPHABET));
    table.put(CheckId.KW304, EnumSet.of(Fact.ALPHABET, Fact.MAX_LENGTH));
    // No value is empty.
    table.put(CheckId.KW110, EnumSet.of(Fact.MIN_LENGTH));
    // Few writes meet nowhere; one value is no lead; of a unique day there is one row.
    table.put(CheckId.KW201, EnumSet.of(Fact.PEAK_WRITES, Fact.CARDINALITY, Fact.UNIQUE));
    table.put(CheckId.KW202, EnumSet.of(Fact.PEAK_WRITES, Fact.CARDINALITY));
    table.put(CheckId.KW204, EnumSet.of(Fact.PEAK_WRITES));
    table.put(CheckId.KW206, EnumSet.of(Fact.PEAK_WRITES, Fact.CARDINALITY));
    // Few writes, or a table that one partition holds, need no more partitions.
    table.put(
        CheckId.KW203,
        EnumSet.of(Fact.PEAK_WRITES, Fact.ROWS, Fact.BYTES_PER_ROW, Fact.CARDINALITY));
    // Values are shorter than the type allows.
    table.put(CheckId.KW301, EnumSet.of(Fact.MAX_LENGTH, Fact.ALPHABET, Fact.MIN, Fact.MAX));
    table.put(CheckId.KW405, EnumSet.of(Fact.UNIQUE, Fact.UNIQUE_WITHIN));
    return table;
  }

  /**
   * Whether a fact can show that what a check finds does not happen.
   *
   * @param layout with the fact
   */
  static boolean allow(CheckId check, Fact fact, Layout layout) {
    return TABLE.getOrDefault(check, Set.of()).contains(fact) && isEnough(fact, layout);
  }

  private static boolean isEnough(Fact fact, Layout layout) {
    return switch (fact) {
      case PEAK_WRITES -> new LightLoad(layout).hasFewWrites();
      case ROWS, BYTES_PER_ROW -> new LightLoad(layout).isSmall();
      case CARDINALITY -> layout.parts().anyMatch(LeadingPart::isConstant);
      default -> true;
    };
  }
}
