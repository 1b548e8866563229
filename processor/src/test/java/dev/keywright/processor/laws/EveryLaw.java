package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;

/** Judges designs that were compiled together by every law. */
final class EveryLaw {
  private static final long MANY = 500_000;

  private EveryLaw() {}

  /** The tallies of some designs, by law. */
  static Map<String, Tally> judge(String which, CompiledDesigns designs) {
    Map<String, Tally> tallies = new LinkedHashMap<>();
    tallies.put("the order theorem", refusals(which, designs));
    tallies.put("silence", silence(which, designs));
    tallies.put("empty buckets", emptyBuckets(which, designs));
    tallies.put("clean code", cleanCode(which, designs));
    DesignJudge.laws().keySet().forEach(it -> tallies.put(it, tally(it, which)));
    // One design after the other, so that its keys are made once and forgotten.
    Cores.forEach(
        designs.load(),
        loaded ->
            DesignJudge.laws()
                .forEach((name, law) -> DesignJudge.judge(law, tallies.get(name), loaded)));
    tallies.get("ranges").requireAtLeast(MANY, "memberships checked in TEXT");
    tallies.get("ranges").requireAtLeast(MANY, "memberships checked in BINARY");
    return tallies;
  }

  /**
   * What classes that nothing has used yet write where digits, the case of letters and the day are
   * others. A design for each cell is enough: no settings change how parts are combined.
   */
  static Tally elsewhere(String which, CompiledDesigns designs) {
    return stability(which, designs, "tr-TR-u-nu-arab", "Pacific/Chatham");
  }

  private static Tally tally(String law, String which) {
    return new Tally(law + ", " + which);
  }

  /** Exactly the designs that misorder or collide are refused. */
  private static Tally refusals(String which, CompiledDesigns designs) {
    Tally tally = tally("the order theorem", which);
    for (Design design : designs.designs()) {
      Set<String> expected = OrderTheorem.refusals(design);
      Set<String> found = designs.errors(design);
      tally.count("layouts judged", 1);
      tally.count("refused", found.isEmpty() ? 0 : 1);
      tally.check(found.equals(expected), design, " gets ", found, " and not ", expected);
    }
    return tally;
  }

  /** Only a text that is reversed and called ordered is warned of. */
  private static Tally silence(String which, CompiledDesigns designs) {
    Tally tally = tally("silence", which);
    for (Design design : designs.designs()) {
      boolean isSound = designs.errors(design).isEmpty();
      Set<String> expected =
          isSound && EntitySource.isWarnedOf(design) ? Set.of("KW111") : Set.of();
      Set<String> found = isSound ? designs.warnings(design) : Set.of();
      tally.count("layouts judged", 1);
      tally.check(found.equals(expected), design, " gets ", found, " and not ", expected);
    }
    return tally;
  }

  /** The processor tells of exactly the designs to some of whose buckets no row comes. */
  private static Tally emptyBuckets(String which, CompiledDesigns designs) {
    Tally tally = tally("empty buckets", which);
    for (Design design : designs.designs()) {
      if (designs.errors(design).isEmpty() && design.form().bucket().isPresent()) {
        boolean expected = EmptyBuckets.are(design);
        tally.count("layouts with buckets judged", 1);
        tally.count("with empty ones", expected ? 1 : 0);
        tally.check(
            designs.haveEmptyBuckets(design) == expected,
            design,
            expected ? " has empty buckets, and no note" : " gets a note of KW207");
      }
    }
    return tally;
  }

  /** What is not refused compiles, without a warning of the compiler. */
  private static Tally cleanCode(String which, CompiledDesigns designs) {
    Tally tally = tally("clean code", which);
    long sound = designs.designs().stream().filter(it -> designs.errors(it).isEmpty()).count();
    int compiled = designs.load().size();
    tally.count("layouts compiled", compiled);
    tally.check(compiled == sound, which, ": ", sound, " are sound");
    return tally;
  }

  private static Tally stability(
      String which, CompiledDesigns designs, String locale, String zone) {
    Locale usualLocale = Locale.getDefault();
    TimeZone usualZone = TimeZone.getDefault();
    List<LoadedDesign> unused = designs.load();
    Tally tally = tally("stability (" + locale + ")", which);
    try {
      Locale.setDefault(Locale.forLanguageTag(locale));
      TimeZone.setDefault(TimeZone.getTimeZone(zone));
      assertIsElsewhere();
      Cores.forEach(unused, loaded -> DesignJudge.judge(StabilityLaw::new, tally, loaded));
    } finally {
      Locale.setDefault(usualLocale);
      TimeZone.setDefault(usualZone);
    }
    return tally;
  }

  /** Arabic digits, Turkish letters, and a day that begins 13 hours early, 14 in summer. */
  private static void assertIsElsewhere() {
    assertThat(String.format(Locale.getDefault(Locale.Category.FORMAT), "%d", 7))
        .isEqualTo("\u0667");
    assertThat("TITLE".toLowerCase(Locale.getDefault())).isEqualTo("t\u0131tle");
    assertThat(TimeZone.getDefault().getRawOffset()).isEqualTo(45_900_000);
    assertThat(TimeZone.getDefault().useDaylightTime()).isTrue();
  }
}
