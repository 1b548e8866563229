package dev.keywright.testing.law;

import dev.keywright.layout.signature.Kind;
import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.value.PartCandidates;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A key takes every value that LAYOUT allows, and refuses all others before anything is written.
 */
final class RefusalLaw implements Judge {
  private static final String UNPAIRED = "\ud800";

  @Override
  public Optional<String> fault(TestedRows sample) {
    if (!sample.refusals().isEmpty()) {
      return Optional.of("the key refuses values that LAYOUT allows: " + sample.refusals().get(0));
    }
    if (sample.rows().isEmpty()) {
      return Optional.empty();
    }
    for (PartCandidates part : sample.parts()) {
      List<@Nullable Object> outside = new ArrayList<>(OutsideValues.ofPart(part.part()).all());
      outside.addAll(part.part().kind() == Kind.TEXT ? List.of(UNPAIRED) : List.of());
      if (!part.component().getType().isPrimitive()) {
        outside.add(null);
      }
      for (Object value : outside) {
        if (isAccepted(sample, part, value)) {
          return Optional.of(
              part.part().name()
                  + " accepts "
                  + Plain.shown(value)
                  + ", which LAYOUT rules out: "
                  + part.part());
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isAccepted(
      TestedRows sample, PartCandidates part, @Nullable Object outside) {
    Map<String, @Nullable Object> java = new LinkedHashMap<>(sample.rows().get(0).java());
    Type type = part.component().getGenericType();
    try {
      java.put(
          part.part().name(),
          outside == null ? null : JavaValues.of(type, part.part().type(), outside));
      sample.testedKey().create(java);
      return true;
    } catch (RuntimeException refused) {
      return false;
    }
  }
}
