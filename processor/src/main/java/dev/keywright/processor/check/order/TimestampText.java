package dev.keywright.processor.check.order;

import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.ColumnOrder;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;

/** Of the types for time, a few have digits of a fixed width; the others have only their text. */
final class TimestampText implements PartCheck {
  // Earlier and later. The texts of the other types depend on the time zone or the locale of the
  // machine, so there are no two that can be shown to everybody.
  static final Map<String, List<Object>> EXAMPLES =
      Map.of(
          "java.time.OffsetDateTime",
          List.of(
              OffsetDateTime.parse("2012-08-01T20:17:28Z"),
              OffsetDateTime.parse("2012-08-01T20:17:28.500Z")),
          "java.time.ZonedDateTime",
          List.of(
              ZonedDateTime.parse("2012-08-01T20:17:28Z"),
              ZonedDateTime.parse("2012-08-01T20:17:28.500Z")),
          "java.time.OffsetTime",
          List.of(OffsetTime.parse("20:17:28Z"), OffsetTime.parse("20:17:28.500Z")),
          "java.time.LocalTime",
          List.of(LocalTime.parse("20:17"), LocalTime.parse("20:17:28")));

  static final Map<String, String> FIXES =
      Map.of(
          "java.time.LocalTime", "as int, its second of the day, with pad = 5",
          "java.time.OffsetTime", "as int, its second of the day in UTC, with pad = 5",
          "java.sql.Date", "as LocalDate",
          "java.sql.Time", "as int, its second of the day, with pad = 5");

  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (part.type() instanceof PartType.Foreign type && type.reason() == PartType.Reason.TIME) {
      String fix =
          "as Instant, and choose its digits, such as time = TimeFormat.EPOCH_MILLIS, floor ="
              + " ChronoUnit.MILLIS";
      findings
          .error(CheckId.KW107, part.spot(), "")
          .problem("%s has type %s, whose text %s", part.name(), type.name(), fault(part, type))
          .fix("declare " + part.name() + " " + FIXES.getOrDefault(type.javaName(), fix));
    }
  }

  private static String fault(Part part, PartType.Foreign type) {
    List<Object> example = EXAMPLES.getOrDefault(type.javaName(), List.of());
    if (example.isEmpty()) {
      return "depends on the time zone and the locale of the machine";
    }
    String earlier = example.get(0).toString();
    String later = example.get(1).toString();
    String name = part.name() + " = ";
    return ColumnOrder.TEXT.compare(earlier, later) > 0
        ? "does not sort: %s%s sorts after %s%s: %s > %s"
            .formatted(name, earlier, name, later, ShownValue.of(earlier), ShownValue.of(later))
        : "has no fixed width: " + ShownValue.of(earlier) + ", but " + ShownValue.of(later);
  }
}
