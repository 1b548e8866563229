package dev.keywright.testing.law;

import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.key.WrittenDescription;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.util.Map;
import java.util.Optional;

/**
 * The example in the key's description is decoded and encoded again. It is made by the layout, so
 * types that refuse more, or values of the test, leave nothing to judge.
 */
final class ExampleLaw implements Judge {

  @Override
  public Optional<String> fault(TestedRows sample) {
    boolean isByLayout =
        sample.parts().stream().allMatch(it -> !it.isGiven() && it.refusals().isEmpty());
    return isByLayout
        ? WrittenDescription.of(sample.testedKey().type())
            .flatMap(WrittenDescription::example)
            .flatMap(it -> fault(sample.testedKey(), it))
        : Optional.empty();
  }

  private static Optional<String> fault(TestedKey key, Map<String, Object> columns) {
    try {
      Map<String, Object> again = key.decode(columns).columns();
      return Plain.same(again, columns)
          ? Optional.empty()
          : Optional.of(Plain.shown(columns) + "\n  is encoded again as " + Plain.shown(again));
    } catch (RuntimeException refused) {
      return Optional.of(Plain.shown(columns) + "\n  is refused: " + refused.getMessage());
    }
  }
}
