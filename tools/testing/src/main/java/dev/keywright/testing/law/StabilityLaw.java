package dev.keywright.testing.law;

import dev.keywright.runtime.Key;
import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.KeySample;
import dev.keywright.testing.value.Values;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;

/** The same values give the same bytes in every locale and time zone. */
final class StabilityLaw implements Judge {
  private static final int ENOUGH = 40;
  private static final List<Locale> LOCALES =
      List.of(Locale.forLanguageTag("ar-EG-u-nu-arab"), Locale.forLanguageTag("tr-TR"));
  private static final String ZONE = "Pacific/Kiritimati";

  @Override
  public Optional<String> fault(KeySample sample) {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone(ZONE));
      return LOCALES.stream()
          .peek(Locale::setDefault)
          .flatMap(it -> in(it, sample).stream())
          .findFirst();
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static Optional<String> in(Locale locale, KeySample sample) {
    for (KeyRow row : sample.rows().subList(0, Math.min(ENOUGH, sample.rows().size()))) {
      String place = "\n  in locale " + locale.toLanguageTag() + " and time zone " + ZONE;
      try {
        Map<String, Object> java = remade(row, sample);
        Key again = sample.keyClass().create(java);
        if (!Values.same(again.columns(), row.columns())
            || !sample.keyClass().decode(row.columns()).equals(row.key())) {
          return Optional.of(row + place + " is " + Values.shown(again.columns()));
        }
      } catch (RuntimeException refused) {
        return Optional.of(row + place + " throws " + refused);
      }
    }
    return Optional.empty();
  }

  // The values as their types make them here; those that the test passed are what they are.
  private static Map<String, Object> remade(KeyRow row, KeySample sample) {
    Map<String, Object> java = new LinkedHashMap<>(row.java());
    sample.parts().stream()
        .filter(it -> !it.isGiven())
        .forEach(
            it ->
                java.put(
                    it.part().name(),
                    JavaValues.of(
                        it.component().getGenericType(),
                        it.part().type(),
                        row.value(it.part().name()))));
    return java;
  }
}
