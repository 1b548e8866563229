package dev.keywright.fuzz;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.UUID;

/** The generated keys in BINARY and FDB_TUPLE, decoded from arrays and from buffers. */
final class BinaryKeys {
  private static final Instant AT = Instant.parse("2012-08-01T17:10:04Z");

  static final List<GeneratedKey> ALL =
      List.of(
          types(),
          texts(),
          hashed(),
          byNumber(),
          bucketed(),
          byTime(),
          template(),
          tuple(),
          behind());

  private BinaryKeys() {}

  private static GeneratedKey types() {
    return GeneratedKey.of(
        BinaryTypesKey.LAYOUT,
        List.of(
            it -> BinaryTypesKey.decode((byte[]) it[0], (byte[]) it[1], (long) it[2]),
            it -> BinaryTypesKey.decode(buffer(it[0]), buffer(it[1]), (long) it[2])),
        it -> BinaryTypesKey.tryDecode((byte[]) it[0], (byte[]) it[1], (long) it[2]),
        new BinaryTypesKey(
            (byte) -1,
            (short) 2,
            new UserId(3),
            99,
            true,
            'Q',
            new UUID(1, 2),
            -0.0,
            AT,
            LocalDateTime.parse("2012-08-01T17:10:04"),
            AT,
            LocalDate.MAX.withYear(5_000_000),
            Float.NaN,
            0),
        new BinaryTypesKey(
            (byte) 127,
            Short.MIN_VALUE,
            new UserId(-1),
            -5,
            false,
            'A',
            new UUID(-1, -1),
            Double.NEGATIVE_INFINITY,
            Instant.parse("9999-12-31T23:59:59.9999999Z"),
            LocalDateTime.parse("1900-01-01T00:00:00"),
            Instant.MIN,
            LocalDate.EPOCH,
            Float.MIN_VALUE,
            Long.MAX_VALUE));
  }

  private static GeneratedKey template() {
    return GeneratedKey.of(
        BinaryTemplateKey.LAYOUT,
        List.of(
            it -> BinaryTemplateKey.decode((byte[]) it[0], (byte[]) it[1]),
            it -> BinaryTemplateKey.decode(buffer(it[0]), buffer(it[1]))),
        it -> BinaryTemplateKey.tryDecode((byte[]) it[0], (byte[]) it[1]),
        new BinaryTemplateKey(7, "a\u00e9\0", new byte[] {0, -1}),
        new BinaryTemplateKey(Long.MIN_VALUE, "", new byte[0]));
  }

  private static GeneratedKey tuple() {
    return GeneratedKey.of(
        TupleTypesKey.LAYOUT,
        List.of(
            it -> TupleTypesKey.decode((byte[]) it[0], (byte[]) it[1]),
            it -> TupleTypesKey.decode(buffer(it[0]), buffer(it[1]))),
        it -> TupleTypesKey.tryDecode((byte[]) it[0], (byte[]) it[1]),
        new TupleTypesKey(
            "a\0\u00e9",
            new byte[] {0, -1, 0},
            -300,
            (byte) 99,
            true,
            '\0',
            Kind.ALPHA_TOO,
            -0.0,
            Float.NaN,
            new UUID(1, -2),
            AT,
            LocalDate.EPOCH,
            List.of("", "\0", "b")),
        new TupleTypesKey(
            "",
            new byte[0],
            Long.MIN_VALUE,
            (byte) -5,
            false,
            '\u00ff',
            Kind.ALPHA,
            Double.NaN,
            1.5f,
            new UUID(0, 0),
            Instant.EPOCH,
            LocalDate.parse("1969-12-31"),
            List.of()));
  }

