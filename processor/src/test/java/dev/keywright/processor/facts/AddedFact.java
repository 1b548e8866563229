package dev.keywright.processor.facts;

import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.check.Fact;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Facts.Identity;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Volume;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;

/**
 * A fact that a design does not declare yet, and the design with it.
 *
 * @param shown as its author would write it
 */
record AddedFact(Fact fact, String shown, Layout layout) {
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
    Fact fact = one(List.of(Fact.values()), random);
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

  private static Optional<Declared> with(Layout layout, Part part, Fact fact, Random random) {
    Facts facts = part.facts();
    ValueLimits limits = facts.limits();
    return switch (fact) {
      case MIN -> {
        long min = one(NUMBERS, random);
        yield declared(limits.min().isEmpty(), fact, min, facts.with(limits.withMin(min)));
      }
      case MAX -> {
        long max = one(NUMBERS, random);
        ValueLimits other =
            new ValueLimits(
                limits.min(),
                OptionalLong.of(max),
                limits.alphabet(),
                limits.minLength(),
                limits.maxLength());
        yield declared(limits.max().isEmpty(), fact, max, facts.with(other));
      }
      case MIN_LENGTH -> {
        int least = one(LENGTHS, random);
        ValueLimits other =
            new ValueLimits(
                limits.min(),
                limits.max(),
                limits.alphabet(),
                OptionalInt.of(least),
                limits.maxLength());
        yield declared(limits.minLength().isEmpty(), fact, least, facts.with(other));
      }
      case MAX_LENGTH -> {
        int most = one(LENGTHS, random);
        ValueLimits other =
            new ValueLimits(
                limits.min(),
                limits.max(),
                limits.alphabet(),
                limits.minLength(),
                OptionalInt.of(most));
        yield declared(limits.maxLength().isEmpty(), fact, most, facts.with(other));
      }
      case ALPHABET -> {
        String body = one(ALPHABETS, random);
        yield declared(
            limits.alphabet().isEmpty(), fact, body, facts.with(limits.withAlphabet(body)));
      }
      case CARDINALITY -> {
        long values = one(CARDINALITIES, random);
        yield declared(
            facts.cardinality().isEmpty(),
            fact,
            values,
            new Facts(
                limits,
                OptionalLong.of(values),
                facts.monotonic(),
                facts.step(),
                facts.identity(),
                facts.origins()));
      }
      case MONOTONIC ->
          declared(
              !facts.monotonic(),
              fact,
              true,
              new Facts(
                  limits,
                  facts.cardinality(),
                  true,
                  facts.step(),
                  facts.identity(),
                  facts.origins()));
      case STEP -> {
        long step = one(STEPS, random);
        yield declared(
            facts.step().isEmpty(),
            fact,
            step,
            new Facts(
                limits,
                facts.cardinality(),
                facts.monotonic(),
                OptionalLong.of(step),
                facts.identity(),
                facts.origins()));
      }
      case DETERMINED_BY -> {
        String by = one(layout.parts().toList(), random).name();
        yield declared(
            facts.determinedBy().isEmpty() && !by.equals(part.name()),
            fact,
            by,
            facts.withDeterminedBy(List.of(by)));
      }
      case UNIQUE ->
          declared(
              !facts.unique(),
              fact,
              true,
              identified(facts, new Identity(facts.determinedBy(), true, facts.uniqueWithin())));
      case UNIQUE_WITHIN -> {
        String within = one(layout.parts().toList(), random).name();
        yield declared(
            facts.uniqueWithin().isEmpty() && !within.equals(part.name()),
            fact,
            within,
            identified(facts, new Identity(facts.determinedBy(), facts.unique(), List.of(within))));
      }
      case ROWS, BYTES_PER_ROW, PEAK_WRITES -> Optional.empty();
    };
  }

  private static Facts identified(Facts facts, Identity identity) {
    return new Facts(
        facts.limits(),
        facts.cardinality(),
        facts.monotonic(),
        facts.step(),
        identity,
        facts.origins());
  }

  private static Optional<Declared> declared(boolean isNew, Fact fact, Object value, Facts facts) {
    return isNew
        ? Optional.of(new Declared(fact.attribute() + " = " + value, facts))
        : Optional.empty();
  }

  private static Optional<AddedFact> ofTable(Layout layout, Fact fact, long value) {
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
            fact == Fact.ROWS ? figure : old.rows(),
            fact == Fact.BYTES_PER_ROW ? figure : old.bytesPerRow(),
            fact == Fact.PEAK_WRITES ? figure : old.peakWritesPerSecond(),
            old.spot());
    return isNew
        ? Optional.of(
            new AddedFact(
                fact,
                "@Volume(" + fact.attribute() + " = " + value + ")",
                layout.with(options.with(volume))))
        : Optional.empty();
  }
}
