package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Law 7: the same values are the same content, whatever the settings of the machine are. */
class StabilityLawTest {
  private static final int KEYS = 12;

  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  @ParameterizedTest
  @CsvSource({"ar-EG-u-nu-arab, Pacific/Kiritimati", "tr-TR, America/St_Johns"})
  void localeAndTimeZoneDoNotMatter(String tag, String zoneId) {
    List<LoadedDesign> unused = CompiledDesigns.loadedAgain();
    Tally tally = new Tally("stability (" + tag + ")");
    Locale.setDefault(Locale.forLanguageTag(tag));
    TimeZone.setDefault(TimeZone.getTimeZone(zoneId));
    unused.parallelStream()
        .forEach(
            loaded -> {
              tally.count("layouts", 1);
              loaded.fewRows(KEYS).forEach(row -> check(loaded, row, tally));
            });
    tally.close();
  }

  private static void check(LoadedDesign loaded, Row row, Tally tally) {
    for (Column column : loaded.design().columns()) {
      if (!column.isStored()) {
        Object expected = loaded.design().written(column, row.values());
        tally.count("columns compared", 1);
        boolean isSame = Objects.deepEquals(expected, row.columns().get(column.name()));
        tally.check(isSame, loaded.design(), ": ", row);
      }
    }
    tally.check(
        loaded.key().decode(row.stored()).equals(row.key()), loaded.design(), ": decode ", row);
  }

  @AfterEach
  void restoreTheSettings() {
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }
}
