package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBeginnings;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link WindowRow}.
 *
 * <pre>
 * partitionKey  store      byte    1 byte
 *               key        String  text, at least 2, up to the last 12 bytes of the column, never scanned by range
 *               timestamp  long    8 bytes of two's complement
 *               sequence   int     4 bytes of two's complement
 * </pre>
 *
 * <p>For example <code>partitionKey = b6 61 31 30 30 00 00 00 00 00 00 1a 79 00 03 0d 41</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record WindowRowKey(byte store, String key, long timestamp, int sequence) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: store byte, key String text=TAIL minLength=2 unordered"
      + ", timestamp long as=TWOS_COMPLEMENT width=8 min=0"
      + ", sequence int as=TWOS_COMPLEMENT width=4 min=0";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<WindowRowKey> ORDER = WindowRowKey::compare;

  private static final BinaryWhole STORE = BinaryWhole.of("store", 1);
  private static final BinaryFramed<String> KEY =
      BinaryFramed.before(BinaryString.of("key").atLeast(2), 12);
  private static final BinaryNumber TIMESTAMP =
      BinaryNumber.of("timestamp", NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 8)).atLeast(0);
  private static final BinaryNumber SEQUENCE =
      BinaryNumber.of("sequence", NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 4)).atLeast(0);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public WindowRowKey {
    KEY.check(key);
    TIMESTAMP.check(timestamp);
    SEQUENCE.check(sequence);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static WindowRowKey of(WindowRow windowRow) {
    return new WindowRowKey(windowRow.store(), windowRow.key(), windowRow.timestamp(),
        windowRow.sequence());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(byte store, String key, long timestamp, int sequence) {
    byte[] out = new byte[sizeOfPartitionKey(store, key, timestamp, sequence)];
    writePartitionKey(store, key, timestamp, sequence, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(byte store, String key, long timestamp, int sequence,
      ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(store, key, timestamp, sequence));
    writePartitionKey(store, key, timestamp, sequence, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(byte store, String key, long timestamp, int sequence) {
    return STORE.size(store) + KEY.size(key) + TIMESTAMP.size(timestamp) + SEQUENCE.size(sequence);
  }

  private static void writePartitionKey(byte store, String key, long timestamp, int sequence,
      byte[] out, int start) {
    int index = STORE.write(store, out, start);
    index = KEY.write(key, out, index);
    index = TIMESTAMP.write(timestamp, out, index);
    SEQUENCE.write(sequence, out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(store, key, timestamp, sequence);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static WindowRowKey decode(byte[] partitionKey) {
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
  public static WindowRowKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static WindowRowKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    byte store = STORE.readByte(in);
    String key = KEY.read(in);
    long timestamp = TIMESTAMP.readLong(in);
    int sequence = SEQUENCE.readInt(in);
    in.end();
    return new WindowRowKey(store, key, timestamp, sequence);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<WindowRowKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<WindowRowKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static WindowRowKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code one}:
   * the keys with this {@code store}, {@code key}, {@code timestamp} and {@code sequence}.
   */
  public static KeyRange<byte[]> one(byte store, String key, long timestamp, int sequence) {
    return scan().store(store).key(key).timestamp(timestamp).sequence(sequence);
  }

  private static int compare(WindowRowKey a, WindowRowKey b) {
    return ColumnOrder.BYTES.compare(a.partitionKey(), b.partitionKey());
  }

  /** A scan of all keys; {@code store} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 4).boundedBy(STORE, KEY, TIMESTAMP, SEQUENCE);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code store}; {@code key} is next. */
    public AfterStore store(byte store) {
      ColumnScan<byte[]> next = scan.part(STORE, store);
      return new AfterStore(next);
    }

    /** Asks for ranges of {@code store}, written as 1 byte. */
    public IntBounds<KeyRange<byte[]>> store() {
      return scan.ints(STORE);
    }
  }

  /** A scan that has fixed the parts up to {@code store}; {@code key} is next. */
  public static final class AfterStore extends RangeStage<byte[]> {
    private AfterStore(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code key}; {@code timestamp} is next. */
    public AfterKey key(String key) {
      ColumnScan<byte[]> next = scan.part(KEY, key);
      return new AfterKey(next);
    }

    /**
     * Asks for the beginnings of {@code key}, written as text, at least 2, up to the last 12 bytes of the column, never scanned by range.
     */
    public TextBeginnings<KeyRange<byte[]>> key() {
      return scan.texts(KEY);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code key}; {@code timestamp} is next.
   * Only a whole key is one range, because nothing ends the parts before.
   */
  public static final class AfterKey extends EqualityStage<byte[]> {
    private AfterKey(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code timestamp}; {@code sequence} is next. */
    public AfterTimestamp timestamp(long timestamp) {
      ColumnScan<byte[]> next = scan.part(TIMESTAMP, timestamp);
      return new AfterTimestamp(next);
    }
  }

  /**
   * A scan that has fixed the parts up to {@code timestamp}; {@code sequence} is next.
   * Only a whole key is one range, because nothing ends the parts before.
   */
  public static final class AfterTimestamp extends EqualityStage<byte[]> {
    private AfterTimestamp(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code sequence}. */
    public KeyRange<byte[]> sequence(int sequence) {
      return scan.equal(SEQUENCE, sequence);
    }
  }
}
