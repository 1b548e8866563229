package dev.keywright.benchmarks.foreign;

import static dev.keywright.Direction.DESC;
import static dev.keywright.Format.BINARY;
import static dev.keywright.NumberEncoding.TWOS_COMPLEMENT;
import static dev.keywright.NumberEncoding.UNSIGNED;
import static dev.keywright.TextEncoding.FIXED;
import static dev.keywright.TextEncoding.TERMINATED;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.EncodedText;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.benchmarks.foreign.ForeignRow.Case;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Random;
import org.apache.phoenix.query.QueryConstants;
import org.apache.phoenix.schema.SortOrder;
import org.apache.phoenix.schema.types.PBinary;
import org.apache.phoenix.schema.types.PBoolean;
import org.apache.phoenix.schema.types.PChar;
import org.apache.phoenix.schema.types.PDataType;
import org.apache.phoenix.schema.types.PDate;
import org.apache.phoenix.schema.types.PInteger;
import org.apache.phoenix.schema.types.PLong;
import org.apache.phoenix.schema.types.PSmallint;
import org.apache.phoenix.schema.types.PUnsignedInt;
import org.apache.phoenix.schema.types.PUnsignedLong;
import org.apache.phoenix.schema.types.PVarchar;

/** What the types of Phoenix write. */
final class PhoenixRows {
  private static final int CHARS = 10;
  private static final String ASCII = "azAZ09-_";

  /** All types that need nothing, up and down. Phoenix does not complement a BOOLEAN. */
  @KeyFormat(BINARY)
  record Plain(
      @PartitionKey(order = 0) long bigint,
      @PartitionKey(order = 1, direction = DESC) long bigintDown,
      @PartitionKey(order = 2) int integer,
      @PartitionKey(order = 3, direction = DESC) int integerDown,
      @PartitionKey(order = 4) short small,
      @PartitionKey(order = 5, direction = DESC) short smallDown,
      @PartitionKey(order = 6) boolean flag,
      @PartitionKey(order = 7) Instant date,
      @PartitionKey(order = 8, direction = DESC) Instant dateDown) {}

  @KeyFormat(BINARY)
  record FlagDown(@PartitionKey(order = 0) @EncodedNumber(as = UNSIGNED, width = 1) byte value) {}

  @KeyFormat(BINARY)
  record UnsignedLong(
      @PartitionKey(order = 0) @EncodedNumber(as = TWOS_COMPLEMENT, width = 8) @Domain(min = 0)
          long value) {}

  @KeyFormat(BINARY)
  record UnsignedInt(
      @PartitionKey(order = 0) @EncodedNumber(as = TWOS_COMPLEMENT, width = 4) @Domain(min = 0)
          int value) {}

  @KeyFormat(BINARY)
  record Names(
      @PartitionKey(order = 0) @EncodedText(as = TERMINATED, end = 0) String tenant,
      @PartitionKey(order = 1, direction = DESC) @EncodedText(as = TERMINATED, end = 0)
          String grade,
      @PartitionKey(order = 2) String note) {}

  @SuppressWarnings("ArrayRecordComponent") // read once
  @KeyFormat(BINARY)
  record Fixed(
      @PartitionKey(order = 0)
          @EncodedText(as = FIXED, width = 10, fill = ' ')
          @Domain(alphabet = "A-Za-z0-9_-")
          String code,
      @PartitionKey(order = 1) @EncodedText(as = FIXED, width = 16) byte[] digest) {}

