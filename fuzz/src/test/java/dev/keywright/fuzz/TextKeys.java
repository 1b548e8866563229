package dev.keywright.fuzz;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.UUID;

/** The generated keys in TEXT. */
final class TextKeys {
  private static final Instant AT = Instant.parse("2012-08-01T17:10:04Z");
  private static final UUID ID = UUID.fromString("3f2504e0-4f89-41d3-9a0c-0305e82c3301");

  static final List<GeneratedKey> ALL =
      List.of(
          card(),
          escaped(),
          numbers(),
          times(),
          hashed(),
          byName(),
          bucketed(),
          byTime(),
          wide(),
          template(),
          behind(),
          behindByNumber());

  private TextKeys() {}

  private static GeneratedKey card() {
    return GeneratedKey.of(
        TextCardKey.LAYOUT,
        List.of(it -> TextCardKey.decode((String) it[0], (long) it[1])),
        it -> TextCardKey.tryDecode((String) it[0], (long) it[1]),
        new TextCardKey(54, "a100", 6777, 1),
        new TextCardKey(999_999, "", Long.MAX_VALUE, Long.MIN_VALUE));
  }

  private static GeneratedKey escaped() {
    return GeneratedKey.of(
        TextEscapedKey.LAYOUT,
        List.of(it -> TextEscapedKey.decode((String) it[0], (String) it[1], (String) it[2])),
        it -> TextEscapedKey.tryDecode((String) it[0], (String) it[1], (String) it[2]),
        new TextEscapedKey("a!b", "moc", new byte[] {1, -1}, Kind.ALPHA, "x", 'c', "!", "name"),
        new TextEscapedKey("", "\u0000\"", new byte[0], Kind.ALPHA_TOO, "\u20ac ", '!', "", ""),
        new TextEscapedKey("\uffff", "", new byte[0], Kind.ACCENT, "12345", '\0', "\u0000", "z"));
  }

  private static GeneratedKey numbers() {
    return GeneratedKey.of(
        TextNumbersKey.LAYOUT,
        List.of(it -> TextNumbersKey.decode((String) it[0], (String) it[1])),
        it -> TextNumbersKey.tryDecode((String) it[0], (String) it[1]),
        new TextNumbersKey(
            (byte) -128,
            (short) 7,
            new UserId(12),
            Long.MIN_VALUE,
            167,
            -1,
            true,
            0,
            5,
            true,
            ID,
            ID),
        new TextNumbersKey(
            (byte) 127,
            Short.MIN_VALUE,
            new UserId(0),
            Long.MAX_VALUE,
            999,
            Long.MIN_VALUE,
            false,
            Long.MIN_VALUE,
            Long.MAX_VALUE,
            false,
            new UUID(0, 0),
            new UUID(-1, -1)));
  }

  private static GeneratedKey times() {
    return GeneratedKey.of(
        TextTimesKey.LAYOUT,
        List.of(it -> TextTimesKey.decode((String) it[0], (String) it[1])),
        it -> TextTimesKey.tryDecode((String) it[0], (String) it[1]),
        new TextTimesKey(
            AT,
            AT,
            AT,
            AT,
            LocalDateTime.parse("2012-08-01T17:10:04"),
            LocalDateTime.parse("0000-02-29T23:59:59"),
            LocalDate.parse("2012-08-01"),
            LocalDate.parse("9999-12-31"),
            LocalDate.EPOCH),
        new TextTimesKey(
            Instant.EPOCH,
            Instant.EPOCH,
            Instant.parse("0000-01-01T00:00:00Z"),
            Instant.parse("0001-01-01T00:00:00.0000001Z"),
            LocalDateTime.parse("2286-11-20T17:46:39.999"),
            LocalDateTime.parse("9999-12-31T23:59:59"),
            LocalDate.parse("0000-01-01"),
            LocalDate.parse("0001-01-01"),
            LocalDate.parse("2286-11-20")));
  }

  private static GeneratedKey hashed() {
    return GeneratedKey.of(
        TextHashedKey.LAYOUT,
        List.of(it -> TextHashedKey.decode((String) it[0], (String) it[1])),
        it -> TextHashedKey.tryDecode((String) it[0], (String) it[1]),
        new TextHashedKey(54, "name", "a0z9"),
        new TextHashedKey(9999, "", "0000"));
  }

  private static GeneratedKey byName() {
    return GeneratedKey.of(
        TextHashedByNameKey.LAYOUT,
        List.of(it -> TextHashedByNameKey.decode((String) it[0], (String) it[1])),
        it -> TextHashedByNameKey.tryDecode((String) it[0], (String) it[1]),
        new TextHashedByNameKey("name", 54),
        new TextHashedByNameKey("", 0));
  }

  private static GeneratedKey bucketed() {
    return GeneratedKey.of(
        TextBucketedKey.LAYOUT,
        List.of(it -> TextBucketedKey.decode((String) it[0], (String) it[1])),
        it -> TextBucketedKey.tryDecode((String) it[0], (String) it[1]),
        new TextBucketedKey(1, "abc", AT, 0),
        new TextBucketedKey(999, "", Instant.EPOCH, 9999));
  }

  private static GeneratedKey byTime() {
    return GeneratedKey.of(
        TextBucketedByTimeKey.LAYOUT,
        List.of(it -> TextBucketedByTimeKey.decode((String) it[0], (String) it[1])),
        it -> TextBucketedByTimeKey.tryDecode((String) it[0], (String) it[1]),
        new TextBucketedByTimeKey(AT));
  }

  private static GeneratedKey behind() {
    return GeneratedKey.of(
        TextBehindKey.LAYOUT,
        List.of(it -> TextBehindKey.decode((String) it[0], (String) it[1])),
        it -> TextBehindKey.tryDecode((String) it[0], (String) it[1]),
        new TextBehindKey(LocalDate.parse("2024-05-17"), "abc", 7),
        new TextBehindKey(LocalDate.parse("0000-01-01"), "", 999));
  }

  private static GeneratedKey behindByNumber() {
    return GeneratedKey.of(
        TextBehindByNumberKey.LAYOUT,
        List.of(it -> TextBehindByNumberKey.decode((String) it[0], (String) it[1])),
        it -> TextBehindByNumberKey.tryDecode((String) it[0], (String) it[1]),
        new TextBehindByNumberKey(LocalDate.parse("9999-12-31"), 6));
  }

  private static GeneratedKey template() {
    return GeneratedKey.of(
        TextTemplateKey.LAYOUT,
        List.of(
            it ->
                TextTemplateKey.decode(
                    (String) it[0], (String) it[1], (String) it[2], (String) it[3])),
        it ->
            TextTemplateKey.tryDecode(
                (String) it[0], (String) it[1], (String) it[2], (String) it[3]),
        new TextTemplateKey("ann", 54, LocalDate.parse("2012-08-01"), "a/b0"),
        new TextTemplateKey("", 999, LocalDate.parse("0000-02-29"), ""));
  }

  private static GeneratedKey wide() {
    return GeneratedKey.of(
        TextWideKey.LAYOUT,
        List.of(it -> TextWideKey.decode((String) it[0], (byte[]) it[1])),
        it -> TextWideKey.tryDecode((String) it[0], (byte[]) it[1]),
        new TextWideKey("a\u00e9\ud83d\ude00", "\ud83d\ude01x", '\0', "rest", new byte[] {1}),
        new TextWideKey("", "", '\u001f', "", new byte[0]));
  }
}
