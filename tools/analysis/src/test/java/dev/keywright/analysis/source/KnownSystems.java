package dev.keywright.analysis.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;

/** Row keys as known systems write them by hand: the bytes of each column. */
final class KnownSystems {
  private static final long MILLIS = 1_700_000_000_000L;
  private static final long LARGEST_TICKS = 3_155_378_975_999_999_999L;

  private final SplittableRandom random = new SplittableRandom(20);
  private long clock = MILLIS;
  private final Map<String, Supplier<byte[][]>> text = new LinkedHashMap<>();
  private final Map<String, Supplier<byte[][]>> binary = new LinkedHashMap<>();

  KnownSystems() {
    addText();
    addBinary();
  }

  /** What draws the next key, by the name of the system, where columns are text. */
  Map<String, Supplier<byte[][]>> text() {
    return text;
  }

  /** The same where columns are bytes. */
  Map<String, Supplier<byte[][]>> binary() {
    return binary;
  }

  private void addText() {
    text.put(
        "GameTable",
        () -> {
          String game = uuid();
          return columns(
              "GAME#" + game, random.nextInt(5) == 0 ? "#METADATA#" + game : "USER#" + word(8));
        });
    text.put(
        "OrderTable",
        () ->
            columns(
                "USER#" + word(6),
                random.nextInt(4) == 0 ? "PROFILE" : "ORDER#" + day() + "#" + uuid()));
    text.put(
        "PhoneDay",
        () ->
            columns(
                format("%s#%08x#", one("phone", "tablet"), random.nextInt())
                    + DateTimeFormatter.BASIC_ISO_DATE.format(day())));
    text.put("WebPage", () -> columns("com." + word(9) + ".www#" + word(7) + "#" + millis()));
    text.put(
        "OzoneKey",
        () ->
            columns(
                format(
                    "/%d/%d/%d/%s",
                    4_611_686_018_427_387_904L + random.nextInt(3) * 256L,
                    random.nextInt(20),
                    random.nextInt(100_000),
                    word(12))));
    text.put(
        "FabricState",
        () -> columns("\0" + one("asset", "owner") + "\0" + word(6) + "\0" + word(6) + "\0"));
    text.put(
        "WebJob",
        () ->
            columns(
                "R2",
                format(
                    "%s-%s-%020d-%08x",
                    word(5),
                    word(8),
                    LARGEST_TICKS - 621_355_968_000_000_000L - millis() * 10_000,
                    random.nextInt())));
    text.put(
        "DeviceEvent",
        () -> columns(format("%s|%s|%019d", word(5), word(8), Long.MAX_VALUE - millis())));
    text.put(
        "StudentCard",
        () ->
            columns(
                format("%06d,%s%d,%d", number(5000), one("a", "b"), number(900), number(1 << 20)),
                number(1 << 20)));
    text.put(
        "SaltedOrder",
        () -> {
          String order = format("%06d", 200_000 + number(90_000));
          return columns(md5(order + "\n").substring(0, 4) + order);
        });
    text.put(
        "AzurePost",
        () ->
            columns(
                word(8),
                format("%019d", LARGEST_TICKS - 621_355_968_000_000_000L - millis() * 10_000)
                    + word(6)));
  }

