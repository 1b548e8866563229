package dev.keywright.benchmarks.wide;

import dev.keywright.Bucket;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import dev.keywright.runtime.function.PhoenixSalt;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A row of OpenTSDB with twenty salts: metric, hour, and the tags of a series. No artifact of
 * OpenTSDB writes a row key without its server, so the peer takes the same steps: it fills the key,
 * copies metric and tags behind each other, and takes the hash code of the copy. It refuses what
 * OpenTSDB does not write, which OpenTSDB takes on trust.
 */
final class SystemOpenTsdb extends Kind<SystemOpenTsdb.Point, byte[]> {
  private static final int SALTS = 20;
  private static final int ID = 3;
  private static final int METRIC = 1;
  private static final int HOUR = METRIC + ID;
  private static final int TAGS = HOUR + Integer.BYTES;
  private static final int SECONDS = 3_600;

  record Tag(
      @EncodedNumber(as = NumberEncoding.UNSIGNED, width = ID) int name,
      @EncodedNumber(as = NumberEncoding.UNSIGNED, width = ID) int value) {}

  @KeyFormat(Format.BINARY)
  @Bucket(
      count = SALTS,
      of = {"metric", "tags"},
      function = PhoenixSalt.class)
  record Point(
      @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = ID) int metric,
      @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
          @EncodedNumber(
              as = NumberEncoding.UNSIGNED,
              width = Integer.BYTES,
              floor = ChronoUnit.HOURS)
          Instant hour,
      @PartitionKey(order = 2) List<Tag> tags) {}

  @Override
  Point row(Random random) {
    return new Point(
        random.nextInt(1 << 24),
        Instant.ofEpochSecond((long) SECONDS * random.nextInt(1_000_000)),
        Stream.generate(() -> new Tag(random.nextInt(1 << 24), random.nextInt(1 << 24)))
            .limit(3)
            .toList());
  }

  @Override
  List<Point> refused() {
    Instant hour = Instant.ofEpochSecond(SECONDS);
    return List.of(
        new Point(1 << 24, hour, List.of()),
        new Point(1, hour.plusSeconds(1), List.of()),
        new Point(1, hour, List.of(new Tag(-1, 1))));
  }

  @Override
  byte[] encode(Point row) {
    return SystemOpenTsdb_PointKey.encodePartitionKey(row.metric(), row.hour(), row.tags());
  }

  @Override
  Object decode(byte[] column) {
    return SystemOpenTsdb_PointKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Point row) {
    long seconds = row.hour().getEpochSecond();
    Hand.require(seconds % SECONDS == 0 && seconds >>> Integer.SIZE == 0);
    Hand.require(row.hour().equals(Instant.ofEpochSecond(seconds)));
    byte[] key = new byte[TAGS + 2 * ID * row.tags().size()];
    writeId(key, METRIC, row.metric());
    Hand.INTS.set(key, HOUR, (int) seconds);
    int at = TAGS;
    for (Tag tag : row.tags()) {
      writeId(key, at, tag.name());
      writeId(key, at + ID, tag.value());
      at += 2 * ID;
    }
    key[0] = salt(key);
    return key;
  }

  private static byte salt(byte[] key) {
    byte[] salted = new byte[key.length - 1 - Integer.BYTES];
    System.arraycopy(key, METRIC, salted, 0, ID);
    System.arraycopy(key, TAGS, salted, ID, key.length - TAGS);
    return (byte) Math.abs(Arrays.hashCode(salted) % SALTS);
  }

  @Override
  Point decodeByHand(byte[] column) {
    Hand.require(column.length >= TAGS && (column.length - TAGS) % (2 * ID) == 0);
    Hand.require(column[0] == salt(column));
    long seconds = Integer.toUnsignedLong((int) Hand.INTS.get(column, HOUR));
    Hand.require(seconds % SECONDS == 0);
    List<Tag> tags = new ArrayList<>((column.length - TAGS) / (2 * ID));
    for (int at = TAGS; at < column.length; at += 2 * ID) {
      tags.add(new Tag(id(column, at), id(column, at + ID)));
    }
    return new Point(id(column, METRIC), Instant.ofEpochSecond(seconds), tags);
  }

  private static void writeId(byte[] key, int at, int id) {
    Hand.require(id >>> (Byte.SIZE * ID) == 0);
    key[at] = (byte) (id >> 16);
    key[at + 1] = (byte) (id >> 8);
    key[at + 2] = (byte) id;
  }

  private static int id(byte[] key, int at) {
    return (key[at] & 0xFF) << 16 | (key[at + 1] & 0xFF) << 8 | (key[at + 2] & 0xFF);
  }
}
