package dev.keywright.testing.law;

import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.function.Supplier;

/** The same values give the same bytes in every locale and time zone. */
final class StabilityLaw implements Judge {
  private static final int ENOUGH = 40;
  private static final List<Locale> LOCALES =
      List.of(Locale.forLanguageTag("ar-EG-u-nu-arab"), Locale.forLanguageTag("tr-TR"));
  private static final String ZONE = "Pacific/Kiritimati";

  @Override
  public Optional<String> fault(TestedRows sample) {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    TestedKey key = sample.testedKey();
    List<KeyRow> rows = sample.rows().subList(0, Math.min(ENOUGH, sample.rows().size()));
    List<String> usual = rows.stream().map(it -> written(key, it::java, it)).toList();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone(ZONE));
      for (Locale another : LOCALES) {
        Locale.setDefault(another);
        for (int i = 0; i < rows.size(); i++) {
          KeyRow row = rows.get(i);
          String here = written(key, () -> remade(row, sample), row);
          if (!here.equals(usual.get(i))) {
            String place = "\n  in locale " + another.toLanguageTag() + " and time zone " + ZONE;
            return Optional.of(row + "\n  " + usual.get(i) + place + ":\n  " + here);
          }
        }
      }
      return Optional.empty();
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  // What is written of the values, and what becomes of the key that was stored.
  private static String written(TestedKey key, Supplier<Map<String, Object>> java, KeyRow row) {
    try {
      return Plain.shown(key.create(java.get()).columns())
          + ", decoded and encoded again "
          + Plain.shown(key.decode(row.columns()).columns());
    } catch (RuntimeException refused) {
      return "refused: " + refused.getClass().getSimpleName();
    }
  }

  // The values as their types make them here; those that the test passed are what they are.
  private static Map<String, Object> remade(KeyRow row, TestedRows sample) {
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
