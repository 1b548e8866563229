package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** Parts of TEXT by chance, of every type, with values as tables have them. */
final class RandomParts {
  private static final String[] ALPHABETS = {
    "abcdefghijklmnopqrstuvwxyz",
    "0123456789abcdefghijklmnopqrstuvwxyz",
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ABCDEFGHJKLMNPQRSTUVWXYZ23456789",
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  };
  private static final List<String> CODES =
      List.of("NEW", "PAID", "SENT", "DONE", "OPEN", "eu", "us", "asia", "de", "A", "B", "C", "x1");

  private final SplittableRandom random;

  RandomParts(SplittableRandom random) {
    this.random = random;
  }

  /**
   * What is declared of a part behind its name.
   *
   * @param endsItself whether another part can follow with nothing between
   */
  record Part(String declaration, boolean endsItself, RandomValues values) {}

  Part next() {
    int choice = random.nextInt(100);
    if (choice < 24) {
      return padded();
    }
    if (choice < 34) {
      long max = upTo(1 + random.nextInt(12));
      return new Part("long unordered", false, pooled(r -> r.nextLong(max + 1)));
    }
    if (choice < 52) {
      return text();
    }
    if (choice < 60) {
      return codes();
    }
    if (choice < 63) {
      return new Part("boolean", true, r -> r.nextInt(5) > 0);
    }
    if (choice < 65) {
      return new Part("char", true, r -> (char) ('A' + r.nextInt(26)));
    }
    if (choice < 71) {
      String down = random.nextInt(10) == 0 ? " DESC" : "";
      return new Part("UUID" + down, true, pooled(RandomParts::uuid));
    }
    if (choice < 74) {
      int least = 2 + random.nextInt(5);
      int more = random.nextInt(8);
      return new Part("byte[]", false, r -> bytes(r, least + r.nextInt(more + 1)));
    }
    if (choice < 79) {
      int width = 4 + random.nextInt(12);
      return new Part(
          "long as=HEX width=" + width, true, pooled(r -> r.nextLong(1L << (4 * width - 1))));
    }
    return time();
  }

  private Part padded() {
    int width = 2 + random.nextInt(9);
    long max = Math.max(5, upTo(width) - 1);
    int form = random.nextInt(30);
    String type = (width < 10 ? "int" : "long") + " pad=" + width;
    if (form < 2) {
      return new Part(type + " signed", true, pooled(r -> number(type, r.nextLong(-max, max + 1))));
    }
    String encoding = "";
    if (form < 5) {
      encoding = " DESC";
    } else if (form < 7) {
      encoding = " reversed";
    }
    return new Part(type + encoding, true, pooled(r -> number(type, r.nextLong(max + 1))));
  }

  private static Object number(String type, long value) {
    return type.startsWith("int") ? (Object) (int) value : (Object) value;
  }

  /** A largest number with about so many digits. */
  private long upTo(int digits) {
    long power = Digits.power(digits);
    return random.nextInt(3) == 0 ? power : Math.max(9, random.nextLong(power / 50 + 1, power));
  }

  /** Some parts have few values, which come again and again. */
  private RandomValues pooled(RandomValues all) {
    if (random.nextInt(10) > 1) {
      return all;
    }
    List<Object> pool = new ArrayList<>();
    for (int i = 5 + random.nextInt(2000); i > 0; i--) {
      pool.add(all.next(random));
    }
    return r -> pool.get(r.nextInt(pool.size()));
  }

  private Part text() {
    String alphabet = ALPHABETS[random.nextInt(ALPHABETS.length)];
    int least = 1 + random.nextInt(5);
    int more = 1 + random.nextInt(12);
    return new Part("String", false, pooled(r -> text(r, alphabet, least + r.nextInt(more + 1))));
  }

  private static String text(SplittableRandom random, String alphabet, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private Part codes() {
    int from = random.nextInt(CODES.size() - 4);
    int count = 3 + random.nextInt(CODES.size() - from - 2);
    List<String> codes = CODES.subList(from, from + Math.min(count, CODES.size() - from));
    StringBuilder type = new StringBuilder("enum(");
    for (String code : codes) {
      type.append(type.length() > 5 ? " " : "").append("C_").append(code);
      type.append("=\"").append(code).append('"');
    }
    return new Part(type + ")", false, r -> "C_" + codes.get(r.nextInt(codes.size())));
  }

  private static UUID uuid(SplittableRandom random) {
    long high = (random.nextLong() & ~0xF000L) | 0x4000;
    return new UUID(high, (random.nextLong() >>> 2) | Long.MIN_VALUE);
  }

  private static byte[] bytes(SplittableRandom random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private Part time() {
    long from = Instant.parse("2012-01-01T00:00:00Z").toEpochMilli();
    long start = from + random.nextLong(12 * 365L * 86_400_000);
    long length = (1 + random.nextInt(900)) * 86_400_000L;
    RandomValues millis = r -> start + r.nextLong(length);
    String down = random.nextInt(4) == 0 ? " DESC" : "";
    return switch (random.nextInt(14)) {
      case 0, 1, 2 -> instant("EPOCH_MILLIS" + down, millis, 1);
      case 3, 4 -> instant("EPOCH_SECONDS" + down, millis, 1000);
      case 5 -> instant("EPOCH_MICROS" + down, millis, 1);
      case 6 -> instant("DOTNET_TICKS" + down, millis, 1);
      case 7 -> instant("EPOCH_NANOS" + down, millis, 1);
      case 8 ->
          instant("EPOCH_MILLIS as=DECIMAL width=19 countDownFrom=9223372036854775807", millis, 1);
      case 9 -> instant("BASIC" + down, millis, 1000);
      case 10 -> new Part("LocalDate time=BASIC" + down, true, r -> day(millis, r));
      case 11 -> new Part("LocalDate time=ISO", true, r -> day(millis, r));
      case 12 -> instant("ISO", millis, 1000);
      default -> rare(millis);
    };
  }

  private Part rare(RandomValues millis) {
    return switch (random.nextInt(5)) {
      case 0 -> instant("ISO_MILLIS", millis, 1);
      case 1 ->
          new Part(
              "LocalDateTime time=ISO",
              true,
              r -> LocalDateTime.ofInstant(at(millis, r, 1000), ZoneOffset.UTC));
      case 2 -> new Part("YearMonth time=ISO", true, r -> YearMonth.from(day(millis, r)));
      case 3 -> new Part("Year time=BASIC", true, r -> Year.from(day(millis, r)));
      default -> instant("EPOCH_DAYS", millis, 86_400_000);
    };
  }

  private static Part instant(String time, RandomValues millis, long unit) {
    return new Part("Instant time=" + time, true, r -> at(millis, r, unit));
  }

  private static Instant at(RandomValues millis, SplittableRandom random, long unit) {
    return Instant.ofEpochMilli((Long) millis.next(random) / unit * unit);
  }

  private static LocalDate day(RandomValues millis, SplittableRandom random) {
    return LocalDate.ofInstant(at(millis, random, 1), ZoneOffset.UTC);
  }
}
