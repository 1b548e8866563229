package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.SplittableRandom;

/** Times of TEXT by chance, in every format. */
final class RandomTimes {
  private static final long DAY = 86_400_000;

  private final SplittableRandom random;
  private final RandomValues millis;

  private RandomTimes(SplittableRandom random, Shape shape) {
    this.random = random;
    this.millis = millis(random, shape);
  }

  static RandomParts.Part next(SplittableRandom random, Shape shape) {
    return new RandomTimes(random, shape).part();
  }

  /** Milliseconds of a table that was written for some days, some months or some years. */
  static RandomValues millis(SplittableRandom random, Shape shape) {
    long start = Instant.parse("2012-01-01T00:00:00Z").toEpochMilli() + random.nextLong(4380 * DAY);
    long length = (1 + random.nextInt(900)) * DAY;
    RandomValues since = shape.numbers(random, length);
    return r -> start + RandomParts.next(since, r);
  }

  private RandomParts.Part part() {
    String turned =
        switch (random.nextInt(12)) {
          case 0, 1, 2 -> " DESC";
          case 3 -> " reversed";
          default -> "";
        };
    return switch (random.nextInt(15)) {
      case 0, 1, 2 -> instant("EPOCH_MILLIS" + turned, 1);
      case 3, 4 -> instant("EPOCH_SECONDS" + turned, 1000);
      case 5 -> instant("EPOCH_MICROS" + turned, 1);
      case 6 -> instant("DOTNET_TICKS" + turned, 1);
      case 7 -> instant("EPOCH_NANOS" + turned, 1);
      case 8 -> instant("EPOCH_HOURS" + turned, 3_600_000);
      case 9 -> countedDown();
      case 10 -> instant("BASIC" + turned, 1000);
      case 11 -> day("LocalDate time=BASIC" + turned);
      case 12 -> day("LocalDate time=ISO");
      case 13 -> instant("ISO", 1000);
      default -> rare();
    };
  }

  private RandomParts.Part countedDown() {
    return random.nextInt(3) > 0
        ? instant("EPOCH_MILLIS as=DECIMAL width=19 countDownFrom=9223372036854775807", 1)
        : instant("DOTNET_TICKS as=DECIMAL width=20 countDownFrom=3155378975999999999", 1);
  }

  private RandomParts.Part rare() {
    return switch (random.nextInt(6)) {
      case 0 -> instant("ISO_MILLIS", 1);
      case 4 -> instant("ISO_JAVA unordered", random.nextInt(4) == 0 ? 1000 : 1);
      case 1 ->
          new RandomParts.Part(
              "LocalDateTime time=ISO",
              true,
              r -> LocalDateTime.ofInstant(at(r, 1000), ZoneOffset.UTC));
      case 2 ->
          new RandomParts.Part("YearMonth time=ISO", true, r -> YearMonth.from(date(at(r, 1))));
      case 3 -> new RandomParts.Part("Year time=BASIC", true, r -> Year.from(date(at(r, 1))));
      default -> instant("EPOCH_DAYS", DAY);
    };
  }

  private RandomParts.Part day(String declaration) {
    return new RandomParts.Part(declaration, true, r -> date(at(r, 1)));
  }

  private RandomParts.Part instant(String time, long unit) {
    return new RandomParts.Part("Instant time=" + time, true, r -> at(r, unit));
  }

  private Instant at(SplittableRandom from, long unit) {
    return Instant.ofEpochMilli((Long) millis.next(from) / unit * unit);
  }

  private static LocalDate date(Instant at) {
    return LocalDate.ofInstant(at, ZoneOffset.UTC);
  }
}