  static final List<ForeignRow> ALL =
      List.of(
          ForeignRow.of(
              "Phoenix `BIGINT`, `INTEGER`, `SMALLINT`, `BOOLEAN`, `DATE`",
              PhoenixRows.class,
              new Case<Plain>(
                  "Plain",
                  Values.LONGS.stream()
                      .map(it -> plain(it, it.intValue(), (it & 1) == 0, Instant.ofEpochMilli(it)))
                      .toList(),
                  PhoenixRows::plain,
                  it ->
                      PhoenixRows_PlainKey.encodePartitionKey(
                          it.bigint,
                          it.bigintDown,
                          it.integer,
                          it.integerDown,
                          it.small,
                          it.smallDown,
                          it.flag,
                          it.date,
                          it.dateDown),
                  it ->
                      Values.joined(
                          upAndDown(PLong.INSTANCE, it.bigint),
                          upAndDown(PInteger.INSTANCE, it.integer),
                          upAndDown(PSmallint.INSTANCE, it.small),
                          PBoolean.INSTANCE.toBytes(it.flag),
                          upAndDown(PDate.INSTANCE, Date.from(it.date))))),
          ForeignRow.of(
              "Phoenix `BOOLEAN DESC`",
              PhoenixRows.class,
              new Case<Boolean>(
                  "FlagDown",
                  List.of(false, true),
                  random -> random.nextBoolean(),
                  flag -> PhoenixRows_FlagDownKey.encodePartitionKey((byte) (flag ? 0 : 1)),
                  flag -> PBoolean.INSTANCE.toBytes(flag, SortOrder.DESC))),
          ForeignRow.of(
              "Phoenix `UNSIGNED_LONG`, `UNSIGNED_INT`",
              PhoenixRows.class,
              new Case<Long>(
                  "UnsignedLong",
                  Values.COUNTS,
                  Values::count,
                  PhoenixRows_UnsignedLongKey::encodePartitionKey,
                  PUnsignedLong.INSTANCE::toBytes),
              new Case<Integer>(
                  "UnsignedInt",
                  Values.INT_COUNTS,
                  Values::intCount,
                  PhoenixRows_UnsignedIntKey::encodePartitionKey,
                  PUnsignedInt.INSTANCE::toBytes)),
          ForeignRow.of(
              "Phoenix `VARCHAR`",
              PhoenixRows.class,
              new Case<Names>(
                  "Names",
                  List.of(new Names("\u0001", "\uffff", "n\0"), new Names("\u00e9", "a", "n")),
                  random -> new Names(ended(random), ended(random), Values.text(random)),
                  it -> PhoenixRows_NamesKey.encodePartitionKey(it.tenant, it.grade, it.note),
                  it ->
                      Values.joined(
                          PVarchar.INSTANCE.toBytes(it.tenant),
                          new byte[] {QueryConstants.SEPARATOR_BYTE},
                          PVarchar.INSTANCE.toBytes(it.grade, SortOrder.DESC),
                          new byte[] {SortOrder.invert(QueryConstants.SEPARATOR_BYTE)},
                          PVarchar.INSTANCE.toBytes(it.note)))),
          ForeignRow.of(
              "Phoenix `CHAR(10)`, `BINARY(16)`",
              PhoenixRows.class,
              new Case<Fixed>(
                  "Fixed",
                  List.of(
                      new Fixed("a", new byte[16]),
                      new Fixed("0123456789", Values.utf8("x".repeat(16)))),
                  random -> new Fixed(Values.text(random, ASCII, CHARS), Values.bytes(random, 16)),
                  it -> PhoenixRows_FixedKey.encodePartitionKey(it.code, it.digest),
                  it ->
                      Values.joined(
                          PChar.INSTANCE.pad(PChar.INSTANCE.toBytes(it.code), CHARS, SortOrder.ASC),
                          PBinary.INSTANCE.toBytes(it.digest)))));

  private PhoenixRows() {}

  private static Plain plain(Random random) {
    return plain(
        Values.number(random),
        Values.intNumber(random),
        random.nextBoolean(),
        Instant.ofEpochMilli(Values.number(random)));
  }

  private static Plain plain(long bigint, int integer, boolean flag, Instant date) {
    return new Plain(
        bigint, bigint, integer, integer, (short) integer, (short) integer, flag, date, date);
  }

  private static byte[] upAndDown(PDataType<?> type, Object value) {
    return Values.joined(type.toBytes(value), type.toBytes(value, SortOrder.DESC));
  }

  /** Without the byte that ends it. */
  private static String ended(Random random) {
    return Values.text(random).replace('\0', '0');
  }
}
