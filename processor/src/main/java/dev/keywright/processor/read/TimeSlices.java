package dev.keywright.processor.read;

import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.PartType.TimeType;
import dev.keywright.processor.model.SourceSpot;
import java.util.Map;
import java.util.Optional;

/** Reads {@code @TimeSlice}, which names any member of the entity, part of a key or not. */
final class TimeSlices {
  private static final Map<String, TimeType> TIMES =
      Map.of(
          "java.time.Instant", TimeType.INSTANT,
          "java.time.LocalDateTime", TimeType.DATE_TIME,
          "java.time.LocalDate", TimeType.DATE);

  private final Properties properties;

  TimeSlices(Properties properties) {
    this.properties = properties;
  }

  private enum Period {
    HOUR,
    DAY,
    MONTH,
    YEAR
  }

  TimeSlice read(AnnotationValues values, SourceSpot spot) {
    String by = values.get("by", "");
    Optional<Properties.Reading> readable = properties.readable(by);
    return new TimeSlice(
        by,
        readable.map(Properties.Reading::access).orElse(""),
        readable.map(it -> it.type().toString()).map(TIMES::get),
        values.constant("period", Period.MONTH).name(),
        values.get("table", ""),
        values.get("recent", "P1Y"),
        values.get("retention", ""),
        spot);
  }
}
