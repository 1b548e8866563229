package dev.keywright.processor.laws;

import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StabilityLawTest {
  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  @ParameterizedTest
  @CsvSource({"ar-EG-u-nu-arab, Pacific/Kiritimati", "tr-TR, America/St_Johns"})
  void localeAndTimeZoneDoNotMatter(String tag, String zoneId) {
    List<LoadedDesign> unused = CompiledDesigns.loadedAgain();
    Tally tally = new Tally("stability (" + tag + ")");
    Locale.setDefault(Locale.forLanguageTag(tag));
    TimeZone.setDefault(TimeZone.getTimeZone(zoneId));
    tally.count("layouts", unused.size());
    unused.parallelStream().forEach(new StabilityLaw(tally)::judge);
    tally.close();
  }

  @AfterEach
  void restoreTheSettings() {
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }
}
