package dev.keywright.runtime.time;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EpochUnitTest {
  private static final int SECOND = 1_000_000_000;
  private static final int TIMES = 2_000_000;

  /** Division says the same, of each of so many nanoseconds. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BASIC", "ISO", "ISO_MILLIS", "ISO_JAVA"})
  void nanosecondsAreExactlySoManyUnitsOrTooMany(TimeFormat format) {
    EpochUnit unit = EpochUnit.of(format);
    SplittableRandom random = new SplittableRandom(54);
    assertUnits(unit, 0);
    assertUnits(unit, SECOND - 1);
    for (int i = 0; i < TIMES; i++) {
      int nano = random.nextInt(SECOND);
      int whole = nano - nano % unit.nanos();
      assertUnits(unit, nano);
      assertUnits(unit, whole);
      assertUnits(unit, Math.min(whole + 1, SECOND - 1));
    }
  }

  private static void assertUnits(EpochUnit unit, int nano) {
    long units = unit.exactly(nano);
    boolean isRight =
        nano % unit.nanos() == 0 ? units == nano / unit.nanos() : units >= unit.perSecond();
    // Six million descriptions would take longer than the test.
    if (!isRight) {
      throw new AssertionError(nano + " ns are not " + units + " of " + unit.format());
    }
  }
}