  private void addBinary() {
    binary.put(
        "OpenTsdb",
        () ->
            bytes(
                u(3, number(400)),
                u(4, millis() / 3_600_000 * 3600),
                u(3, number(30)),
                u(3, number(900))));
    binary.put(
        "PhoenixRow",
        () ->
            bytes(
                word(6).getBytes(UTF_8),
                new byte[1],
                u(8, number(1 << 20) ^ Long.MIN_VALUE),
                u(8, ~(millis() ^ Long.MIN_VALUE)),
                word(9).getBytes(UTF_8)));
    binary.put(
        "PinpointEvent",
        () ->
            bytes(
                Arrays.copyOf(word(20).getBytes(UTF_8), 24),
                u(8, Long.MAX_VALUE - millis()),
                u(4, number(90))));
    binary.put(
        "YarnFlow",
        () ->
            bytes(
                (word(7) + "!" + word(5) + "!" + word(9) + "!").getBytes(UTF_8),
                u(8, Long.MAX_VALUE - millis()),
                new byte[] {'!'},
                u(8, Long.MAX_VALUE - millis()),
                u(4, Integer.MAX_VALUE - number(5000))));
    binary.put(
        "TidbRow",
        () ->
            bytes(
                new byte[] {'t'},
                u(8, (40L + number(9)) ^ Long.MIN_VALUE),
                "_r".getBytes(UTF_8),
                u(8, number(1 << 20) ^ Long.MIN_VALUE)));
    binary.put(
        "KafkaWindow",
        () -> bytes(word(8).getBytes(UTF_8), u(8, millis() / 60_000 * 60_000), u(4, number(50))));
    binary.put(
        "KvrocksField",
        () -> {
          byte[] space = word(6).getBytes(UTF_8);
          byte[] name = word(9).getBytes(UTF_8);
          return bytes(
              u(1, space.length),
              space,
              u(4, name.length),
              name,
              u(8, (1L << 40) | number(9999)),
              word(7).getBytes(UTF_8));
        });
    binary.put(
        "GethHeader",
        () -> {
          byte[] number = u(8, 18_000_000 + number(99_999));
          return random.nextInt(3) == 0
              ? bytes(new byte[] {'h'}, number, new byte[] {'n'})
              : bytes(new byte[] {'h'}, number, hash());
        });
    binary.put("BitcoinCoin", () -> bytes(new byte[] {'C'}, hash(), u(1, number(100))));
    binary.put(
        "LindormLog",
        () -> {
          byte[] at = u(8, ~(millis() ^ Long.MIN_VALUE));
          return bytes(
              at,
              ("web-" + number(20)).getBytes(UTF_8),
              new byte[] {0, 1},
              u(8, number(1 << 20) ^ Long.MIN_VALUE));
        });
  }

  private static byte[][] columns(Object... columns) {
    byte[][] bytes = new byte[columns.length][];
    for (int i = 0; i < columns.length; i++) {
      bytes[i] = columns[i].toString().getBytes(UTF_8);
    }
    return bytes;
  }

  private static byte[][] bytes(byte[]... pieces) {
    ByteArrayOutputStream column = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      column.writeBytes(piece);
    }
    return new byte[][] {column.toByteArray()};
  }

  private static byte[] u(int width, long number) {
    byte[] all = ByteBuffer.allocate(Long.BYTES).putLong(number).array();
    return Arrays.copyOfRange(all, Long.BYTES - width, Long.BYTES);
  }

  private byte[] hash() {
    byte[] hash = new byte[32];
    random.nextBytes(hash);
    return hash;
  }

  private String md5(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.US_ASCII));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new LinkageError("every Java has MD5", e);
    }
  }

  private String word(int most) {
    StringBuilder word = new StringBuilder();
    for (int i = 2 + random.nextInt(most - 1); i > 0; i--) {
      word.append((char) random.nextInt('a', 'z' + 1));
    }
    return word.toString();
  }

  private String uuid() {
    return new UUID(
            (random.nextLong() & ~0xF000L) | 0x4000L, (random.nextLong() >>> 2) | Long.MIN_VALUE)
        .toString();
  }

  private LocalDate day() {
    return LocalDate.of(2024, 1, 1).plusDays(random.nextInt(300));
  }

  private long millis() {
    clock += random.nextInt(9_000_000);
    return clock;
  }

  private int number(int below) {
    return random.nextInt(below);
  }

  private String one(String... of) {
    return of[random.nextInt(of.length)];
  }

  private static String format(String form, Object... arguments) {
    return String.format(Locale.ROOT, form, arguments);
  }
}