  private static GeneratedKey texts() {
    return GeneratedKey.of(
        BinaryTextsKey.LAYOUT,
        List.of(
            it ->
                BinaryTextsKey.decode(
                    (byte[]) it[0], (byte[]) it[1], (byte[]) it[2], (byte[]) it[3]),
            it ->
                BinaryTextsKey.decode(buffer(it[0]), buffer(it[1]), buffer(it[2]), (byte[]) it[3])),
        it ->
            BinaryTextsKey.tryDecode(
                (byte[]) it[0], (byte[]) it[1], (byte[]) it[2], (byte[]) it[3]),
        new BinaryTextsKey(
            "a\0b",
            "\0z",
            new byte[] {0, 1, -1},
            Kind.ALPHA_TOO,
            "\ud83d\ude00x",
            Kind.ACCENT,
            "last\0",
            new byte[] {0, -1},
            new byte[] {1}),
        new BinaryTextsKey(
            "", "", new byte[0], Kind.ALPHA, "", Kind.ALPHA, "", new byte[1], new byte[0]));
  }

  private static GeneratedKey hashed() {
    return GeneratedKey.of(
        BinaryHashedKey.LAYOUT,
        List.of(
            it -> BinaryHashedKey.decode((byte[]) it[0]),
            it -> BinaryHashedKey.decode(buffer(it[0]))),
        it -> BinaryHashedKey.tryDecode((byte[]) it[0]),
        new BinaryHashedKey("name", 7, "0az"),
        new BinaryHashedKey("", -1, "zzz"));
  }

  private static GeneratedKey byNumber() {
    return GeneratedKey.of(
        BinaryHashedByNumberKey.LAYOUT,
        List.of(
            it -> BinaryHashedByNumberKey.decode((byte[]) it[0], (byte[]) it[1]),
            it -> BinaryHashedByNumberKey.decode(buffer(it[0]), buffer(it[1]))),
        it -> BinaryHashedByNumberKey.tryDecode((byte[]) it[0], (byte[]) it[1]),
        new BinaryHashedByNumberKey(7, "name"));
  }

  private static GeneratedKey bucketed() {
    return GeneratedKey.of(
        BinaryBucketedKey.LAYOUT,
        List.of(
            it -> BinaryBucketedKey.decode((byte[]) it[0], (byte[]) it[1]),
            it -> BinaryBucketedKey.decode(buffer(it[0]), buffer(it[1]))),
        it -> BinaryBucketedKey.tryDecode((byte[]) it[0], (byte[]) it[1]),
        new BinaryBucketedKey("host", 5, AT),
        new BinaryBucketedKey("", Long.MIN_VALUE, Instant.EPOCH));
  }

  private static GeneratedKey byTime() {
    return GeneratedKey.of(
        BinaryBucketedByTimeKey.LAYOUT,
        List.of(
            it -> BinaryBucketedByTimeKey.decode((byte[]) it[0]),
            it -> BinaryBucketedByTimeKey.decode(buffer(it[0]))),
        it -> BinaryBucketedByTimeKey.tryDecode((byte[]) it[0]),
        new BinaryBucketedByTimeKey(AT, 0),
        new BinaryBucketedByTimeKey(Instant.ofEpochMilli(-1), Integer.MAX_VALUE));
  }

  private static GeneratedKey behind() {
    return GeneratedKey.of(
        BinaryBehindKey.LAYOUT,
        List.of(
            it -> BinaryBehindKey.decode((byte[]) it[0], (byte[]) it[1]),
            it -> BinaryBehindKey.decode(buffer(it[0]), buffer(it[1]))),
        it -> BinaryBehindKey.tryDecode((byte[]) it[0], (byte[]) it[1]),
        new BinaryBehindKey("host\0", 5, AT),
        new BinaryBehindKey("", Long.MIN_VALUE, Instant.EPOCH));
  }

  // Neither at the beginning of its array nor with one that can be seen.
  private static ByteBuffer buffer(Object column) {
    byte[] bytes = (byte[]) column;
    ByteBuffer all = ByteBuffer.allocate(bytes.length + 3).put(2, bytes);
    ByteBuffer slice = all.position(2).limit(2 + bytes.length);
    return bytes.length % 2 == 0 ? slice : slice.asReadOnlyBuffer();
  }
}
