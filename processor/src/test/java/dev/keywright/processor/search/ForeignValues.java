package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.time.ZoneOffset.UTC;

import dev.keywright.processor.laws.ForeignBytes;
import dev.keywright.processor.laws.Frame;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Which values a part in the encoding of another system takes, and as what it writes them. */
record ForeignValues(Part part) {
  private static final BigInteger NANOS = BigInteger.valueOf(1_000_000_000);
  private static final BigInteger YEAR_ONE = BigInteger.valueOf(-62_135_596_800L).multiply(NANOS);

  /** The last one of the year 9999. */
  private static final BigInteger LAST_TICK = BigInteger.valueOf(3_155_378_975_999_999_999L);

  private NumberForm form() {
    return part.encoding().number().orElseThrow();
  }

  private boolean isText() {
    return form().encoding().isText();
  }

  /** The nanoseconds since 1970 of the moment that a time is, or begins with. */
  static BigInteger nanos(Object time) {
    Instant at =
        time instanceof Instant instant
            ? instant
            : (time instanceof YearMonth month ? month.atDay(1) : (LocalDate) time)
                .atStartOfDay()
                .toInstant(UTC);
    return BigInteger.valueOf(at.getEpochSecond())
        .multiply(NANOS)
        .add(BigInteger.valueOf(at.getNano()));
  }

  /** The nanoseconds that a unit of time lasts. */
  static BigInteger unit(TimeFormat unit) {
    return switch (unit) {
      case EPOCH_NANOS -> BigInteger.ONE;
      case DOTNET_TICKS -> BigInteger.valueOf(100);
      case EPOCH_MICROS -> BigInteger.valueOf(1_000);
      case EPOCH_MILLIS -> BigInteger.valueOf(1_000_000);
      case EPOCH_SECONDS -> NANOS;
      case EPOCH_HOURS -> NANOS.multiply(BigInteger.valueOf(3_600));
      case EPOCH_DAYS -> NANOS.multiply(BigInteger.valueOf(86_400));
      case BASIC, ISO, ISO_MILLIS, ISO_JAVA -> throw new AssertionError(unit + " is no count");
    };
  }

  /** Where a unit of time counts from. */
  static BigInteger start(TimeFormat unit) {
    return unit == TimeFormat.DOTNET_TICKS ? YEAR_ONE : BigInteger.ZERO;
  }

  /** The number that stands for a value; values that fill their bytes have no sign. */
  BigInteger number(Object value) {
    if (!(value instanceof Long number)) {
      TimeFormat unit = part.encoding().time().orElseThrow();
      return nanos(value).subtract(start(unit)).divide(unit(unit));
    }
    boolean isRaised = number < 0 && isOfBits();
    BigInteger signed = BigInteger.valueOf(number);
    return isRaised ? signed.add(BigInteger.ONE.shiftLeft(Byte.SIZE * form().width())) : signed;
  }

  private boolean isOfBits() {
    String name = form().encoding().name();
    return (name.equals("UNSIGNED") || name.equals("LITTLE_ENDIAN"))
        && form().countDownFrom().isEmpty()
        && part.signature().type().bytes() == form().width();
  }

  private BigInteger counted(Object value) {
    BigInteger number = number(value);
    return form().countDownFrom().isPresent()
        ? BigInteger.valueOf(form().countDownFrom().getAsLong()).subtract(number)
        : number;
  }

  /** Whether a number, or the count of a time, has a place in the encoding. */
  boolean takesNumber(Object value) {
    if (!(value instanceof Long) && !isWhole(value)) {
      return false;
    }
    BigInteger counted = counted(value);
    BigInteger first = isText() ? BigInteger.ZERO : bytes().first();
    boolean isOfLong = isOfBits() || number(value).bitLength() < Long.SIZE;
    return isOfLong && counted.compareTo(first) >= 0 && counted.compareTo(last()) <= 0;
  }

  private boolean isWhole(Object time) {
    TimeFormat unit = part.encoding().time().orElseThrow();
    boolean isBeginning =
        part.encoding()
            .floor()
            .map(it -> nanos(time).mod(BigInteger.valueOf(it.getDuration().toNanos())))
            .filter(it -> it.signum() != 0)
            .isEmpty();
    boolean isOfDotnet = unit == TimeFormat.DOTNET_TICKS;
    BigInteger number = number(time);
    if (isOfDotnet && (number.signum() < 0 || number.compareTo(LAST_TICK) > 0)) {
      return false;
    }
    return isBeginning && nanos(time).subtract(start(unit)).mod(unit(unit)).signum() == 0;
  }

  private BigInteger last() {
    if (!isText()) {
      return isOfBits() ? bytes().lastOfBits() : bytes().last();
    }
    BigInteger base = BigInteger.valueOf(form().encoding().name().equals("HEX") ? 16 : 10);
    BigInteger most = base.pow(form().width()).subtract(BigInteger.ONE);
    return most.min(BigInteger.valueOf(Long.MAX_VALUE));
  }

  private ForeignBytes bytes() {
    return new ForeignBytes(form().encoding().name(), form().width());
  }

  /** The bytes of a number, or of the count of a time, ascending. */
  byte[] bytesOfNumber(Object value) {
    return bytes().bytes(counted(value));
  }

  /** The digits of a number, or of the count of a time, ascending. */
  String digits(Object value) {
    boolean isHex = form().encoding().name().equals("HEX");
    String digits = counted(value).toString(isHex ? 16 : 10);
    String padded = "0".repeat(form().width() - digits.length()) + digits;
    return form().upperCase() ? padded.toUpperCase(Locale.ROOT) : padded;
  }

  private static byte[] content(Object value) {
    return value instanceof String text ? text.getBytes(UTF_8) : (byte[]) value;
  }

  /** Whether a text, or bytes, can be told from what stands behind. */
  boolean takesText(Object value) {
    return frame().takes(content(value));
  }

  /** The bytes of a text, or bytes, with what shows their end. */
  byte[] framed(Object value) {
    return frame().around(content(value));
  }

  private Frame frame() {
    TextForm form = part.encoding().text().orElseThrow();
    int mark =
        switch (form.encoding()) {
          case FIXED -> form.fill().orElse(-1);
          case LENGTH_PREFIXED -> form.lengthBytes();
          case TERMINATED ->
              form.end().length() == 1
                  ? form.end().charAt(0)
                  : Frame.two(form.end().charAt(0), form.end().charAt(1));
          case GROUPED, TAIL -> -1;
        };
    List<String> escapes = new ArrayList<>();
    form.escapes().forEach(escape -> escapes.addAll(List.of(escape.of(), escape.by())));
    return new Frame(form.encoding().name(), form.width(), mark, escapes);
  }
}
