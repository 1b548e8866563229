package dev.keywright.processor.systems;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hashing;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The systems that write bytes. */
final class BinarySystems {
  private static final int AGENT = 24;

  static final List<BinarySystem> ALL =
      List.of(
          new BinarySystem(
              "TidbRow",
              random -> new Object[] {(long) random.nextInt(5) - 2, random.nextLong() >> 40},
              row -> new Out().text("t").flipped(row[0]).text("_r").flipped(row[1]).bytes(),
              scan ->
                  row -> scan.fix("table", row[0]).ask("handle", "between", row[1], above(row[1])),
              1,
              (asked, row) ->
                  row[0].equals(asked[0])
                      && (Long) row[1] >= (Long) asked[1]
                      && (Long) row[1] < above(asked[1]),
              List.of()),
          new BinarySystem(
              "PinpointEvent",
              random -> new Object[] {text(random, "ab-\u00e9", 5), at(random), random.nextInt(9)},
              row ->
                  new Out()
                      .bytes(Arrays.copyOf(utf8(row[0]), AGENT))
                      .number(Long.MAX_VALUE - ((Instant) row[1]).toEpochMilli())
                      .int32((Integer) row[2])
                      .bytes(),
              scan -> row -> scan.fix("agent", row[0]).ask("start", "atLeast", row[1]),
              1,
              (asked, row) ->
                  row[0].equals(asked[0]) && !((Instant) row[1]).isBefore((Instant) asked[1]),
              List.of()),
          new BinarySystem(
              "KvrocksField",
              random ->
                  new Object[] {
                    text(random, "_n", 3),
                    text(random, "k\0\u00e9", 4),
                    random.nextLong() >> 61,
                    text(random, "f\0g", 5)
                  },
              row ->
                  new Out()
                      .bytes((byte) utf8(row[0]).length)
                      .bytes(utf8(row[0]))
                      .int32(utf8(row[1]).length)
                      .bytes(utf8(row[1]))
                      .number((Long) row[2])
                      .bytes(utf8(row[3]))
                      .bytes(),
              scan ->
                  row ->
                      scan.fix("namespace", row[0])
                          .fix("name", row[1])
                          .fix("version", row[2])
                          .all(),
              1,
              (asked, row) -> Arrays.equals(asked, 0, 3, row, 0, 3),
              List.of()),
          new BinarySystem(
              "GethHeader",
              random -> new Object[] {random.nextLong() >> 58, bytes(random, 32)},
              row -> new Out().text("h").number((Long) row[0]).bytes((byte[]) row[1]).bytes(),
              scan -> row -> scan.ask("number", "atLeast", row[0]),
              1,
              (asked, row) -> Long.compareUnsigned((Long) row[0], (Long) asked[0]) >= 0,
              List.of()),
          new BinarySystem(
              "BitcoinCoin",
              random -> {
                byte[] txid = new byte[32];
                txid[31] = (byte) random.nextInt(40);
                return new Object[] {txid, (random.nextInt() & 0xFFFFFFFFL) >> random.nextInt(32)};
              },
              row -> new Out().text("C").bytes((byte[]) row[0]).varint((Long) row[1]).bytes(),
              scan -> row -> scan.fix("txid", row[0]).all(),
              1,
              (asked, row) -> Arrays.equals((byte[]) row[0], (byte[]) asked[0]),
              List.of()),
          new BinarySystem(
              "PhoenixRow",
              random ->
                  new Object[] {
                    text(random, "t\u00e9", 2),
                    (long) random.nextInt(4) - 2,
                    text(random, "AB", 3),
                    at(random),
                    text(random, "n\0", 3)
                  },
              row ->
                  new Out()
                      .bytes(utf8(row[0]))
                      .bytes((byte) 0)
                      .flipped(row[1])
                      .bytes(inverted(utf8(row[2])))
                      .bytes((byte) 0xFF)
                      .number(~(((Instant) row[3]).toEpochMilli() ^ Long.MIN_VALUE))
                      .bytes(utf8(row[4]))
                      .bytes(),
              scan ->
                  row ->
                      scan.fix("tenant", row[0]).fix("id", row[1]).ask("grade", "atMost", row[2]),
              1,
              (asked, row) ->
                  row[0].equals(asked[0])
                      && row[1].equals(asked[1])
                      && ((String) row[2]).compareTo((String) asked[2]) <= 0,
              List.of()),
          new BinarySystem(
              "YarnFlow",
              random ->
                  new Object[] {
                    text(random, "c!%", 3),
                    text(random, "u%", 2),
                    text(random, "f! $0", 3),
                    random.nextLong() >>> 62,
                    at(random),
                    random.nextInt() >>> 1
                  },
              row ->
                  new Out()
                      .text(yarn(row[0]) + "!" + yarn(row[1]) + "!" + yarn(row[2]) + "!")
                      .number(Long.MAX_VALUE - (Long) row[3])
                      .text("!")
                      .number(Long.MAX_VALUE - ((Instant) row[4]).toEpochMilli())
                      .int32(Integer.MAX_VALUE - (Integer) row[5])
                      .bytes(),
              scan ->
                  row -> scan.fix("cluster", row[0]).fix("user", row[1]).fix("flow", row[2]).all(),
              1,
              (asked, row) -> Arrays.equals(asked, 0, 3, row, 0, 3),
              List.of("KW112", "KW112", "KW112")),
          new BinarySystem(
              "KafkaWindow",
              random ->
                  new Object[] {
                    text(random, "k\0", 3), (long) random.nextInt(3), random.nextInt(2)
                  },
              row ->
                  new Out()
                      .bytes(utf8(row[0]))
                      .number((Long) row[1])
                      .int32((Integer) row[2])
                      .bytes(),
              scan ->
                  row ->
                      scan.fix("key", row[0])
                          .fix("timestamp", row[1])
                          .fix("sequence", row[2])
                          .all(),
              1,
              Arrays::equals,
              List.of("KW112")),
          new BinarySystem(
              "OpenTsdbPoint",
              random ->
                  new Object[] {
                    random.nextInt(3) * 0x7F_FFFF,
                    Instant.ofEpochSecond(3_600L * random.nextInt(4)),
                    tags(random)
                  },
              row -> tsdb(row, true),
              scan ->
                  row ->
                      scan.fix("metric", row[0])
                          .fix("hour", ((Instant) row[1]).plusSeconds(1_800))
                          .ask("tags", "startsWith", first((List<?>) row[2])),
              1,
              (asked, row) ->
                  Arrays.equals(asked, 0, 2, row, 0, 2)
                      && first((List<?>) row[2]).equals(first((List<?>) asked[2])),
              List.of()),
          new BinarySystem(
              "OpenTsdbTags",
              random ->
                  new Object[] {
                    random.nextInt(3) * 0x7F_FFFF,
                    Instant.ofEpochSecond(3_600L * random.nextInt(4)),
                    TsdbTags.random(random)
                  },
              row ->
                  new Out()
                      .int24((Integer) row[0])
                      .int32((int) ((Instant) row[1]).getEpochSecond())
                      .bytes(TsdbTags.bytes(row[2]))
                      .bytes(),
              scan ->
                  row ->
                      scan.fix("metric", row[0])
                          .fix("hour", row[1])
                          .ask("tags", "startsWith", TsdbTags.first(row[2])),
              1,
              (asked, row) ->
                  Arrays.equals(asked, 0, 2, row, 0, 2)
                      && TsdbTags.first(row[2]).equals(TsdbTags.first(asked[2])),
              List.of()));

