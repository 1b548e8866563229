package dev.keywright.processor.facts;

import dev.keywright.processor.check.DeclarableFact;
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
  private static final Map<CheckId, Set<DeclarableFact>> TABLE = table();

  private Disproofs() {}

  private static Map<CheckId, Set<DeclarableFact>> table() {
    Map<CheckId, Set<DeclarableFact>> table = new EnumMap<>(CheckId.class);
    // Numbers of one width sort without padding.
    table.put(CheckId.KW101, EnumSet.of(DeclarableFact.MIN, DeclarableFact.MAX));
    table.put(CheckId.KW111, EnumSet.of(DeclarableFact.MIN, DeclarableFact.MAX));
    // No value begins another, or none holds a character that matters.
    table.put(
        CheckId.KW104,
        EnumSet.of(DeclarableFact.ALPHABET, DeclarableFact.MIN_LENGTH, DeclarableFact.MAX_LENGTH));
    table.put(
        CheckId.KW105,
        EnumSet.of(
            DeclarableFact.ALPHABET,
            DeclarableFact.MIN_LENGTH,
            DeclarableFact.MAX_LENGTH,
            DeclarableFact.MIN,
            DeclarableFact.MAX));
    table.put(CheckId.KW109, EnumSet.of(DeclarableFact.ALPHABET));
    table.put(CheckId.KW304, EnumSet.of(DeclarableFact.ALPHABET, DeclarableFact.MAX_LENGTH));
    // No value is empty.
    table.put(CheckId.KW110, EnumSet.of(DeclarableFact.MIN_LENGTH));
    // Few writes meet nowhere; one value is no lead; of a unique day there is one row.
    table.put(
        CheckId.KW201,
        EnumSet.of(DeclarableFact.PEAK_WRITES, DeclarableFact.CARDINALITY, DeclarableFact.UNIQUE));
    table.put(CheckId.KW202, EnumSet.of(DeclarableFact.PEAK_WRITES, DeclarableFact.CARDINALITY));
    table.put(CheckId.KW204, EnumSet.of(DeclarableFact.PEAK_WRITES));
    table.put(CheckId.KW206, EnumSet.of(DeclarableFact.PEAK_WRITES, DeclarableFact.CARDINALITY));
    // Few writes, or a table that one partition holds, need no more partitions.
    table.put(
        CheckId.KW203,
        EnumSet.of(
            DeclarableFact.PEAK_WRITES,
            DeclarableFact.ROWS,
            DeclarableFact.BYTES_PER_ROW,
            DeclarableFact.CARDINALITY));
    // Values are shorter than the type allows.
    table.put(
        CheckId.KW301,
        EnumSet.of(
            DeclarableFact.MAX_LENGTH,
            DeclarableFact.ALPHABET,
            DeclarableFact.MIN,
            DeclarableFact.MAX));
    table.put(CheckId.KW405, EnumSet.of(DeclarableFact.UNIQUE, DeclarableFact.UNIQUE_WITHIN));
    return table;
  }

  /**
   * Whether a fact can show that what a check finds does not happen.
   *
   * @param layout with the fact
   */
  static boolean allow(CheckId check, DeclarableFact fact, Layout layout) {
    return TABLE.getOrDefault(check, Set.of()).contains(fact) && isEnough(fact, layout);
  }

  private static boolean isEnough(DeclarableFact fact, Layout layout) {
    return switch (fact) {
      case PEAK_WRITES -> new LightLoad(layout).hasFewWrites();
      case ROWS, BYTES_PER_ROW -> new LightLoad(layout).isSmall();
      case CARDINALITY -> layout.parts().anyMatch(LeadingPart::isConstant);
      default -> true;
    };
  }
}
