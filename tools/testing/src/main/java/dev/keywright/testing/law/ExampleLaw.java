package dev.keywright.testing.law;

import dev.keywright.testing.key.KeyClass;
import dev.keywright.testing.key.WrittenDescription;
import dev.keywright.testing.value.KeySample;
import dev.keywright.testing.value.Values;
import java.util.Map;
import java.util.Optional;

/** The example in the key's description is decoded and encoded again. */
final class ExampleLaw implements Judge {

  @Override
  public Optional<String> fault(KeySample sample) {
    return WrittenDescription.of(sample.keyClass().type())
        .flatMap(WrittenDescription::example)
        .flatMap(it -> fault(sample.keyClass(), it));
  }

  /** Why columns are no stored key of a class; empty if they are one. */
  static Optional<String> fault(KeyClass key, Map<String, Object> columns) {
    try {
      Map<String, Object> again = key.decode(columns).columns();
      return Values.same(again, columns)
          ? Optional.empty()
          : Optional.of(Values.shown(columns) + "\n  is encoded again as " + Values.shown(again));
    } catch (RuntimeException refused) {
      return Optional.of(Values.shown(columns) + "\n  is refused: " + refused.getMessage());
    }
  }
}
