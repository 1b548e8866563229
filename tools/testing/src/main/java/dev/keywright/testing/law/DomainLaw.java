package dev.keywright.testing.law;

import static java.util.stream.Collectors.partitioningBy;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.key.WrittenDescription;
import dev.keywright.testing.key.WrittenDescription.Fact;
import dev.keywright.testing.value.PartCandidates;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The constructor of a type refuses exactly what its {@code @Domain} rules out. */
final class DomainLaw implements Judge {

  @Override
  public Optional<String> fault(TestedRows sample) {
    List<Fact> facts =
        WrittenDescription.of(sample.testedKey().type())
            .map(WrittenDescription::facts)
            .orElse(List.of());
    return sample.parts().stream()
        .filter(it -> !it.isGiven())
        .map(it -> tooNarrow(it).or(() -> tooWide(it, facts)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> tooNarrow(PartCandidates part) {
    if (part.part().limits().equals(ValueLimits.NONE) || part.refusals().isEmpty()) {
      return Optional.empty();
    }
    PartCandidates.Refusal refusal = part.refusals().get(0);
    return Optional.of(
        name(part)
            + " refuses "
            + Plain.shown(refusal.value())
            + ", which @Domain allows: "
            + part.part()
            + "\n  It throws "
            + refusal.cause());
  }

  // A type that refuses nothing leaves it all to the key, which refuses what is outside.
  private static Optional<String> tooWide(PartCandidates part, List<Fact> facts) {
    Class<?> type = part.component().getType();
    if (!JavaValues.isAroundOne(type)) {
      return Optional.empty();
    }
    Map<String, String> ofType =
        facts.stream()
            .filter(
                it ->
                    it.part().equals(part.part().name())
                        && it.from().contains(" of " + type.getSimpleName() + "."))
            .collect(Collectors.toMap(Fact::name, Fact::value, (first, next) -> first));
    Map<Boolean, List<Object>> isTaken =
        new OutsideValues(part.part(), limits(ofType))
            .all().stream().collect(partitioningBy(it -> isTaken(type, it)));
    List<Object> taken = Objects.requireNonNull(isTaken.get(true));
    boolean refusesSome =
        !Objects.requireNonNull(isTaken.get(false)).isEmpty() || !part.refusals().isEmpty();
    return taken.isEmpty() || !refusesSome
        ? Optional.empty()
        : Optional.of(
            name(part)
                + " accepts "
                + Plain.shown(taken.get(0))
                + ", which its @Domain rules out: "
                + ofType);
  }

  private static ValueLimits limits(Map<String, String> facts) {
    return new ValueLimits(
        number(facts.get("min")),
        number(facts.get("max")),
        Optional.ofNullable(facts.get("alphabet")),
        length(facts.get("minLength")),
        length(facts.get("maxLength")));
  }

  private static OptionalLong number(@Nullable String value) {
    return value == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(value));
  }

  private static OptionalInt length(@Nullable String value) {
    return value == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(value));
  }

  private static boolean isTaken(Class<?> type, Object value) {
    try {
      JavaValues.single(type, value);
      return true;
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private static String name(PartCandidates part) {
    PartSignature signature = part.part();
    return signature.name() + ": " + part.component().getType().getSimpleName();
  }
}
