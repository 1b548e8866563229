package dev.keywright.testing.value;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.key.TestedKey;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * The values that one part of a key is tried with.
 *
 * @param isGiven whether the test passed them, and nothing is known about all others
 * @param refusals of values that the layout allows, by the type of the component
 */
public record PartCandidates(
    PartSignature part,
    RecordComponent component,
    List<Candidate> legal,
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

  /** Values by the facts of the layout. */
  static PartCandidates made(TestedKey key, RecordComponent component, LegalValues values) {
    List<Candidate> legal = new ArrayList<>();
    List<Refusal> refusals = new ArrayList<>();
    for (Object value : values.all()) {
      try {
        Object java = JavaValues.of(component.getGenericType(), values.part().type(), value);
        legal.add(new Candidate(value, java));
      } catch (RuntimeException refused) {
        refusals.add(new Refusal(value, refused));
      }
    }
    return new PartCandidates(values.part(), component, legal, false, refusals);
  }

  /** As messages ask for more values: {@code with(DeviceId.class, …)}. */
  String wayOut() {
    String type = component.getType().getSimpleName();
    return ".with(" + type + ".class, …)";
  }
}
