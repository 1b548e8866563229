package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.RangeStage;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key {@code byEdge} of {@link Session}.
 *
 * <pre>
 * partitionKey  from   int   4 bytes of its MURMUR3_32, then 4 bytes
 *               depth  int   4 bytes
 *               kind   byte  1 byte
 *               to     int   4 bytes
 * </pre>
 *
 * <p>For example <code>partitionKey = 8e 7b 4d 69 80 00 00 36 80 00 1a 79 b6 80 00 00 36</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SessionByEdgeKey(int from, int depth, byte kind, int to) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: from int hashPrefix=8 hash=MURMUR3_32 seed=104729 of=from+kind+to"
      + ", depth int, kind byte, to int";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SessionByEdgeKey> ORDER = SessionByEdgeKey::compare;

  private static final BinaryWhole FROM = BinaryWhole.of("from", 4);
  private static final BinaryHash FROM_HASH = BinaryHash.murmur3(4).seeded(104729);
  private static final BinaryWhole DEPTH = BinaryWhole.of("depth", 4);
  private static final BinaryWhole KIND = BinaryWhole.of("kind", 1);
  private static final BinaryWhole TO = BinaryWhole.of("to", 4);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SessionByEdgeKey {
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static SessionByEdgeKey of(Session session) {
    return new SessionByEdgeKey(session.from(), session.depth(), session.kind(), session.to());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(int from, int depth, byte kind, int to) {
    byte[] out = new byte[sizeOfPartitionKey(from, depth, kind, to)];
    writePartitionKey(from, depth, kind, to, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(int from, int depth, byte kind, int to, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(from, depth, kind, to));
    writePartitionKey(from, depth, kind, to, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(int from, int depth, byte kind, int to) {
    return 4 + FROM.size(from) + DEPTH.size(depth) + KIND.size(kind) + TO.size(to);
  }

  private static void writePartitionKey(int from, int depth, byte kind, int to, byte[] out,
      int start) {
    int index = FROM.write(from, out, start + 4);
    int fromEnd = index;
    index = DEPTH.write(depth, out, index);
    int kindStart = index;
    index = KIND.write(kind, out, index);
    index = TO.write(to, out, index);
    FROM_HASH.write(out, start, start + 4, fromEnd, kindStart, index);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(from, depth, kind, to);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SessionByEdgeKey decode(byte[] partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  public static SessionByEdgeKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SessionByEdgeKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int start = in.position();
    FROM_HASH.skip(in);
    int fromStart = in.position();
    int from = FROM.readInt(in);
    int fromEnd = in.position();
    int depth = DEPTH.readInt(in);
    int kindStart = in.position();
    byte kind = KIND.readByte(in);
    int to = TO.readInt(in);
    FROM_HASH.verify(in, start, fromStart, fromEnd, kindStart, in.position());
    in.end();
    return new SessionByEdgeKey(from, depth, kind, to);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SessionByEdgeKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SessionByEdgeKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SessionByEdgeKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the hash prefix cannot tell so many regions apart
   */
  public static List<byte[]> splitPoints(int regions) {
    return FROM_HASH.splitPoints(regions);
  }

  private static int compare(SessionByEdgeKey a, SessionByEdgeKey b) {
    return ColumnOrder.BYTES.compare(a.partitionKey(), b.partitionKey());
  }

  /** A scan of all keys; {@code from} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 4);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code from}; {@code depth} is next. */
    public AfterFrom from(int from) {
      ColumnScan<byte[]> next = scan.hashOf(FROM_HASH, true, false, true, true).part(FROM, from);
      return new AfterFrom(next);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code from}; {@code depth} is next.
   * No ranges yet: the hash prefix also depends on {@code to}.
   */
  public static final class AfterFrom extends EqualityStage<byte[]> {
    private AfterFrom(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code depth}; {@code kind} is next. */
    public AfterDepth depth(int depth) {
      ColumnScan<byte[]> next = scan.part(DEPTH, depth);
      return new AfterDepth(next);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code depth}; {@code kind} is next.
   * No ranges yet: the hash prefix also depends on {@code to}.
   */
  public static final class AfterDepth extends EqualityStage<byte[]> {
    private AfterDepth(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code kind}; {@code to} is next. */
    public AfterKind kind(byte kind) {
      ColumnScan<byte[]> next = scan.part(KIND, kind);
      return new AfterKind(next);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code kind}; {@code to} is next.
   * No ranges yet: the hash prefix also depends on {@code to}.
   */
  public static final class AfterKind extends EqualityStage<byte[]> {
    private AfterKind(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code to}. */
    public KeyRange<byte[]> to(int to) {
      return scan.equal(TO, to);
    }
  }
}
