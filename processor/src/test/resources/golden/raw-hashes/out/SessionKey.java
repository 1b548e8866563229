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
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link Session}.
 *
 * <pre>
 * partitionKey  tenant   String  16 bytes of its MD5, then text
 *               user     long    8 bytes
 *               session  long    8 bytes
 * </pre>
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SessionKey(String tenant, long user, long session) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: tenant String hashPrefix=32 hash=MD5 of=tenant+user, user long"
      + ", session long";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SessionKey> ORDER = SessionKey::compare;

  private static final BinaryString TENANT = BinaryString.of("tenant").followed();
  private static final BinaryHash TENANT_HASH = BinaryHash.md5(16);
  private static final BinaryWhole USER = BinaryWhole.of("user", 8);
  private static final BinaryWhole SESSION = BinaryWhole.of("session", 8);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SessionKey {
    TENANT.check(tenant);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static SessionKey of(Session session) {
    return new SessionKey(session.tenant(), session.user(), session.session());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(String tenant, long user, long session) {
    byte[] out = new byte[sizeOfPartitionKey(tenant, user, session)];
    writePartitionKey(tenant, user, session, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(String tenant, long user, long session, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(tenant, user, session));
    writePartitionKey(tenant, user, session, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(String tenant, long user, long session) {
    return 16 + TENANT.size(tenant) + USER.size(user) + SESSION.size(session);
  }

  private static void writePartitionKey(String tenant, long user, long session, byte[] out,
      int start) {
    int index = TENANT.write(tenant, out, start + 16);
    index = USER.write(user, out, index);
    TENANT_HASH.write(out, start, start + 16, index);
    SESSION.write(session, out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(tenant, user, session);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SessionKey decode(byte[] partitionKey) {
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
  public static SessionKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SessionKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    int start = in.position();
    TENANT_HASH.skip(in);
    String tenant = TENANT.read(in);
    long user = USER.readLong(in);
    TENANT_HASH.verify(in, start);
    long session = SESSION.readLong(in);
    in.end();
    return new SessionKey(tenant, user, session);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SessionKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SessionKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SessionKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code ofUser}:
   * the keys with this {@code tenant} and {@code user},
   * whose {@code session} is at least {@code from} and below {@code to}.
   */
  public static KeyRange<byte[]> ofUser(String tenant, long user, long from, long to) {
    return scan().tenant(tenant).user(user).session().between(from, to);
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the hash prefix cannot tell so many regions apart
   */
  public static List<byte[]> splitPoints(int regions) {
    return TENANT_HASH.splitPoints(regions);
  }

  private static int compare(SessionKey a, SessionKey b) {
    return ColumnOrder.BYTES.compare(a.partitionKey(), b.partitionKey());
  }

  /** A scan of all keys; {@code tenant} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 3);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code tenant}; {@code user} is next. */
    public AfterTenant tenant(String tenant) {
      ColumnScan<byte[]> next = scan.hashOf(TENANT_HASH, true, true).part(TENANT, tenant);
      return new AfterTenant(next);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code tenant}; {@code user} is next.
   * No ranges yet: the hash prefix also depends on {@code user}.
   */
  public static final class AfterTenant extends EqualityStage<byte[]> {
    private AfterTenant(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code user}; {@code session} is next. */
    public AfterUser user(long user) {
      ColumnScan<byte[]> next = scan.part(USER, user);
      return new AfterUser(next);
    }
  }

  /** A scan that has fixed the parts up to {@code user}; {@code session} is next. */
  public static final class AfterUser extends RangeStage<byte[]> {
    private AfterUser(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code session}. */
    public KeyRange<byte[]> session(long session) {
      return scan.equal(SESSION, session);
    }

    /** Asks for ranges of {@code session}, written as 8 bytes. */
    public LongBounds<KeyRange<byte[]>> session() {
      return scan.longs(SESSION);
    }
  }
}
