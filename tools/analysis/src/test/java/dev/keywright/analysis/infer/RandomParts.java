package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** Parts of TEXT by chance, of every type, with values as tables have them. */
final class RandomParts {
  private static final String BASE_62 =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final String[] ALPHABETS = {
    "abcdefghijklmnopqrstuvwxyz",
    "0123456789abcdefghijklmnopqrstuvwxyz",
    BASE_62,
    "ABCDEFGHJKLMNPQRSTUVWXYZ23456789",
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "abcdefghijklmnopqrstuvwxyz\u00e4\u00f6\u00fc\u00df"
  };
  private static final String ALSO_IN_NAMES = "-_.";
  private static final String[] HOSTS = {"www", "api", "shop", "mail", "static", "m"};
  private static final String[] TOP = {"com", "org", "net", "de", "io"};
  private static final List<String> CODES =
      List.of("NEW", "PAID", "SENT", "DONE", "OPEN", "eu", "us", "asia", "de", "A", "B", "C", "x1");

  private final SplittableRandom random;
  private final String separators;
  private final Shape shape;

  /**
   * @param separators the characters that may stand behind a part
   */
  RandomParts(SplittableRandom random, String separators, Shape shape) {
    this.random = random;
    this.separators = separators;
    this.shape = shape;
  }

  /**
   * What is declared of a part behind its name.
   *
   * @param endsItself whether another part can follow with nothing between
   */
  record Part(String declaration, boolean endsItself, RandomValues values) {}

  Part next() {
    int choice = random.nextInt(100);
    if (choice < 22) {
      return padded();
    }
    if (choice < 31) {
      return unpadded();
    }
    if (choice < 49) {
      return text();
    }
    if (choice < 51 && !isSeparator('.')) {
      return new Part("String labels" + unordered("a"), false, pooled(RandomParts::host));
    }
    if (choice < 59) {
      return codes();
    }
    if (choice < 62) {
      return new Part("boolean", true, r -> r.nextInt(5) > 0);
    }
    if (choice < 64) {
      return new Part("char", true, r -> (char) ('A' + r.nextInt(26)));
    }
    if (choice < 70) {
      String down = random.nextInt(10) == 0 ? " DESC" : "";
      return new Part("UUID" + down, true, pooled(RandomParts::uuid));
    }
    if (choice < 73) {
      int least = 2 + random.nextInt(5);
      int more = random.nextInt(8);
      return new Part("byte[]" + unordered("0"), false, r -> bytes(r, least + r.nextInt(more + 1)));
    }
    return choice < 79 ? hexadecimal() : RandomTimes.next(random, shape);
  }

  private Part padded() {
    int width = 2 + random.nextInt(random.nextInt(6) == 0 ? 17 : 9);
    long max = Math.max(5, upTo(width) - 1);
    int form = random.nextInt(30);
    String type = (width < 10 ? "int" : "long") + " pad=" + width;
    if (form < 2) {
      RandomValues all = shape.numbers(random, 2 * max + 1);
      return new Part(type + " signed", true, pooled(r -> number(type, next(all, r) - max)));
    }
    String encoding = "";
    if (form < 5) {
      encoding = " DESC";
    } else if (form < 7) {
      encoding = " reversed";
    }
    RandomValues all = shape.numbers(random, max + 1);
    return new Part(type + encoding, true, pooled(r -> number(type, next(all, r))));
  }

  private Part unpadded() {
    long max = upTo(1 + random.nextInt(12));
    boolean mayBeNegative = !isSeparator('-') && random.nextInt(6) == 0;
    long min = mayBeNegative ? -max : 0;
    RandomValues all = shape.numbers(random, max - min + 1);
    return new Part("long unordered", false, pooled(r -> next(all, r) + min));
  }

  private Part hexadecimal() {
    int width = 2 + random.nextInt(15);
    String upper = random.nextInt(4) == 0 ? " upperCase" : "";
    int bits = 4 * width - (random.nextBoolean() ? 1 : random.nextInt(4));
    long most = -1L >>> (64 - Math.min(63, bits));
    RandomValues all =
        shape == Shape.EVEN
            ? r -> r.nextLong() >>> 1 & most
            : shape.numbers(random, Math.max(1, most));
    return new Part("long as=HEX width=" + width + upper, true, pooled(all));
  }

  static long next(RandomValues numbers, SplittableRandom random) {
    return (Long) numbers.next(random);
  }

  private static Object number(String type, long value) {
    return type.startsWith("int") ? (Object) (int) value : (Object) value;
  }

  /** A largest number with about so many digits. */
  private long upTo(int digits) {
    long power = (long) Math.pow(10, digits);
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
    RandomValues places = (shape == Shape.EVEN ? shape : Shape.ZIPF).numbers(random, pool.size());
    return r -> pool.get((int) next(places, r));
  }

  private Part text() {
    if (shape == Shape.REAL_FORMS && random.nextInt(4) > 0) {
      RealForms.Form form = RealForms.ALL.get(random.nextInt(RealForms.ALL.size()));
      if (form.name().equals("snowflake")) {
        return new Part("long unordered", false, RealForms::snowflake);
      }
      if (form.canHave(separators)) {
        String unordered = unordered(BASE_62 + form.characters());
        return new Part("String" + unordered, false, r -> form.texts().apply(r));
      }
    }
    String letters = ALPHABETS[random.nextInt(ALPHABETS.length)];
    if (random.nextInt(5) == 0) {
      char sign = ALSO_IN_NAMES.charAt(random.nextInt(ALSO_IN_NAMES.length()));
      letters += isSeparator(sign) ? "" : String.valueOf(sign);
    }
    String alphabet = letters;
    int least = 1 + random.nextInt(5);
    RandomValues lengths = shape.lengths(random, least, 1 + random.nextInt(12));
    return new Part(
        "String" + unordered(alphabet),
        false,
        pooled(r -> text(r, alphabet, (Integer) lengths.next(r))));
  }

  /** A text with characters below the separator behind it is not in order. */
  private String unordered(String alphabet) {
    int highest = separators.chars().max().orElseThrow();
    return alphabet.chars().anyMatch(c -> c < highest) ? " unordered" : "";
  }

  private boolean isSeparator(char c) {
    return separators.indexOf(c) >= 0;
  }

  private static String text(SplittableRandom random, String alphabet, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private static String host(SplittableRandom random) {
    String front = random.nextInt(3) > 0 ? HOSTS[random.nextInt(HOSTS.length)] + "." : "";
    String name = text(random, ALPHABETS[0], 3 + random.nextInt(7));
    return front + name + "." + TOP[random.nextInt(TOP.length)];
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

  static UUID uuid(SplittableRandom random) {
    long high = (random.nextLong() & ~0xF000L) | 0x4000;
    return new UUID(high, (random.nextLong() >>> 2) | Long.MIN_VALUE);
  }

  private static byte[] bytes(SplittableRandom random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }
}
