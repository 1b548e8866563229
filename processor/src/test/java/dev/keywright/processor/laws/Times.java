package dev.keywright.processor.laws;

import static java.time.ZoneOffset.UTC;

import dev.keywright.processor.laws.PartSpec.Trait;
import dev.keywright.runtime.time.AllTimeTypes;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A time of one type in one format.
 *
 * @param floor the unit to which entities and scans round it down; {@code FOREVER} for none
 */
record Times(String type, String format, boolean descending, boolean reversed, ChronoUnit floor)
    implements Oracle {
  static final List<String> PERIODS =
      names(Stream.of(AllTimeTypes.values()).filter(it -> it.type().isPeriod()));
  static final List<String> COUNTED =
      List.of(
          "EPOCH_MILLIS",
          "EPOCH_SECONDS",
          "EPOCH_MICROS",
          "EPOCH_NANOS",
          "EPOCH_HOURS",
          "EPOCH_DAYS",
          "DOTNET_TICKS");
  static final List<String> TYPES = names(Stream.of(AllTimeTypes.values()));
  static final List<String> OF_DIGITS =
      Stream.concat(COUNTED.stream(), Stream.of("BASIC")).toList();
  private static final YearMonth MONTH = YearMonth.of(1970, 1);
  private static final long YEARS = 300;
  private static final Instant YEAR_0 = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant YEAR_1 = Instant.parse("0001-01-01T00:00:00Z");
  private static final Instant END_OF_YEAR_9999 = Instant.parse("9999-12-31T23:59:59.999999999Z");
  private static final Instant END_OF_TEN_DIGITS = Instant.parse("2286-11-20T17:46:39.999999999Z");
  private static final BigInteger SECOND = BigInteger.valueOf(1_000_000_000);
  private static final BigInteger MAX_TICKS = new BigInteger("3155378975999999999");
  private static final List<String> TRIED =
      List.of(
          "-0001-12-31T00:00:00",
          "-0001-12-31T23:59:59",
          "0000-01-01T00:00:00",
          "0000-12-31T23:59:59",
          "0001-01-01T00:00:00",
          "0001-01-01T00:00:00.0000001",
          "1899-12-31T00:00:00",
          "1969-12-31T00:00:00",
          "1969-12-31T23:59:59.999",
          "1970-01-01T00:00:00",
          "1970-01-01T00:00:00.000000001",
          "1970-01-01T00:00:00.0000001",
          "1970-01-01T00:00:00.001",
          "1970-01-01T00:00:01",
          "2000-02-29T00:00:00",
          "2001-09-09T01:46:39",
          "2001-09-09T01:46:40",
          "2012-08-01T00:00:00",
          "2012-08-01T20:17:28",
          "2012-08-01T20:17:28.500",
          "2012-08-01T20:17:28.5000001",
          "2012-10-28T01:00:00",
          "2286-11-20T00:00:00",
          "2286-11-20T17:46:39",
          "2286-11-20T17:46:39.999",
          "2286-11-20T17:46:40",
          "2286-11-21T00:00:00",
          "9999-12-31T00:00:00",
          "9999-12-31T23:59:59",
          "9999-12-31T23:59:59.9999999",
          "+10000-01-01T00:00:00");

  private static List<String> names(Stream<AllTimeTypes> times) {
    return times.map(it -> it.type().valueClass().getSimpleName()).toList();
  }

  /** The formats of {@link #OF_DIGITS} that a type can have. */
  static List<String> digits(String type) {
    TimeType<?> time =
        Stream.of(AllTimeTypes.values())
            .<TimeType<?>>map(AllTimeTypes::type)
            .filter(it -> it.valueClass().getSimpleName().equals(type))
            .findFirst()
            .orElseThrow();
    return OF_DIGITS.stream().filter(it -> time.takes(TimeFormat.valueOf(it))).toList();
  }

  /** The types whose values have a moment, which can be counted in any unit. */
  static List<String> withMoment() {
    return names(Stream.of(AllTimeTypes.values()).filter(it -> it.type().hasYear()));
  }

  static Times of(String type, String format) {
    return new Times(type, format, false, false, ChronoUnit.FOREVER);
  }

  /** A period of the calendar as BINARY counts it. */
  static PartSpec counted(String type) {
    return of(type, "EPOCH_MILLIS").counted();
  }

  /** The same, where nothing says which digits it has. */
  PartSpec counted() {
    PartSpec spec = PartSpec.of(type, this, new Shape.Fixed());
    return reversed
        ? spec.with("reversed = true").being(Trait.REVERSED).being(Trait.UNORDERED)
        : spec;
  }

  /** Whether the type lasts a day or longer, and has a count of its own. */
  boolean isPeriod() {
    return PERIODS.contains(type);
  }

  /** Periods one after the other from 1970 on, to the last year that every format has. */
  Stream<Object> periods() {
    return LongStream.range(
            0,
            YEARS
                * switch (type) {
                  case "LocalDate" -> 365;
                  case "YearMonth" -> 12;
                  default -> 1;
                })
        .mapToObj(
            passed ->
                switch (type) {
                  case "LocalDate" -> LocalDate.EPOCH.plusDays(passed);
                  case "YearMonth" -> MONTH.plusMonths(passed);
                  default -> Year.of(1970).plusYears(passed);
                });
  }

  Times newestFirst() {
    return new Times(type, format, true, reversed, floor);
  }

  Times inReverse() {
    return new Times(type, format, descending, true, floor);
  }

  Times flooredTo(ChronoUnit unit) {
    return new Times(type, format, descending, reversed, unit);
  }

  PartSpec spec() {
    PartSpec spec = PartSpec.of(type, this, new Shape.Fixed()).with("time = TimeFormat." + format);
    if (floor != ChronoUnit.FOREVER) {
      spec = spec.with("floor = java.time.temporal.ChronoUnit." + floor.name());
    }
    spec = format.equals("ISO_JAVA") ? spec.unordered() : spec;
    spec = descending ? spec.with("direction = Direction.DESC").being(Trait.DESCENDING) : spec;
    return reversed
        ? spec.with("reversed = true").being(Trait.REVERSED).being(Trait.UNORDERED)
        : spec;
  }

  @Override
  public List<Object> candidates() {
    List<Object> values = new ArrayList<>();
    for (LocalDateTime time : times()) {
      switch (type) {
        case "Instant" -> values.add(time.toInstant(UTC));
        case "LocalDate" -> values.add(time.toLocalDate());
        case "YearMonth" -> values.add(YearMonth.from(time));
        case "Year" -> values.add(Year.from(time));
        default -> values.add(time);
      }
    }
    if (type.equals("Instant")) {
      values.addAll(List.of(Instant.MIN, Instant.MAX));
    }
    return values.stream().distinct().toList();
  }

  private static List<LocalDateTime> times() {
    Stream<LocalDateTime> counted =
        Stream.of(Long.MIN_VALUE, Long.MAX_VALUE)
            .map(Instant::ofEpochMilli)
            .flatMap(it -> Stream.of(it.minusMillis(1), it, it.plusMillis(1)))
            .map(it -> LocalDateTime.ofInstant(it, UTC));
    Stream<LocalDateTime> days =
        Stream.of(Integer.MIN_VALUE, Integer.MAX_VALUE)
            .flatMap(it -> Stream.of(it - 1L, it.longValue(), it + 1L))
            .filter(it -> it >= LocalDate.MIN.toEpochDay() && it <= LocalDate.MAX.toEpochDay())
            .map(it -> LocalDate.ofEpochDay(it).atStartOfDay());
    Stream<LocalDateTime> months =
        Stream.of(Integer.MIN_VALUE, Integer.MAX_VALUE)
            .flatMap(it -> Stream.of(it - 1L, it.longValue(), it + 1L))
            .map(it -> MONTH.plusMonths(it).atDay(1).atStartOfDay());
    Stream<LocalDateTime> last =
        Stream.of(LocalDateTime.MIN, LocalDateTime.MAX, LocalDateTime.MAX.withNano(0));
    return Stream.of(TRIED.stream().map(LocalDateTime::parse), last, counted, days, months)
        .flatMap(times -> times)
        .toList();
  }

  private static Instant instant(Object value) {
    if (value instanceof LocalDate date) {
      return date.atStartOfDay().toInstant(UTC);
    }
    if (value instanceof YearMonth month) {
      return month.atDay(1).atStartOfDay().toInstant(UTC);
    }
    if (value instanceof Year year) {
      return year.atDay(1).atStartOfDay().toInstant(UTC);
    }
    return value instanceof LocalDateTime time ? time.toInstant(UTC) : (Instant) value;
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    boolean isOfFormat = place.binary() ? isCounted(value) : isWritten(instant(value));
    return isOfFormat && floored(value).equals(value);
  }

  @Override
  public boolean isRounded(Object value, Place place) {
    return !isLegal(value, place) && isLegal(floored(value), place);
  }

  private Object floored(Object value) {
    if (floor == ChronoUnit.FOREVER) {
      return value;
    }
    return value instanceof Instant time
        ? time.truncatedTo(floor)
        : ((LocalDateTime) value).truncatedTo(floor);
  }

  private boolean isWritten(Instant time) {
    int resolution =
        switch (format) {
          case "EPOCH_MILLIS", "ISO_MILLIS" -> 1_000_000;
          case "DOTNET_TICKS" -> 100;
          case "EPOCH_MICROS" -> 1_000;
          case "EPOCH_NANOS", "ISO_JAVA" -> 1;
          default -> 1_000_000_000;
        };
    Instant first =
        switch (format) {
          case "BASIC", "ISO", "ISO_MILLIS", "ISO_JAVA" -> YEAR_0;
          case "DOTNET_TICKS" -> YEAR_1;
          default -> Instant.EPOCH;
        };
    Instant last =
        switch (format) {
          case "EPOCH_NANOS" -> Instant.EPOCH.plusNanos(Long.MAX_VALUE);
          case "EPOCH_HOURS" -> Instant.EPOCH.plusSeconds(9_999_999 * 3600L);
          case "EPOCH_DAYS" -> Instant.EPOCH.plusSeconds(999_999 * 86_400L);
          default -> format.startsWith("EPOCH") ? END_OF_TEN_DIGITS : END_OF_YEAR_9999;
        };
    if (nanos(Instant.EPOCH, time).mod(unit()).signum() != 0) {
      return false;
    }
    return time.get(ChronoField.NANO_OF_SECOND) % resolution == 0
        && !time.isBefore(first)
        && !time.isAfter(last);
  }

  // In BINARY a number of bytes is the limit, not one of digits.
  private boolean isCounted(Object value) {
    if (isPeriod()) {
      return number(value).bitLength() < width() * Byte.SIZE;
    }
    if (format.equals("DOTNET_TICKS")) {
      return isWritten(instant(value));
    }
    BigInteger units = nanos(Instant.EPOCH, instant(value));
    return units.mod(unit()).signum() == 0 && number(value).bitLength() < width() * Byte.SIZE;
  }

  /** How many whole units a time is after the first moment of its format, a period by its first. */
  BigInteger units(Object value) {
    Instant first = format.equals("DOTNET_TICKS") ? YEAR_1 : Instant.EPOCH;
    BigInteger[] units = nanos(first, instant(value)).divideAndRemainder(unit());
    return units[1].signum() < 0 ? units[0].subtract(BigInteger.ONE) : units[0];
  }

  /** The same in the units of another format. */
  BigInteger units(Object value, String other) {
    return new Times(type, other, descending, reversed, floor).units(value);
  }

  /** Whether it is a whole number of units, and one that the format has. */
  boolean isOfUnits(Object value) {
    Instant time = instant(value);
    boolean isWhole = nanos(Instant.EPOCH, time).mod(unit()).signum() == 0;
    return isWhole && (!format.equals("DOTNET_TICKS") || isWritten(time));
  }

  private int width() {
    return isPeriod() ? Integer.BYTES : Long.BYTES;
  }

  /** The nanoseconds of a unit. */
  BigInteger unit() {
    return switch (format) {
      case "EPOCH_MILLIS" -> BigInteger.valueOf(1_000_000);
      case "EPOCH_MICROS" -> BigInteger.valueOf(1_000);
      case "EPOCH_NANOS", "ISO_JAVA" -> BigInteger.ONE;
      case "EPOCH_HOURS" -> SECOND.multiply(BigInteger.valueOf(3_600));
      case "EPOCH_DAYS" -> SECOND.multiply(BigInteger.valueOf(86_400));
      case "EPOCH_SECONDS", "BASIC", "ISO" -> SECOND;
      case "ISO_MILLIS" -> BigInteger.valueOf(1_000_000);
      default -> BigInteger.valueOf(100);
    };
  }

  /** How many units a time is after the first one in BINARY. */
  BigInteger number(Object value) {
    if (isPeriod()) {
      return BigInteger.valueOf(count(value));
    }
    BigInteger nanos =
        nanos(format.equals("DOTNET_TICKS") ? YEAR_1 : Instant.EPOCH, instant(value));
    BigInteger[] units = nanos.divideAndRemainder(unit());
    return units[1].signum() < 0 ? units[0].subtract(BigInteger.ONE) : units[0];
  }

  private static long count(Object value) {
    if (value instanceof LocalDate date) {
      return date.toEpochDay();
    }
    return value instanceof YearMonth month
        ? (month.getYear() - 1970L) * 12 + month.getMonthValue() - 1
        : ((Year) value).getValue();
  }

  private static BigInteger nanos(Instant from, Instant to) {
    Duration between = Duration.between(from, to);
    return BigInteger.valueOf(between.getSeconds())
        .multiply(SECOND)
        .add(BigInteger.valueOf(between.getNano()));
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    byte[] bytes = BinaryForm.signed(number(value), width());
    return reversed ? BinaryForm.inReverse(bytes) : bytes;
  }

  /** The digits of a time, before they are turned in any way. */
  String plainDigits(Object value) {
    return digits(instant(value)).replaceAll("[^0-9]", "");
  }

  @Override
  public String written(Object value, Place place) {
    String digits = digits(instant(value));
    if (descending) {
      BigInteger largest =
          format.equals("DOTNET_TICKS")
              ? MAX_TICKS
              : format.equals("EPOCH_NANOS")
                  ? BigInteger.valueOf(Long.MAX_VALUE)
                  : new BigInteger("9".repeat(digits.length()));
      digits = padded(largest.subtract(new BigInteger(digits)), digits.length());
    }
    return reversed ? new StringBuilder(digits).reverse().toString() : digits;
  }

  private String digits(Instant time) {
    return switch (format) {
      case "EPOCH_MILLIS" -> padded(BigInteger.valueOf(time.toEpochMilli()), 13);
      case "EPOCH_SECONDS" -> padded(BigInteger.valueOf(time.getEpochSecond()), 10);
      case "EPOCH_MICROS" -> padded(nanos(Instant.EPOCH, time).divide(unit()), 16);
      case "EPOCH_NANOS" -> padded(nanos(Instant.EPOCH, time), 19);
      case "EPOCH_HOURS" -> padded(nanos(Instant.EPOCH, time).divide(unit()), 7);
      case "EPOCH_DAYS" -> padded(nanos(Instant.EPOCH, time).divide(unit()), 6);
      case "BASIC" -> formatted(fields(), time);
      case "ISO" -> formatted(isoFields(), time);
      case "ISO_JAVA" -> time.toString();
      case "ISO_MILLIS" -> formatted(isoFields().replace("ss", "ss.SSS"), time);
      default -> padded(nanos(YEAR_1, time).divide(BigInteger.valueOf(100)), 19);
    };
  }

  private String fields() {
    return switch (type) {
      case "LocalDate" -> "uuuuMMdd";
      case "YearMonth" -> "uuuuMM";
      case "Year" -> "uuuu";
      default -> "uuuuMMddHHmmss";
    };
  }

  private String isoFields() {
    return switch (type) {
      case "LocalDate" -> "uuuu-MM-dd";
      case "YearMonth" -> "uuuu-MM";
      case "Year" -> "uuuu";
      case "LocalDateTime" -> "uuuu-MM-dd'T'HH:mm:ss";
      default -> "uuuu-MM-dd'T'HH:mm:ss'Z'";
    };
  }

  private static String formatted(String fields, Instant time) {
    return DateTimeFormatter.ofPattern(fields, Locale.ROOT).format(time.atOffset(UTC));
  }

  private static String padded(BigInteger number, int width) {
    String digits = number.toString();
    return "0".repeat(width - digits.length()) + digits;
  }

  @Override
  public int compare(Object a, Object b) {
    return instant(a).compareTo(instant(b));
  }
}
