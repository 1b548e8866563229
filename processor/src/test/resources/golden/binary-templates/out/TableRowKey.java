package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The key of {@link TableRow}.
 *
 * <pre>
 * partitionKey = "t{table}_r{handle}"
 *   table   long    8 bytes
 *   handle  long    8 bytes
 * sortKey = "\\x80\\\\{{{name}}}\\xfe{handle}"
 *   name    String  text
 * </pre>
 *
 * <p>For example <code>partitionKey = 74 80 00 00 00 00 00 00 36 5f 72 80 00 00 00 00 00 00 36, sortKey = 80 5c 7b 61 31 30 30 00 01 7d fe 80 00 00 00 00 00 00 36</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
record TableRowKey(long table, long handle, String name) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  static final String LAYOUT = "BINARY | partitionKey: \"t\" table long \"_r\" handle long"
      + " | sortKey: \"\\u0080\\\\{\" name String \"}\\u00fe\" handle";

  /** The order in which the store keeps the encoded keys. */
  static final Comparator<TableRowKey> ORDER = TableRowKey::compare;

  private static final BinaryWhole TABLE = BinaryWhole.of("table", 8);
  private static final BinaryWhole HANDLE = BinaryWhole.of("handle", 8);
  private static final BinaryString NAME = BinaryString.of("name").followed();

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  TableRowKey {
    NAME.check(name);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  static TableRowKey of(TableRow tableRow) {
    return new TableRowKey(tableRow.table(), tableRow.handle(), tableRow.name());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  static byte[] encodePartitionKey(long table, long handle) {
    byte[] out = new byte[sizeOfPartitionKey(table, handle)];
    writePartitionKey(table, handle, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  static void encodePartitionKey(long table, long handle, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(table, handle));
    writePartitionKey(table, handle, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(long table, long handle) {
    return 1 + TABLE.size(table) + 2 + HANDLE.size(handle);
  }

  private static void writePartitionKey(long table, long handle, byte[] out, int start) {
    int index = Literals.write("t", out, start);
    index = TABLE.write(table, out, index);
    index = Literals.write("_r", out, index);
    HANDLE.write(handle, out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  static byte[] encodeSortKey(long handle, String name) {
    byte[] out = new byte[sizeOfSortKey(handle, name)];
    writeSortKey(handle, name, out, 0);
    return out;
  }

  /**
   * Writes the column {@code sortKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  static void encodeSortKey(long handle, String name, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfSortKey(handle, name));
    writeSortKey(handle, name, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfSortKey(long handle, String name) {
    return 3 + NAME.size(name) + 2 + HANDLE.size(handle);
  }

  private static void writeSortKey(long handle, String name, byte[] out, int start) {
    int index = Literals.write("\u0080\\{", out, start);
    index = NAME.write(name, out, index);
    index = Literals.write("}\u00fe", out, index);
    HANDLE.write(handle, out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(table, handle);
  }

  /** The encoded column {@code sortKey}. */
  public byte[] sortKey() {
    return encodeSortKey(handle, name);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  static TableRowKey decode(byte[] partitionKey, byte[] sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  static TableRowKey decode(ByteBuffer partitionKey, ByteBuffer sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static TableRowKey read(Object partitionKey, Object sortKey, ReadMode mode) {
    BinaryReader partitionKeyIn = BinaryReader.of("partitionKey", partitionKey, mode);
    long table = TABLE.readLong(partitionKeyIn.literal("t"));
    long handle = HANDLE.readLong(partitionKeyIn.literal("_r"));
    partitionKeyIn.end();
    BinaryReader sortKeyIn = BinaryReader.of("sortKey", sortKey, mode);
    String name = NAME.read(sortKeyIn.literal("\u0080\\{"));
    sortKeyIn.literal("}\u00fe");
    sortKeyIn.copy("handle", HANDLE.encode(handle));
    sortKeyIn.end();
    return new TableRowKey(table, handle, name);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<TableRowKey> tryDecode(byte[] partitionKey, byte[] sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<TableRowKey> tryDecode(ByteBuffer partitionKey, ByteBuffer sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  static TableRowKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"), Columns.bytes(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  private static int compare(TableRowKey a, TableRowKey b) {
    int order = Long.compare(a.table, b.table);
    order = order != 0 ? order : Long.compare(a.handle, b.handle);
    return order != 0 ? order : ColumnOrder.TEXT.compare(a.name, b.name);
  }

  /** A scan of all keys; {@code table} is next. */
  static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN = ColumnScan.binary("partitionKey",
        "t", "_r", "");
    private static final ColumnScan<byte[]> SORT_KEY_SCAN = ColumnScan.binary("sortKey",
        "\u0080\\{", "}\u00fe", "").copy(1, HANDLE).boundedBy(NAME);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code table}; {@code handle} is next. */
    public AfterTable table(long table) {
      ColumnScan<byte[]> next = scan.part(TABLE, table);
      return new AfterTable(next);
    }

    /** Asks for ranges of {@code table}, written as 8 bytes. */
    public LongBounds<KeyRange<byte[]>> table() {
      return scan.longs(TABLE);
    }
  }

  /** A scan that has fixed the parts up to {@code table}; {@code handle} is next. */
  static final class AfterTable extends RangeStage<byte[]> {
    private AfterTable(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code handle}; {@code name} is next. */
    public AfterHandle handle(long handle) {
      ColumnScan<byte[]> next = scan.keep(HANDLE, handle)
          .column(HANDLE, handle, Scan.SORT_KEY_SCAN);
      return new AfterHandle(next);
    }

    /** Asks for ranges of {@code handle}, written as 8 bytes. */
    public LongBounds<KeyRange<byte[]>> handle() {
      return scan.longs(HANDLE);
    }
  }

  /** A scan that has fixed the parts up to {@code handle}; {@code name} is next. */
  static final class AfterHandle extends RangeStage<byte[]> {
    private AfterHandle(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code name}. */
    public KeyRange<byte[]> name(String name) {
      return scan.equal(NAME, name);
    }

    /** Asks for ranges of {@code name}, written as text. */
    public TextBounds<String, KeyRange<byte[]>> name() {
      return scan.texts(NAME);
    }
  }
}
