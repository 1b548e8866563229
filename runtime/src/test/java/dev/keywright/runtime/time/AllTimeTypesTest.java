package dev.keywright.runtime.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every type of time keeps, also one that is added. */
class AllTimeTypesTest {
  private static final int MOMENTS = 200;

  @ParameterizedTest
  @EnumSource
  void numbersLeadBackToValuesAndSortAsTheyDo(AllTimeTypes time) {
    assertScales(time.type());
  }

  @ParameterizedTest
  @EnumSource
  void aPeriodHasUnitsOfItsOwn(AllTimeTypes time) {
    TimeType<?> type = time.type();
    if (!type.isPeriod()) {
      assertThatThrownBy(() -> TimeScale.ofUnits(type))
          .isInstanceOf(IllegalArgumentException.class);
      return;
    }
    assertLaws(TimeScale.ofUnits(type));
    assertThat(type.takes(TimeFormat.ISO_MILLIS)).isFalse();
    assertThatThrownBy(() -> FieldScale.of(type, TimeFormat.ISO_MILLIS))
        .hasMessage("ISO_MILLIS writes milliseconds, and a " + type.word() + " has none");
  }

  @ParameterizedTest
  @EnumSource
  void aClassHasOneType(AllTimeTypes time) {
    assertThat(TimeType.of(time.type().valueClass())).isSameAs(time.type());
    assertThat(TimeType.withMoment().toList().contains(time.type()))
        .isEqualTo(time.type().hasYear());
    assertThat(time.type().takes(time.type().usualFormat())).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void whatAValuePrintsIsRead(AllTimeTypes time) {
    assertRead(time.type());
  }

  private static <T> void assertRead(TimeType<T> type) {
    for (String moment :
        List.of("2012-08-01T20:17:28Z", "+12345-08-01T00:00:00Z", "-12345-08-01T00:00:00Z")) {
      T value = type.at(Instant.parse(moment));
      assertThat(type.parse(value.toString())).isEqualTo(value);
    }
  }

  private static <T> void assertScales(TimeType<T> type) {
    int scales = 0;
    for (TimeFormat format : TimeFormat.values()) {
      if (type.takes(format) && format.sorts()) {
        assertLaws(
            format.isCounted() ? TimeScale.ofBytes(type, format) : FieldScale.of(type, format));
        scales++;
      }
    }
    assertThat(scales).isPositive();
  }

  private static <T> void assertLaws(TimeScale<T> scale) {
    TimeType<T> type = scale.type();
    List<T> values = new ArrayList<>(List.of(scale.first(), scale.last()));
    Random random = new Random(54);
    for (int i = 0; i < MOMENTS; i++) {
      Instant moment = Instant.ofEpochSecond(random.nextInt()).plus(i, ChronoUnit.MILLIS);
      values.add(scale.roundedDown(type.at(moment)));
    }
    values.removeIf(
        it -> type.compare(it, scale.first()) < 0 || type.compare(it, scale.last()) > 0);
    assertThat(values).hasSizeGreaterThan(2);
    values.sort(type::compare);
    for (int i = 0; i < values.size(); i++) {
      T value = values.get(i);
      long number = scale.numberOf("at", value);
      assertThat(scale.value(number)).isEqualTo(value);
      if (i > 0) {
        int order = type.compare(values.get(i - 1), value);
        assertThat(Integer.signum(Long.compare(scale.number(values.get(i - 1)), number)))
            .isEqualTo(Integer.signum(order));
      }
    }
  }
}
