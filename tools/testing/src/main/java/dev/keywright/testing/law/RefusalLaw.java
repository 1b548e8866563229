package dev.keywright.testing.law;

import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.KeySample;
import dev.keywright.testing.value.PartCandidates;
import dev.keywright.testing.value.Values;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A key takes every value that LAYOUT allows, and refuses all others before anything is written.
 */
final class RefusalLaw implements Judge {

  @Override
  public Optional<String> fault(KeySample sample) {
    if (!sample.refusals().isEmpty()) {
      return Optional.of("the key refuses values that LAYOUT allows: " + sample.refusals().get(0));
    }
    if (sample.rows().isEmpty()) {
      return Optional.empty();
    }
    for (PartCandidates part : sample.parts()) {
      for (Object outside : OutsideValues.ofPart(part.part()).all()) {
        if (isAccepted(sample, part, outside)) {
          return Optional.of(
              part.part().name()
                  + " accepts "
                  + Values.shown(outside)
                  + ", which LAYOUT rules out: "
                  + part.part());
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isAccepted(KeySample sample, PartCandidates part, Object outside) {
    KeyRow row = sample.rows().get(0);
    Map<String, Object> java = new LinkedHashMap<>(row.java());
    try {
      java.put(
          part.part().name(),
          JavaValues.of(part.component().getGenericType(), part.part().type(), outside));
      sample.keyClass().create(java);
      return true;
    } catch (RuntimeException refused) {
      return false;
    }
  }
}
