package dev.keywright.layout.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.RandomSignatures;
import dev.keywright.layout.signature.RandomValues;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.text.CodePart;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutCodecTest {
  private static final String UUID_TEXT = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  private static final Instant AT = Instant.parse("2012-08-01T17:10:04Z");

  /** A part of a layout, a value, and what the page on formats says it is written as. */
  record Vector(String part, Object value, String written) {}

  static List<Vector> textVectors() {
    return List.of(
        new Vector("int pad=6", 54, "000054"),
        new Vector("int pad=6 DESC", 54, "999945"),
        new Vector("int pad=6 reversed", 200001, "100002"),
        new Vector("byte pad=3 signed", (byte) -128, "0872"),
        new Vector("short pad=5 signed DESC", (short) -1, "900000"),
        new Vector("long pad=19 signed", Long.MIN_VALUE, "00776627963145224192"),
        new Vector("long unordered", Long.MIN_VALUE, "-9223372036854775808"),
        new Vector("int min=100 max=999", 167, "167"),
        new Vector("boolean", true, "1"),
        new Vector("boolean DESC", true, "0"),
        new Vector("char", '\u00e9', "\u00e9"),
        new Vector("String alphabet=\"0-9A-Za-z\"", "a1001", "a1001"),
        new Vector("String reversed unordered", "example.com", "moc.elpmaxe"),
        new Vector("enum(TAOBAO=\"tb\" OTHER=\"OTHER\")", "TAOBAO", "tb"),
        new Vector("UUID", UUID.fromString(UUID_TEXT), UUID_TEXT),
        new Vector("byte[]", new byte[] {0, 127, -128, -1}, "007f80ff"),
        new Vector("Instant time=EPOCH_MILLIS", AT, "1343841004000"),
        new Vector("Instant time=EPOCH_SECONDS reversed", AT, "4001483431"),
        new Vector("Instant time=DOTNET_TICKS DESC", AT, "2520584597959999999"),
        new Vector(
            "LocalDateTime time=BASIC",
            LocalDateTime.parse("2012-08-01T17:10:04"),
            "20120801171004"),
        new Vector("LocalDate time=BASIC DESC", LocalDate.parse("2012-08-01"), "79879198"),
        new Vector("int pad=6 hashPrefix=4 hash=MD5 salt=\"\\n\"", 200001, "ddba200001"),
        new Vector("int pad=6 hashPrefix=4 hash=SHA_256", 200004, "8d2c200004"),
        new Vector("String hashPrefix=8 hash=CRC32C", "123456789", "e3069283123456789"),
        new Vector("list(element String)", List.of("a", "", "b"), "a,,b"),
        new Vector("list(element String)", List.of(""), ""),
        new Vector("list(element String minLength=1)", List.of(), ""),
        new Vector(
            "list(at Year time=BASIC, n int as=DECIMAL width=3)",
            List.of(List.of(Year.of(2024), 7), List.of(Year.of(2025), 54)),
            "2024,007,2025,054"));
  }

  @ParameterizedTest
  @MethodSource("textVectors")
  void aTextPartIsWrittenAndReadAsThePageOnFormatsSays(Vector vector) {
    LayoutCodec codec = codec("TEXT separator=',' | partitionKey: value " + vector.part());

    assertThat(codec.column("partitionKey", List.of(vector.value()))).isEqualTo(vector.written());
    assertThat(codec.encode(Map.of("value", vector.value())))
        .containsExactly(Map.entry("partitionKey", vector.written()));
    assertThat(codec.decode(vector.written())).containsOnlyKeys("value");
    assertThat(codec.decode(vector.written()).get("value")).isEqualTo(vector.value());
  }

  @ParameterizedTest
  @ValueSource(strings = {"TEXT separator=','", "BINARY"})
  void theBucketOfATimeIsTheRemainderOfItsNumber(String format) {
    LayoutCodec codec =
        codec(
            format
                + " | partitionKey: bucket count=4 by=MODULO of=at, at Instant time=EPOCH_SECONDS");
    for (int second = 0; second < 9; second++) {
      Object written = codec.column("partitionKey", List.of(Instant.ofEpochSecond(second)));

      assertThat(written instanceof byte[] bytes ? bytes[0] : ((String) written).charAt(0) - '0')
          .isEqualTo(second % 4);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"TEXT separator=','", "BINARY"})
  void aCharIsOneOfItsAlphabet(String format) {
    LayoutCodec codec = codec(format + " | partitionKey: value char alphabet=\"ab\"");
    Object written = LayoutCodecTest.column(codec, 'b');

    assertThat(codec.decode(written)).containsEntry("value", 'b');
    assertThatThrownBy(() -> LayoutCodecTest.column(codec, 'c'))
        .isInstanceOf(InvalidPartException.class);
  }

  private static Object column(LayoutCodec codec, char value) {
    return codec.column("partitionKey", List.of(value));
  }

  static List<Vector> binaryVectors() {
    return List.of(
        new Vector("byte", (byte) -128, "00"),
        new Vector("short", (short) 0, "8000"),
        new Vector("int", 54, "80000036"),
        new Vector("int DESC", 54, "7fffffc9"),
        new Vector("int reversed", 1, "01000080"),
        new Vector("long", -1L, "7fffffffffffffff"),
        new Vector("boolean DESC", true, "fe"),
        new Vector("char", 'A', "0041"),
        new Vector("String", "a\0", "6100"),
        new Vector("String DESC", "a\0", "9eff00fffe"),
        new Vector("byte[]", new byte[] {0, -1}, "00ff"),
        new Vector("byte[] DESC", new byte[] {0, -1}, "ff0000fffe"),
        new Vector("enum(TAOBAO=\"tb\")", "TAOBAO", "7462"),
        new Vector("UUID", UUID.fromString(UUID_TEXT), UUID_TEXT.replace("-", "")),
        new Vector("float", -0.0f, "7fffffff"),
        new Vector("double", 1.0, "bff0000000000000"),
        new Vector("Instant time=EPOCH_SECONDS", AT, "80000000501962ec"),
        new Vector("LocalDate", LocalDate.ofEpochDay(-1), "7fffffff"),
        new Vector("suffix(3)", "a0z", "61307a"),
        new Vector("String hashPrefix=4 hash=MD5", "abc", "9001616263"),
        new Vector("list(element String)", List.of(), ""),
        new Vector("list(element String)", List.of("a", ""), "6100010001"),
        new Vector(
            "list(key int as=UNSIGNED width=3, value int as=UNSIGNED width=3)",
            List.of(List.of(1, 2), List.of(0xffffff, 3)),
            "000001000002ffffff000003"));
  }

  @ParameterizedTest
  @MethodSource("binaryVectors")
  void aBinaryPartIsWrittenAndReadAsItsFormSays(Vector vector) {
    LayoutCodec codec = codec("BINARY | partitionKey: value " + vector.part());
    byte[] written = HexFormat.of().parseHex(vector.written());

    assertThat(codec.column("partitionKey", List.of(vector.value()))).isEqualTo(written);
    assertThat(codec.decode(new Object[] {written}).get("value")).isEqualTo(vector.value());
  }

  @Test
  void severalColumnsAreWrittenAndReadTogether() {
    LayoutCodec codec =
        codec(
            "TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String, cardId long"
                + " min=0 unordered | orderNumber: orderNumber long native");
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("deviceId", 54);
    values.put("sellerId", "a100");
    values.put("cardId", 6777L);
    values.put("orderNumber", -1L);

    assertThat(codec.encode(values))
        .containsExactly(
            Map.entry("partitionKey", "000054,a100,6777"), Map.entry("orderNumber", -1L));
    assertThat(codec.decode("000054,a100,6777", -1L)).containsExactlyEntriesOf(values);
  }

  @Test
  void escapesAreWrittenWhereTheSeparatorFollows() {
    LayoutCodec codec =
        codec(
            "TEXT separator='!' escape | partitionKey: mark enum(BANG=\"a!\" PLAIN=\"b\"), n int"
                + " pad=2, s String");

    assertThat(codec.column("partitionKey", List.of("BANG", 7, "!"))).isEqualTo("a\"21!07!!");
    assertThat(codec.decode("a\"21!07!!").values()).containsExactly("BANG", 7, "!");
  }

  // md5("abc") begins with 9001, so it is in bucket 9 of 16; 54 mod 10 is 4.
  @Test
  void bucketsAreWrittenAndVerified() {
    LayoutCodec hashed =
        codec("TEXT separator=',' | partitionKey: bucket count=16 by=HASH hash=MD5 of=s, s String");
    LayoutCodec remainder =
        codec("BINARY | partitionKey: bucket count=10 by=MODULO of=n | sortKey: n long native");
    LayoutCodec negative =
        codec(
            "TEXT separator=',' | partitionKey: bucket count=10 by=MODULO of=at,"
                + " at Instant time=EPOCH_SECONDS DESC");

    assertThat(hashed.encode(Map.of("s", "abc"))).containsEntry("partitionKey", "09,abc");
    assertThat(hashed.decode("09,abc")).containsExactly(Map.entry("s", "abc"));
    assertThatThrownBy(() -> hashed.decode("08,abc"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "bucket at position 0: expected the bucket 09 of the key's parts, found \"08\"");
    assertThatThrownBy(() -> hashed.decode("16,abc"))
        .hasMessage("bucket at position 0: expected a bucket from 00 to 15, found \"16,abc\"");
    assertThat(remainder.encode(Map.of("n", -1L)).get("partitionKey")).isEqualTo(new byte[] {9});
    assertThat(remainder.decode(new byte[] {4}, 54L)).containsExactly(Map.entry("n", 54L));
    assertThatThrownBy(() -> remainder.decode(new byte[] {5}, 54L))
        .isInstanceOf(MalformedKeyException.class);
    assertThat(negative.decode("4,8656158995").get("at")).isEqualTo(AT);
  }

  @Test
  void severalBucketedPartsAreHashedWithTheirLengths() {
    LayoutCodec codec =
        codec(
            "BINARY | partitionKey: bucket count=65536 by=HASH hash=MD5 of=a+b, a String, b String");
    byte[] one = (byte[]) codec.column("partitionKey", List.of("ab", "c"));
    byte[] other = (byte[]) codec.column("partitionKey", List.of("a", "bc"));

    // Of the bytes 00000004 61620001 00000001 63, and 00000003 610001 00000002 6263.
    assertThat(HexFormat.of().formatHex(one, 0, 2)).isEqualTo("b2a8");
    assertThat(HexFormat.of().formatHex(other, 0, 2)).isEqualTo("18a2");
  }

  @Test
  void thousandsOfKeysOfEveryLayoutComeBackAsTheyWere() {
    RandomSignatures signatures = new RandomSignatures(5);
    RandomValues drawn = new RandomValues(6);
    for (int i = 0; i < 5_000; i++) {
      LayoutCodec codec = LayoutCodec.of(signatures.next());
      Map<String, Object> values = drawn.next(codec);
      Map<String, Object> columns = codec.encode(values);
      Map<String, Object> decoded = codec.decode(columns.values().toArray());

      assertThat(columns.keySet())
          .containsExactlyElementsOf(
              codec.signature().columns().stream().map(ColumnSignature::name).toList());
      assertThat(decoded.keySet()).containsExactlyElementsOf(values.keySet());
      values.forEach(
          (part, value) ->
              assertThat(decoded.get(part)).as("%s", codec.signature()).isEqualTo(value));
    }
  }

  @Test
  void theCodecOfOnePartIsTheOneOfItsFormatAndPlace() {
    LayoutCodec text =
        codec("TEXT separator=',' | partitionKey: mark enum(A=\"a\" B=\"b\"), n int pad=2");
    LayoutCodec binary = codec("BINARY | partitionKey: n short DESC min=0");

    assertThat(text.part("mark"))
        .isEqualTo(CodePart.of("mark", new String[] {"A", "B"}, "a", "b").before(','));
    assertThat(binary.part("n")).isEqualTo(BinaryWhole.of("n", 2).atLeast(0).descendingOrder());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> binary.part("m"))
        .withMessage("no part is called m, only [n]");
  }

  @Test
  void whatNoKeyWasEncodedAsIsRefusedAsByGeneratedKeys() {
    LayoutCodec codec =
        codec("TEXT separator=',' | partitionKey: a int pad=6 hashPrefix=4 hash=MD5, b long pad=2");

    assertMalformed(codec, "797e20000x,01", "a at position 9: expected 6 digits, found \"x,01\"");
    assertMalformed(
        codec,
        "0000200004,01",
        "a at position 0: expected the hash prefix 797e, found \"0000200004,01\"");
    assertMalformed(
        codec,
        "797e200004;01",
        "a at position 10: expected the separator ',' after it, found \";01\"");
    assertMalformed(
        codec,
        "797e200004,012",
        "b at position 13: expected the end of the column after it, found \"2\"");
    assertMalformed(
        codec, null, "partitionKey at position 0: expected the stored text, found null");
  }

  private static void assertMalformed(LayoutCodec codec, @Nullable String stored, String message) {
    assertThatThrownBy(() -> codec.decode(new Object[] {stored}))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(message);
  }

  @Test
  void valuesOfTheWrongTypeOrRangeAreRefused() {
    LayoutCodec codec = codec("BINARY | partitionKey: n byte, s String");

    assertThatThrownBy(() -> codec.encode(Map.of("n", 128, "s", "")))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("n is 128, but must be from -128 to 127");
    assertThatThrownBy(() -> codec.encode(Map.of("n", "1", "s", "")))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("n is \"1\", but must be of type byte");
    assertThatThrownBy(() -> codec.encode(Map.of("n", 1, "s", 'x')))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("s is \"x\", but must be of type String");
    assertThatThrownBy(() -> codec.encode(Map.of("n", 1)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("s is null, but must be present: null is never a part of a key");
  }

  @Test
  void callsThatDoNotFitTheLayoutAreRefused() {
    LayoutCodec codec =
        codec(
            "BINARY | partitionKey: bucket count=4 by=HASH hash=MD5 of=n+m, n int | sortKey: m int");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.encode(Map.of("n", 1, "m", 1, "o", 1)))
        .withMessage("no part is called o, only [n, m]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.decode(new byte[4]))
        .withMessage("the number of columns is 1, and the layout needs 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.decode(new byte[4], "text"))
        .withMessage("column sortKey holds a byte[], but a String is given");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.column("sortKey", List.of()))
        .withMessage("the number of values is 0, and column sortKey needs 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.column("other", List.of(1)))
        .withMessage("no column is called other");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.column("partitionKey", List.of(1)))
        .withMessage("the bucket is of [n, m], and m is not given");
    assertThat(codec.column("sortKey", List.of(1))).isEqualTo(new byte[] {-128, 0, 0, 1});
  }

  private static LayoutCodec codec(String signature) {
    return LayoutCodec.of(LayoutSignature.parse(signature));
  }
}
