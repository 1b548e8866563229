package dev.keywright.processor.facts;

import dev.keywright.processor.check.DeclarableFact;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Volume;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;

/**
 * A fact that a design does not declare yet, and the design with it.
 *
 * @param shown as its author would write it
 */
record AddedFact(DeclarableFact fact, String shown, Layout layout) {
  private static final List<Long> CARDINALITIES = List.of(1L, 2L, 40L, 99L, 100L, 1_000_000L);
  private static final List<Long> NUMBERS = List.of(-100L, -1L, 0L, 1L, 9L, 10L, 999L, 1_000_000L);
  private static final List<Integer> LENGTHS = List.of(1, 2, 7, 64, 5_000);
  private static final List<Long> STEPS = List.of(1L, 7L, 1_000L, 86_400L, 3_600_000L, 86_400_000L);
  private static final List<String> ALPHABETS =
      List.of("0-9a-z", "A-Z", "a", "!-~", "0-9:", "\\u0000-\\uffff", "\\ud83d\\ude00a-z");
  private static final List<Long> VOLUMES =
      List.of(1L, 50L, 100L, 3_000L, 1_000_000L, 1_000_000_000L, 1_000_000_000_000L);

  /** One of those that a design lacks, by chance; empty if it has the one that was drawn. */
  static Optional<AddedFact> of(Layout layout, Random random) {
    DeclarableFact fact = one(List.of(DeclarableFact.values()), random);
    if (fact.isOfTable()) {
      return ofTable(layout, fact, one(VOLUMES, random));
    }
    List<Part> parts = layout.parts().filter(Part::isOfEntity).toList();
    Part part = one(parts, random);
    return with(layout, part, fact, random)
        .map(
            it ->
                new AddedFact(
                    fact,
                    "@Domain(" + it.shown() + ") " + part.name(),
                    layout.with(part, it.facts())));
  }

  private record Declared(String shown, Facts facts) {}

  private static <T> T one(List<T> values, Random random) {
    return values.get(random.nextInt(values.size()));
  }

  private static Optional<Declared> with(
      Layout layout, Part part, DeclarableFact fact, Random random) {
    Object value =
        switch (fact) {
          case MIN, MAX -> one(NUMBERS, random);
          case MIN_LENGTH, MAX_LENGTH -> one(LENGTHS, random);
          case ALPHABET -> one(ALPHABETS, random);
          case CARDINALITY -> one(CARDINALITIES, random);
          case STEP -> one(STEPS, random);
          case MONOTONIC, UNIQUE -> true;
          case DETERMINED_BY, UNIQUE_WITHIN -> one(layout.parts().toList(), random).name();
          case ROWS, BYTES_PER_ROW, PEAK_WRITES -> throw new IllegalArgumentException(fact.name());
        };
    boolean namesParts =
        fact == DeclarableFact.DETERMINED_BY || fact == DeclarableFact.UNIQUE_WITHIN;
    boolean isNew =
        !part.facts().says(fact.attribute()) && !(namesParts && value.equals(part.name()));
    Facts with = part.facts().with(fact.attribute(), namesParts ? List.of(value) : value);
    return declared(isNew, fact, value, with);
  }

  private static Optional<Declared> declared(
      boolean isNew, DeclarableFact fact, Object value, Facts facts) {
    return isNew
        ? Optional.of(new Declared(fact.attribute() + " = " + value, facts))
        : Optional.empty();
  }

  private static Optional<AddedFact> ofTable(Layout layout, DeclarableFact fact, long value) {
    KeyOptions options = layout.options();
    Volume old =
        options
            .volume()
            .orElseGet(
                () ->
                    new Volume(
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        layout.entity().spot()));
    OptionalLong figure = OptionalLong.of(value);
    boolean isNew =
        switch (fact) {
          case ROWS -> old.rows().isEmpty();
          case BYTES_PER_ROW -> old.bytesPerRow().isEmpty();
          default -> old.peakWritesPerSecond().isEmpty();
        };
    Volume volume =
        new Volume(
            fact == DeclarableFact.ROWS ? figure : old.rows(),
            fact == DeclarableFact.BYTES_PER_ROW ? figure : old.bytesPerRow(),
            fact == DeclarableFact.PEAK_WRITES ? figure : old.peakWritesPerSecond(),
            old.spot());
    return isNew
        ? Optional.of(
            new AddedFact(
                fact,
                "@Volume(" + fact.attribute() + " = " + value + ")",
                layout.with(options.withVolume(Optional.of(volume)))))
        : Optional.empty();
  }
}
