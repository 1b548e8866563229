package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.apple.foundationdb.Range;
import com.apple.foundationdb.tuple.Tuple;
import com.apple.foundationdb.tuple.Versionstamp;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys of FDB_TUPLE against the tuples of FoundationDB's own library. */
class TupleKeysTest {
  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);
  private static final int VALUES = 10_000;
  private static final long MILLIS = 4_102_444_800_000L;

  /**
   * A type of parts.
   *
   * @param values by chance
   * @param element what a user of the library puts into the tuple
   */
  record Type(String name, Function<Random, Object> values, Function<Object, Object> element) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Type> types() {
    return Stream.of(
        new Type("byte", random -> (byte) random.nextInt(), it -> ((Byte) it).longValue()),
        new Type("short", random -> (short) random.nextInt(), it -> ((Short) it).longValue()),
        new Type("int", random -> (int) number(random), it -> ((Integer) it).longValue()),
        new Type("long", TupleKeysTest::number, it -> it),
        new Type("Long", TupleKeysTest::number, it -> it),
        new Type("boolean", Random::nextBoolean, it -> it),
        new Type("char", random -> (char) random.nextInt(0xD800), Object::toString),
        new Type("String", TupleKeysTest::text, it -> it),
        new Type("byte[]", TupleKeysTest::bytes, it -> it),
        new Type("float", TupleKeysTest::fraction, it -> it),
        new Type("double", TupleKeysTest::doubled, it -> it),
        new Type("UUID", random -> new UUID(random.nextLong(), random.nextLong()), it -> it),
        new Type(
            "Instant",
            random -> Instant.ofEpochMilli(random.nextLong(-MILLIS, MILLIS)),
            it -> ((Instant) it).toEpochMilli()),
        new Type(
            "LocalDateTime",
            random -> LocalDateTime.ofEpochSecond(random.nextInt(), 0, ZoneOffset.UTC),
            it -> ((LocalDateTime) it).toInstant(ZoneOffset.UTC).toEpochMilli()),
        new Type(
            "LocalDate",
            random -> LocalDate.ofEpochDay(random.nextInt(-100_000, 100_000)),
            it -> ((LocalDate) it).toEpochDay()),
        new Type(
            "YearMonth",
            random -> YearMonth.of(random.nextInt(-9999, 9999), random.nextInt(1, 13)),
            it -> ((YearMonth) it).getLong(ChronoField.PROLEPTIC_MONTH) - 23640),
        new Type(
            "Year",
            random -> Year.of(random.nextInt(-9999, 9999)),
            it -> (long) ((Year) it).getValue()));
  }

  // Numbers of every length, and those around the limits of each.
  private static long number(Random random) {
    long any = random.nextLong() >> random.nextInt(Long.SIZE);
    long edge = (1L << (Byte.SIZE * random.nextInt(1, Byte.SIZE))) + random.nextInt(-2, 3);
    return random.nextInt(4) > 0 ? any : random.nextBoolean() ? edge : -edge;
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      int c = random.nextInt(5);
      text.appendCodePoint(
          c == 0
              ? 0
              : c == 1 ? 0xFF : c == 2 ? 0x1F600 : c == 3 ? 0x4E2D : 'a' + random.nextInt(3));
    }
    return text.toString();
  }

  private static byte[] bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(6)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (random.nextInt(4) - 2);
    }
    return bytes;
  }

  private static float fraction(Random random) {
    float any = Float.intBitsToFloat(random.nextInt());
    float[] edges = {0.0f, -0.0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
    return Float.isNaN(any) || random.nextInt(8) == 0 ? edges[random.nextInt(5)] : any;
  }

  private static double doubled(Random random) {
    double any = Double.longBitsToDouble(random.nextLong());
    double[] edges = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE};
    return Double.isNaN(any) || random.nextInt(8) == 0 ? edges[random.nextInt(5)] : any;
  }

  private static GeneratedKey key(String... components) {
    return GeneratedKey.of(List.of("@KeyFormat(Format.FDB_TUPLE)"), components);
  }

  private static byte[] only(Key key) {
    return (byte[]) key.columns().get("partitionKey");
  }

  @ParameterizedTest
  @MethodSource("types")
  void aPartIsTheElementOfTheLibrary(Type type) {
    GeneratedKey row = key("@PartitionKey(order = 0) " + qualified(type.name()) + " part");
    Random random = new Random(25);
    Key last = row.of(type.values().apply(random));
    for (int i = 0; i < VALUES; i++) {
      Object value = type.values().apply(random);
      Key key = row.of(value);
      byte[] packed = Tuple.from(type.element().apply(value)).pack();

      assertThat(only(key)).isEqualTo(packed);
      assertThat(row.call("decode", (Object) packed)).isEqualTo(key);
      assertThat(Integer.signum(order(row).compare(last, key)))
          .isEqualTo(Integer.signum(Arrays.compareUnsigned(only(last), packed)));
      last = key;
    }
  }

  private static String qualified(String type) {
    return switch (type) {
      case "UUID" -> "java.util.UUID";
      case "LocalDate", "LocalDateTime", "YearMonth", "Year" -> "java.time." + type;
      default -> type;
    };
  }

  @SuppressWarnings("unchecked") // a key is compared with keys of its own class
  private static Comparator<Key> order(GeneratedKey row) {
    try {
      return (Comparator<Key>) row.type().getField("ORDER").get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  @Test
  void aWholeKeyIsTheTupleOfItsParts() {
    GeneratedKey row =
        key(
            "@PartitionKey(order = 0) String user",
            "@PartitionKey(order = 1) byte[] token",
            "@PartitionKey(order = 2) long id",
            "@PartitionKey(order = 3) double amount",
            "@PartitionKey(order = 4) boolean flag",
            "@PartitionKey(order = 5) java.util.UUID session",
            "@PartitionKey(order = 6) String note");
    Random random = new Random(26);
    for (int i = 0; i < VALUES; i++) {
      Object[] parts = {
        text(random),
        bytes(random),
        number(random),
        doubled(random),
        random.nextBoolean(),
        new UUID(random.nextLong(), random.nextLong()),
        text(random)
      };
      byte[] packed = Tuple.from(parts).pack();

      assertThat(only(row.of(parts))).isEqualTo(packed);
      assertThat(only((Key) row.call("decode", (Object) packed))).isEqualTo(packed);
      assertCanonical(row, packed, random);
    }
  }

  // A changed byte, and the bytes without their end, are another key or none.
  private static void assertCanonical(GeneratedKey row, byte[] packed, Random random) {
    byte[] changed = packed.clone();
    changed[random.nextInt(changed.length)] = (byte) random.nextInt();
    byte[] cut = Arrays.copyOf(packed, random.nextInt(packed.length));
    for (byte[] stored : List.of(changed, cut)) {
      try {
        Key key = (Key) row.call("decode", (Object) stored);
        assertThat(only(key)).isEqualTo(stored);
        assertThat(Tuple.fromBytes(stored).pack()).isEqualTo(stored);
      } catch (MalformedKeyException refused) {
        assertThat(refused).hasMessageContaining("expected");
      }
    }
  }

  @Test
  void aRangeBehindFixedPartsIsTheRangeOfTheirTuple() {
    GeneratedKey row =
        key(
            "@PartitionKey(order = 0) String user",
            "@PartitionKey(order = 1) long id",
            "@PartitionKey(order = 2) String note");
    Random random = new Random(27);
    for (int i = 0; i < 1000; i++) {
      String user = text(random);
      long id = number(random);
      byte[] other = Tuple.from(text(random), number(random), text(random)).pack();
      byte[] sibling = Tuple.from(user + "\0", id, "").pack();
      KeyRange<?> ofUser = (KeyRange<?>) row.scan().fix("user", user).ask("all");
      KeyRange<?> ofBoth = (KeyRange<?>) row.scan().fix("user", user).fix("id", id).ask("all");

      for (byte[] stored : List.of(other, sibling, Tuple.from(user, id, "").pack())) {
        assertThat(isIn(ofUser, stored)).isEqualTo(isIn(Tuple.from(user).range(), stored));
        assertThat(isIn(ofBoth, stored)).isEqualTo(isIn(Tuple.from(user, id).range(), stored));
      }
      assertThat((byte[]) ofUser.to()).isEqualTo(Tuple.from(user, Long.MAX_VALUE).range().end);
      assertThat(Arrays.compareUnsigned((byte[]) ofBoth.to(), Tuple.from(user, id).range().end))
          .isNegative();
      assertThat(isIn(ofBoth, Tuple.from(user, id, LAST_CHARACTER.repeat(2)).pack())).isTrue();
    }
  }

  private static boolean isIn(Range range, byte[] stored) {
    return Arrays.compareUnsigned(range.begin, stored) <= 0
        && Arrays.compareUnsigned(stored, range.end) < 0;
  }

  private static boolean isIn(KeyRange<?> range, byte[] stored) {
    return isIn(new Range((byte[]) range.from(), (byte[]) range.to()), stored);
  }

  static Stream<Arguments> hostile() {
    byte[] nested = Tuple.from(Tuple.from(1)).pack();
    byte[] stamp = Tuple.from(Versionstamp.complete(new byte[10])).pack();
    byte[] big = Tuple.from(BigInteger.ONE.shiftLeft(64)).pack();
    byte[] negative = Tuple.from(BigInteger.ONE.shiftLeft(64).negate()).pack();
    return Stream.of(
        Arguments.of("long", "00", "a number from .*, not null, found 00"),
        Arguments.of("long", hex(nested), "a number from .*, not a nested tuple, found 05.*"),
        Arguments.of("long", hex(stamp), "a number from .*, not a versionstamp, found 33.*"),
        Arguments.of("long", hex(big), ".*, not an integer above 8 bytes, found 1d.*"),
        Arguments.of("long", hex(negative), ".*, not an integer above 8 bytes, found 0b.*"),
        Arguments.of("long", "160007", "the shortest form of a number, found 160007"),
        Arguments.of("long", "12fff8", "the shortest form of a number, found 12fff8"),
        Arguments.of("long", "1cffffffffffffffff", "a number from .*, found 1cff.*"),
        Arguments.of("int", "190100000000", "a number from -2147483648 to .*"),
        Arguments.of("long", "16ff", "2 bytes, found the end"),
        Arguments.of("long", "0261620000", ".*, not a text, found 0261.*"),
        Arguments.of("boolean", "28", "the boolean 26 or 27, not no element of a tuple, found 28"),
        Arguments.of("boolean", "1501", "the boolean 26 or 27, not an integer, found 1501"),
        Arguments.of("String", "01616200", "a text, not bytes, found 01616200"),
        Arguments.of("String", "0261", "the end 00 of the element, found the end"),
        Arguments.of("String", "026100ff", "the end 00 of the element, found the end"),
        Arguments.of("String", "02c32800", "a character in UTF-8, found .*"),
        Arguments.of("String", "02610002", "the end of the column after it, found 02"),
        Arguments.of("byte[]", "00", "bytes, not null, found 00"),
        Arguments.of("char", "02616200", "a character of .*"),
        Arguments.of("char", "0200", "a character of .*"),
        Arguments.of("float", "21800000000000", "a float, not a double, found 21.*"),
        Arguments.of("float", "20ffc00001", "a number, or the canonical NaN, found .*"),
        Arguments.of("double", "2180", "8 bytes, found the end"),
        Arguments.of("java.util.UUID", "3000", "16 bytes, found the end"),
        Arguments.of("java.util.UUID", "", "1 byte, found the end"));
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void anotherElementIsMalformedWithAReason(String type, String stored, String reason) {
    GeneratedKey row = key("@PartitionKey(order = 0) " + type + " part");
    Object bytes = HexFormat.of().parseHex(stored);

    assertThatThrownBy(() -> row.call("decode", bytes))
        .isInstanceOf(MalformedKeyException.class)
        .message()
        .matches("part at position \\d+: expected " + reason);
  }

  @Test
  void aBucketAndALiteralAreElementsOfTheirOwn() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@KeyFormat(Format.FDB_TUPLE)",
                "@Bucket(count = 100, of = \"id\", by = BucketBy.MODULO)",
                "@PartitionTemplate(\"\\\\x15\\\\x07{bucket}users{id}{note}\")"),
            "@PartitionKey long id",
            "@PartitionKey String note");
    Random random = new Random(28);
    for (int i = 0; i < 1000; i++) {
      long id = number(random);
      int number = Math.floorMod(id, 100);
      String bucket = number < 10 ? "0" + number : Integer.toString(number);
      byte[] packed = Tuple.from(7, bucket, "users", id, "n").pack();

      assertThat(only(row.of(id, "n"))).isEqualTo(packed);
      assertThat(only((Key) row.call("decode", (Object) packed))).isEqualTo(packed);
    }
    assertThat((List<?>) row.call("splitPoints", 2))
        .singleElement()
        .isEqualTo(Tuple.from(7, "50").pack());
  }

  @Test
  void aListIsAsManyElementsAsItHasValues() {
    GeneratedKey row =
        key(
            "@PartitionKey(order = 0) long id",
            "@PartitionKey(order = 1) java.util.List<String> path");
    byte[] packed = Tuple.from(5, "a", "", "b\0").pack();

    assertThat(only(row.of(5L, List.of("a", "", "b\0")))).isEqualTo(packed);
    assertThat(only((Key) row.call("decode", (Object) packed))).isEqualTo(packed);
    KeyRange<?> first =
        (KeyRange<?>) row.scan().fix("id", 5L).range("path", "startsWith", List.of("a"));
    assertThat(isIn(first, packed)).isTrue();
    assertThat(isIn(first, Tuple.from(5, "a").pack())).isTrue();
    assertThat(isIn(first, Tuple.from(5, "a\0").pack())).isFalse();
    assertThat(isIn(first, Tuple.from(5, "aa").pack())).isFalse();
  }

  @Test
  void aBeginningOfATextIsOneRange() {
    GeneratedKey row =
        key("@PartitionKey(order = 0) String name", "@PartitionKey(order = 1) int n");
    Random random = new Random(29);
    for (int i = 0; i < 1000; i++) {
      String beginning = text(random);
      String name = random.nextBoolean() ? text(random) : beginning + text(random);
      KeyRange<?> range = (KeyRange<?>) row.scan().range("name", "startsWith", beginning);

      assertThat(isIn(range, Tuple.from(name, 1).pack())).isEqualTo(name.startsWith(beginning));
    }
  }

  @Test
  void rowsOfAnOlderFormatAreRead() {
    String now = "FDB_TUPLE | partitionKey: user String, id long";
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@KeyFormat(Format.FDB_TUPLE)",
                "@FrozenLayout(version = 1,"
                    + " signature = \"BINARY | partitionKey: user String, id long\")",
                "@FrozenLayout(version = 2, signature = \"" + now + "\")"),
            "@PartitionKey(order = 0) String user",
            "@PartitionKey(order = 1) long id");
    byte[] old = HexFormat.of().parseHex("616e6e00018000000000000007");

    assertThat(row.layout()).isEqualTo(now);
    assertThat(row.current("decodeV1", (Object) old)).isEqualTo(row.of("ann", 7L));
    assertThat(only(row.of("ann", 7L))).isEqualTo(Tuple.from("ann", 7).pack());
  }

  @Test
  void aKeyIsExplainedAndWrittenWithoutItsClass() {
    String layout = "FDB_TUPLE | partitionKey: \"\\u0002users\\u0000\" user String \"\" id long";
    byte[] packed = Tuple.from("users", "ann", 7).pack();
    LayoutCodec codec = LayoutCodec.of(LayoutSignature.parse(layout));

    assertThat((byte[]) codec.encode(Map.of("user", "ann", "id", 7L)).get("partitionKey"))
        .isEqualTo(packed);
    assertThat(codec.decode(packed)).containsEntry("user", "ann").containsEntry("id", 7L);
    assertThat(KeyInspector.of(codec.signature()).inspect(packed).isComplete()).isTrue();
  }
}