  /** The systems whose keys begin with what a function or a hash of other parts says. */
  private static final List<BinarySystem> SALTED =
      List.of(
          new BinarySystem(
              "PhoenixSalted",
              random ->
                  new Object[] {
                    text(random, "t\u00e9", 2),
                    (long) random.nextInt(4) - 2,
                    at(random),
                    text(random, "n\0", 3)
                  },
              row -> salted(12, unsaltedPhoenix(row), unsaltedPhoenix(row)),
              scan ->
                  row ->
                      scan.fix("tenant", row[0])
                          .fix("id", row[1])
                          .askInBuckets("day", "atLeast", row[2]),
              12,
              (asked, row) ->
                  Arrays.equals(asked, 0, 2, row, 0, 2)
                      && !((Instant) row[2]).isBefore((Instant) asked[2]),
              List.of()),
          new BinarySystem(
              "TsdbPoint",
              random -> new Object[] {uid(random), hour(random), tags(random)},
              row -> salted(20, tsdb(row, false), tsdb(row, true)),
              scan ->
                  row ->
                      scan.fix("metric", row[0])
                          .askInBuckets("hour", "between", row[1], later(row[1])),
              20,
              (asked, row) ->
                  row[0].equals(asked[0])
                      && !((Instant) row[1]).isBefore((Instant) asked[1])
                      && ((Instant) row[1]).isBefore(later(asked[1])),
              List.of()),
          new BinarySystem(
              "FlinkState",
              random -> new Object[] {random.nextLong() >> 54, random.nextLong() >>> 60},
              row ->
                  new Out()
                      .bytes(keyGroup(row[0], 300))
                      .number((Long) row[0])
                      .number((Long) row[1])
                      .bytes(),
              scan -> row -> scan.fix("user", row[0]).allInBuckets(),
              1,
              (asked, row) -> row[0].equals(asked[0]),
              List.of()),
          new BinarySystem(
              "HashedEdge",
              random ->
                  new Object[] {
                    text(random, "ab", 3), text(random, "b\u00e9", 2), random.nextLong() >> 60
                  },
              row ->
                  new Out()
                      .bytes(Arrays.copyOf(md5(ends(row)), 4))
                      .bytes(ends(row))
                      .flipped(row[2])
                      .bytes(),
              scan -> row -> scan.fix("from", row[0]).fix("to", row[1]).ask("at", "atMost", row[2]),
              1,
              (asked, row) ->
                  Arrays.equals(asked, 0, 2, row, 0, 2) && (Long) row[2] <= (Long) asked[2],
              List.of()));

