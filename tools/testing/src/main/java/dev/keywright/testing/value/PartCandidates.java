package dev.keywright.testing.value;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.key.TestedKey;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The values that one part of a key is tried with.
 *
 * @param whole all values that the part can have, in their order, if they are few and not all of
 *     them are tried anyway; else none
 * @param isGiven whether the test passed them, and nothing is known about all others
 * @param refusals of values that the layout allows, by the type of the component
 */
public record PartCandidates(
    PartSignature part,
    RecordComponent component,
    List<Candidate> legal,
    List<Candidate> whole,
    boolean isGiven,
    List<Refusal> refusals) {

  /**
   * A value.
   *
   * @param value as the layout has it
   * @param java as the key's constructor takes it
   */
  public record Candidate(Object value, Object java) {}

  /** A value that the layout allows, and what the type said to it. */
  public record Refusal(Object value, RuntimeException cause) {}

  // The value in the layout's own type is not known before a key has been encoded.
  static PartCandidates given(PartSignature part, RecordComponent component, List<Object> values) {
    List<Candidate> candidates = values.stream().map(it -> new Candidate(it, it)).toList();
    return new PartCandidates(
        part, component, new ArrayList<>(candidates), List.of(), true, List.of());
  }

  /** Values by the facts of the layout. */
  static PartCandidates made(TestedKey key, RecordComponent component, LegalValues values) {
    List<Candidate> legal = new ArrayList<>();
    List<Refusal> refusals = new ArrayList<>();
    for (Object value : values.all()) {
      try {
        legal.add(candidate(component, values.part(), value));
      } catch (RuntimeException refused) {
        refusals.add(new Refusal(value, refused));
      }
    }
    List<Candidate> whole =
        values.whole().stream()
            .flatMap(it -> accepted(component, values.part(), it).stream())
            .toList();
    return new PartCandidates(values.part(), component, legal, whole, false, refusals);
  }

  // The law of @Domain judges what a type refuses.
  private static Optional<Candidate> accepted(
      RecordComponent component, PartSignature part, Object value) {
    try {
      return Optional.of(candidate(component, part, value));
    } catch (RuntimeException refused) {
      return Optional.empty();
    }
  }

  private static Candidate candidate(RecordComponent component, PartSignature part, Object value) {
    return new Candidate(value, JavaValues.of(component.getGenericType(), part.type(), value));
  }

  /** The smallest and the largest value that the part is tried with. */
  List<Integer> edges() {
    if (isGiven || legal.isEmpty() || !OrderOfValues.isOrdered(part)) {
      return List.of();
    }
    Comparator<Integer> order =
        (a, b) -> OrderOfValues.compare(part, legal.get(a).value(), legal.get(b).value());
    List<Integer> all = IntStream.range(0, legal.size()).boxed().toList();
    return List.of(Collections.min(all, order), Collections.max(all, order));
  }

  /** As messages ask for more values: {@code with(DeviceId.class, …)}. */
  String wayOut() {
    String type = component.getType().getSimpleName();
    return ".with(" + type + ".class, …)";
  }
}
