package dev.keywright.analysis.infer;

import dev.keywright.runtime.hash.HashFunction;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/** Tables of which each can have a fault of one kind. */
enum FaultyTable {
  /** Numbers without zeros in front, of several widths. */
  UNPADDED("ORDER part\\d .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      // Numbers of one length lose nothing.
      long number = (values.number() + 31L * i) % 20_000;
      return text(TENANTS.get(i % TENANTS.size()) + "#" + (isFaulty ? "" + number : six(number)));
    }
  },
  /** Negative numbers, which the store sorts behind the others. */
  NEGATIVE("ORDER .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      boolean isNegative = isFaulty && values.random().nextInt(8) == 0;
      int number = (int) values.number() % 90_000;
      ByteBuffer key = ByteBuffer.allocate(12);
      key.putInt(isNegative ? -1 - number / 30 : number);
      return key.putLong(1_700_000_000_000L + values.random().nextLong(30_000_000_000L)).array();
    }
  },
  /** One number with zeros in front and without. */
  IN_TWO_FORMS("IDENTITY .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      long number = values.number() / 300;
      return text((isFaulty && i % 3 == 0 ? "" + number : six(number)) + "#x" + i % 4);
    }
  },
  /** A remainder of the hash code that another version of the application has computed. */
  REMAINDER("DERIVED .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      String word = values.word();
      int bucket = Math.floorMod(word.hashCode() + (isWrong(isFaulty, i) ? 5 : 0), 16);
      return text(String.format(Locale.ROOT, "%02d#", bucket) + word + "#" + six(values.number()));
    }
  },
  /** Digits of a hash, with a sign after them. */
  DIGITS_OF_A_HASH("DERIVED .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      String word = values.word();
      return text(md5(word, isWrong(isFaulty, i), 4) + "#" + word + "#" + six(values.number()));
    }
  },
  /** Digits of a hash, with nothing between. */
  HASH_PREFIX("DERIVED .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      String word = values.word();
      return text(md5(word, isWrong(isFaulty, i), 6) + word + "#" + six(values.number()));
    }
  },
  /** A byte of a hash before a number of BINARY. */
  BUCKET("DERIVED .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      ByteBuffer key = ByteBuffer.allocate(13).putInt(1, (int) values.number() ^ Integer.MIN_VALUE);
      byte[] hash = HashFunction.MD5.hash(key.array(), 1, 5, new byte[0], 0);
      key.put(0, (byte) ((hash[0] & 0xFF) + (isWrong(isFaulty, i) ? 3 : 0)));
      return key.putLong(5, 1_700_000_000_000L + values.random().nextLong(30_000_000_000L)).array();
    }
  },
  /** A length that differs from the text's own. */
  LENGTH("DERIVED .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      String word = values.word();
      int length = word.length() + (isWrong(isFaulty, i) ? 1 : 0);
      return text(String.format(Locale.ROOT, "%02d#", length) + word + "#" + six(values.number()));
    }
  },
  /** A tenant with a third of all rows. */
  HOT(".* have the value 0*777 of part\\d\\.") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      boolean isHot = isFaulty && values.random().nextInt(3) == 0;
      return text((isHot ? "000777" : six(102_947L * i % 1_000_000)) + "#" + values.word());
    }
  },
  /** A few times that do not count down as all others do. */
  PLAIN_TIME(".* may be malformed, .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      long time = 1_700_000_000_000L + values.random().nextLong(30_000_000_000L);
      return text(tenant(i) + "#" + (isWrong(isFaulty, i) ? time : Long.MAX_VALUE - time));
    }
  },
  /** A few dates of a thirteenth month. */
  MONTH(".* may be malformed, .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      int month = isWrong(isFaulty, i) ? 13 : 1 + values.random().nextInt(12);
      int day = 1 + values.random().nextInt(28);
      return text(String.format(Locale.ROOT, "2024%02d%02d#", month, day) + values.word());
    }
  },
  /** A few numbers without their zeros. */
  FEW_UNPADDED("unexplained .*|.* may be malformed, .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      long number = values.number() / 20;
      return text((isWrong(isFaulty, i) ? "" + number : six(number)) + "#" + values.word());
    }
  },
  /** Keys of another version of the application. */
  OTHER_FORM("unexplained .*") {
    @Override
    byte[] key(Values values, boolean isFaulty, int i) {
      String key = "user#" + six(values.number()) + "#" + values.word();
      return text(isWrong(isFaulty, i) ? key.replace('#', ':') : key);
    }
  };

  private static final List<String> TENANTS =
      List.of("acme", "globex", "initech", "umbrella", "hooli", "stark", "wayne");

  private final Pattern told;

  FaultyTable(String told) {
    this.told = Pattern.compile(told);
  }

  abstract byte[] key(Values values, boolean isFaulty, int i);

  /** Whether a text tells the fault. */
  boolean isOf(String text) {
    return told.matcher(text).matches();
  }

  /** Whether nothing of what a text tells is in a table without the fault. */
  boolean invents(String text) {
    // Some distributions have hot values themselves.
    return !text.contains(" have the value ") || this == HOT;
  }

  /** A few keys in a row, as an application writes in an afternoon. */
  private static boolean isWrong(boolean isFaulty, int i) {
    return isFaulty && i >= 300 && i < 307;
  }

  private static String tenant(int i) {
    return TENANTS.get(i % TENANTS.size());
  }

  private static byte[] text(String text) {
    return PlantedFaultsTest.utf8(text);
  }

  private static String six(long number) {
    return String.format(Locale.ROOT, "%06d", number);
  }

  private static String md5(String text, boolean isWrong, int digits) {
    byte[] bytes = text((isWrong ? "v1" : "") + text);
    byte[] hash = HashFunction.MD5.hash(bytes, 0, bytes.length, new byte[0], 0);
    return HexFormat.of().formatHex(hash).substring(0, digits);
  }

  /** Words, and numbers below a million of one distribution. */
  record Values(RandomLayout.RandomValues numbers, SplittableRandom random) {
    static Values of(Shape shape, SplittableRandom random) {
      return new Values(shape.numbers(random, 1_000_000), random);
    }

    long number() {
      return RandomParts.next(numbers, random);
    }

    String word() {
      StringBuilder word = new StringBuilder();
      for (int i = 3 + random.nextInt(8); i > 0; i--) {
        word.append((char) ('a' + (int) (26 * Math.pow(random.nextDouble(), 1.5))));
      }
      return word.toString();
    }
  }
}