  static List<BinarySystem> all() {
    return Stream.concat(ALL.stream(), SALTED.stream()).toList();
  }

  private BinarySystems() {}

  private static byte[] unsaltedPhoenix(Object[] row) {
    return new Out()
        .bytes(utf8(row[0]))
        .bytes((byte) 0)
        .flipped(row[1])
        .number(~(((Instant) row[2]).toEpochMilli() ^ Long.MIN_VALUE))
        .bytes(utf8(row[3]))
        .bytes();
  }

  /** The row key of OpenTSDB, or what its salt is of: all but the hour. */
  private static byte[] tsdb(Object[] row, boolean isWhole) {
    Out out = new Out().int24((Integer) row[0]);
    if (isWhole) {
      out.int32((int) ((Instant) row[1]).getEpochSecond());
    }
    ((List<?>) row[2])
        .forEach(tag -> out.int24(((TagPair) tag).key()).int24(((TagPair) tag).value()));
    return out.bytes();
  }

  /** A row key behind the salt of its base, as Phoenix and OpenTSDB calculate it. */
  private static byte[] salted(int count, byte[] base, byte[] key) {
    int salt = Math.abs(Arrays.hashCode(base) % count);
    return new Out().bytes((byte) salt).bytes(key).bytes();
  }

  private static int uid(Random random) {
    return random.nextInt(8) * 0x1F00B;
  }

  private static Instant hour(Random random) {
    return Instant.ofEpochSecond(3_600L * (470_000 + random.nextInt(50)));
  }

  private static Instant later(Object hour) {
    return ((Instant) hour).plus(Duration.ofHours(6));
  }

  /** By Guava's murmur of the four bytes of the hash code, least significant first. */
  private static byte[] keyGroup(Object key, int count) {
    int hash = Hashing.murmur3_32_fixed().hashInt(key.hashCode()).asInt();
    int group = hash == Integer.MIN_VALUE ? 0 : Math.abs(hash) % count;
    return new byte[] {(byte) (group >>> 8), (byte) group};
  }

  private static byte[] ends(Object[] row) {
    return new Out()
        .bytes(utf8(row[0]))
        .bytes((byte) 0)
        .bytes(utf8(row[1]))
        .bytes((byte) 0)
        .bytes();
  }

  private static byte[] md5(byte[] bytes) {
    try {
      return MessageDigest.getInstance("MD5").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static List<TagPair> tags(Random random) {
    return Stream.generate(() -> new TagPair(random.nextInt(2), random.nextInt(3) * 0x7F_FFFF))
        .limit(1 + random.nextInt(3))
        .toList();
  }

  private static List<?> first(List<?> tags) {
    return tags.subList(0, 1);
  }

  /** Bytes, one behind the other. */
  private static final class Out {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Out text(String text) {
      return bytes(utf8(text));
    }

    Out int24(int number) {
      return bytes((byte) (number >> 16), (byte) (number >> 8), (byte) number);
    }

    Out bytes(byte... bytes) {
      out.writeBytes(bytes);
      return this;
    }

    Out number(long number) {
      return bytes(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
    }

    Out flipped(Object number) {
      return number((Long) number ^ Long.MIN_VALUE);
    }

    Out int32(int number) {
      return bytes(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
    }

    /** As {@code WriteVarInt} of Bitcoin Core's serialize.h describes it. */
    Out varint(long number) {
      byte[] turned = new byte[10];
      int length = 0;
      long rest = number;
      while (true) {
        turned[length] = (byte) ((rest & 0x7F) | (length > 0 ? 0x80 : 0));
        if (rest <= 0x7F) {
          break;
        }
        rest = (rest >> 7) - 1;
        length++;
      }
      for (int i = length; i >= 0; i--) {
        out.write(turned[i]);
      }
      return this;
    }

    byte[] bytes() {
      return out.toByteArray();
    }
  }

  private static String yarn(Object text) {
    return text.toString().replace("%", "%9$").replace("!", "%0$");
  }

  private static long above(Object number) {
    return (Long) number + 1_000_000;
  }

  private static byte[] utf8(Object text) {
    return text.toString().getBytes(UTF_8);
  }

  private static byte[] inverted(byte[] bytes) {
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (bytes[i] ^ 0xFF);
    }
    return bytes;
  }

  private static Instant at(Random random) {
    return Instant.ofEpochMilli(1_700_000_000_000L + random.nextInt(40));
  }

  private static byte[] bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static String text(Random random, String characters, int most) {
    StringBuilder text = new StringBuilder();
    int length = 1 + random.nextInt(most);
    for (int i = 0; i < length; i++) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }
}
