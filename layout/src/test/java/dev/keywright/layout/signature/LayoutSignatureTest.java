package dev.keywright.layout.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutSignatureTest {
  private static final String PURCHASE =
      "TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String"
          + " alphabet=\"0-9A-Za-z\" maxLength=8, cardId long min=0 unordered"
          + " | orderNumber: orderNumber long native";

  @Test
  void everyWordOfTheSignatureIsRead() {
    LayoutSignature signature = LayoutSignature.parse(PURCHASE);

    assertThat(signature.format()).isEqualTo(LayoutFormat.TEXT);
    assertThat(signature.separator()).isEqualTo(',');
    assertThat(signature.escape()).isFalse();
    assertThat(signature.columns())
        .extracting(ColumnSignature::name)
        .containsExactly("partitionKey", "orderNumber");
    assertThat(signature.columns())
        .extracting(ColumnSignature::nativeType)
        .containsExactly(false, true);
    assertThat(signature.parts())
        .extracting(PartSignature::name)
        .containsExactly("deviceId", "sellerId", "cardId", "orderNumber");
    PartSignature seller = signature.columns().get(0).parts().get(1);
    assertThat(seller.type()).isEqualTo(SimpleType.STRING);
    assertThat(seller.limits().alphabet()).hasValue("0-9A-Za-z");
    assertThat(seller.limits().maxLength()).hasValue(8);
    assertThat(signature.parts())
        .extracting(PartSignature::ordered)
        .containsExactly(true, true, false, true);
  }

  @Test
  void aPartWithAllAttributesIsReadInTheirOrder() {
    PartSignature part =
        LayoutSignature.parse(
                "TEXT separator='!' escape | partitionKey: n int pad=6 signed DESC reversed"
                    + " hashPrefix=4 hash=SHA_256 salt=\"\\n\\u00e9\\\"\" min=-5 max=7 unordered")
            .columns()
            .get(0)
            .parts()
            .get(0);

    assertThat(part)
        .isEqualTo(
            new PartSignature(
                "n",
                SimpleType.INT,
                Encoding.PLAIN.withPad(6).withSigned(true).withDescending(true).withReversed(true),
                Optional.of(new HashSignature(HashFunction.SHA_256, 4, "\n\u00e9\"")),
                new ValueLimits(
                    OptionalLong.of(-5),
                    OptionalLong.of(7),
                    Optional.empty(),
                    OptionalInt.empty(),
                    OptionalInt.empty()),
                false));
  }

  @Test
  void bucketsEnumsTimesAndSuffixesAreRead() {
    LayoutSignature signature =
        LayoutSignature.parse(
            "BINARY | partitionKey: bucket count=16 by=HASH hash=MD5 of=at+kind, at Instant"
                + " time=EPOCH_MILLIS DESC, kind enum(A=\"a b\" B=\")\") | sortKey: day LocalDate,"
                + " ratio double, suffix suffix(6)");

    assertThat(signature.columns().get(0).bucket())
        .hasValue(new BucketSignature(16, Optional.of(HashFunction.MD5), List.of("at", "kind")));
    assertThat(signature.parts())
        .extracting(PartSignature::type)
        .containsExactly(
            SimpleType.INSTANT,
            new CodesType(
                List.of(new CodesType.Constant("A", "a b"), new CodesType.Constant("B", ")"))),
            SimpleType.LOCAL_DATE,
            SimpleType.DOUBLE,
            new SuffixType(6));
    assertThat(signature.parts().findFirst().orElseThrow().encoding().time())
        .hasValue(TimeFormat.EPOCH_MILLIS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        PURCHASE,
        "TEXT separator='\\u0000' | partitionKey: bucket int pad=2",
        "TEXT separator='\"' | partitionKey: a String alphabet=\"'\\\\u00e9\"",
        "TEXT separator='\\'' | partitionKey: bucket count=2 by=MODULO of=n | sortKey: n long"
            + " native",
        "BINARY | partitionKey: bucket count=65536 by=HASH hash=CRC32C of=a | sortKey: a byte[]",
        "BINARY | partitionKey: a char DESC, b String DESC reversed maxLength=0, c float",
        "BINARY | partitionKey: a byte[] minLength=0, b String minLength=2 maxLength=4",
        "TEXT separator=',' | partitionKey: a Instant time=BASIC, b LocalDate time=BASIC DESC",
        "BINARY | partitionKey: a long native",
        "BINARY partition=2 | a: a long native | b: b byte[] native | c: c int",
        "TEXT separator=',' partition=3 | a: a String native | b: b long native | c: c String"
            + " native",
        "TEXT partition=2 | a: a String native | b: b long native | c: \"ORDER#\" c String",
        "BINARY | PK: a int | partitionKey: b int | \"sort-key\": c int | \" | x: \\\"\\u00e9\": d"
            + " int",
      })
  void whatIsReadIsPrintedAsItWas(String text) {
    assertThat(LayoutSignature.parse(text)).hasToString(text);
  }

  @Test
  void thousandsOfLayoutsComeBackAsTheyWere() {
    RandomSignatures signatures = new RandomSignatures(20261121);
    for (int i = 0; i < 5_000; i++) {
      LayoutSignature signature = signatures.next();

      assertThat(LayoutSignature.parse(signature.toString())).isEqualTo(signature);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "`` @ 0 @ expected \"BINARY\", \"FDB_TUPLE\", \"TEXT separator=\" or \"TEXT | \", found the"
            + " end",
        "`TEXT separator=,` @ 15 @ expected a character in quotes, such as ',', found \",\"",
        "`TEXT separator=','` @ 18 @ expected \" | \", found the end",
        "`BINARY | \"PK\": a int` @ 9 @ expected \"PK: a int\", found \"\\\"PK\\\": a int\"",
        "`BINARY | sort-key: a int` @ 13 @ expected \": \" after the name of the column, found"
            + " \"-key: a int\"",
        "`BINARY | partitionKey: ` @ 23 @ expected the name of a part, found the end",
        "`BINARY | partitionKey: id Date` @ 26 @ expected a type, such as int or String, found"
            + " \"Date\"",
        "`BINARY | partitionKey: id int unordered DESC` @ 39 @ expected one of the attributes pad,"
            + " signed, time, as, floor, text, DESC, reversed, labels, hashPrefix, min, max, alphabet,"
            + " minLength, maxLength, unordered, native in this order, or \", \", \" | \" or the"
            + " end, found \" DESC\"",
        "`BINARY | partitionKey: id int DESC ` @ 34 @ expected one of the attributes pad, signed,"
            + " time, as, floor, text, DESC, reversed, labels, hashPrefix, min, max, alphabet, minLength,"
            + " maxLength, unordered, native in this order, or \", \", \" | \" or the end, found \""
            + " \"",
        "`TEXT separator=',' | partitionKey: id int pad=06` @ 46 @ expected \"6\", found \"06\"",
        "`TEXT separator='\\u002c' | partitionKey: id int` @ 16 @ expected \",' | partitionKey: id"
            + " in\", found \"\\\\u002c' | partitionKey: \"...",
        "`BINARY | partitionKey: id int max=9223372036854775808` @ 34 @ expected a number that fits"
            + " a long, found \"9223372036854775808\"",
        "`BINARY | partitionKey: a enum(A=\"a)` @ 35 @ expected a character or the closing '\"' of"
            + " the string, found the end",
        "`BINARY | partitionKey: a String alphabet=\"a\\q\"` @ 43 @ expected one of the escapes \\n"
            + ", \\r"
            + ", \\t, \\\", \\', \\\\ and \\uXXXX, found \"\\\\q\\\"\"",
        "`BINARY | partitionKey: a String alphabet=\"é\"` @ 42 @ expected printable ASCII, others"
            + " written as \\uXXXX, found \"\\u00e9\\\"\"",
      })
  void aTextThatIsNoSignatureIsRefusedWithItsPlace(String text, int position, String reason) {
    assertRefused(text, position, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "`TEXT separator=',' | partitionKey: id int pad=25` @ 35 @ pad = 25 of id is not between 1"
            + " and 19, the digits of a long",
        "`TEXT separator=',' | partitionKey: id String pad=2` @ 35 @ pad counts the digits of a"
            + " number, and id has type String",
        "`BINARY | partitionKey: id int pad=2` @ 23 @ pad counts digits, and in BINARY id always"
            + " has 4 bytes",
        "`TEXT separator=',' | partitionKey: id int signed` @ 35 @ signed adds 10^pad, and id has"
            + " no pad",
        "`TEXT separator=',' | partitionKey: id int DESC` @ 35 @ DESC needs digits of a fixed"
            + " width, and id has no pad",
        "`TEXT separator=',' | partitionKey: id String DESC` @ 35 @ in TEXT, DESC is for numbers,"
            + " times, UUID and boolean, and id has type String",
        "`TEXT separator=',' | partitionKey: id UUID reversed` @ 35 @ reversed is for numbers,"
            + " times and String, and id has type UUID",
        "`TEXT separator=',' | partitionKey: id double` @ 35 @ id: float and double have no form in"
            + " TEXT; their digits do not sort",
        "`TEXT separator=',' | partitionKey: at Instant` @ 35 @ at: a time needs its form, such as"
            + " time=EPOCH_MILLIS",
        "`BINARY | partitionKey: at Instant time=BASIC` @ 23 @ time = BASIC is a form of TEXT, and"
            + " BINARY writes at as a number",
        "`TEXT separator=',' | partitionKey: at Instant time=ISO DESC` @ 35 @ DESC inverts"
            + " digits, and time = ISO writes more than digits",
        "`TEXT separator=',' | partitionKey: at Instant time=ISO_MILLIS reversed` @ 35 @"
            + " reversed writes digits backward, and time = ISO_MILLIS writes more than digits",
        "`TEXT separator=',' | partitionKey: on LocalDate time=ISO_MILLIS` @ 35 @ time = ISO_MILLIS"
            + " writes milliseconds, and on is a day",
        "`BINARY | partitionKey: host String labels` @ 23 @ labels is for TEXT, and host is written"
            + " in BINARY",
        "`TEXT separator=',' | partitionKey: id int pad=3 labels` @ 35 @ labels is for the names in"
            + " a String, and id has type int",
        "`TEXT separator=',' | partitionKey: host String reversed labels` @ 35 @ reversed and"
            + " labels write the characters of host in two orders",
        "`BINARY | partitionKey: id long as=HEX width=8` @ 23 @ HEX writes id as digits, which BINARY"
            + " cannot hold",
        "`TEXT separator=',' | partitionKey: id String as=HEX width=8` @ 35 @ as= writes a number"
            + " or a time, and id has type String",
        "`TEXT separator=',' | partitionKey: id long pad=3 as=HEX width=8` @ 35 @ width = 8 of as="
            + " says how many digits id has",
        "`TEXT separator=',' | partitionKey: id long as=UNSIGNED width=8` @ 35 @ UNSIGNED writes id"
            + " as bytes, which TEXT cannot hold",
        "`BINARY | partitionKey: id long as=UNSIGNED width=9` @ 23 @ width = 9 is not between 1 and"
            + " 8 for id",
        "`BINARY | partitionKey: id long as=UNSIGNED width=3 reversed` @ 23 @ UNSIGNED fixes the"
            + " place of each byte of id, so it cannot be reversed",
        "`BINARY | partitionKey: id long as=VARINT_BITCOIN countDownFrom=9 DESC` @ 23 @"
            + " countDownFrom already puts the largest id first, and DESC would invert its bytes"
            + " again",
        "`TEXT separator=',' | partitionKey: id long as=HEX width=17` @ 35 @ width = 17 is not"
            + " between 1 and 16 for id",
        "`TEXT separator=',' | partitionKey: id long as=DECIMAL width=3 upperCase` @ 35 @ upperCase"
            + " is for letters, and DECIMAL has none for id",
        "`TEXT separator=',' | partitionKey: id long as=DECIMAL width=3 countDownFrom=-1` @ 35 @"
            + " countDownFrom = -1 is negative for id",
        "`TEXT separator=',' | partitionKey: id long as=DECIMAL width=3 countDownFrom=99"
            + " DESC` @ 35 @ countDownFrom already puts the largest id first, and DESC would"
            + " invert its digits again",
        "`TEXT separator=',' | partitionKey: at Instant time=BASIC as=DECIMAL width=14` @ 35 @ time"
            + " = BASIC shows the fields of a date, and as= writes a count",
        "`TEXT separator=',' | partitionKey: at Instant time=DOTNET_TICKS as=DECIMAL width=2"
            + " countDownFrom=9223372036854775807` @ 35 @ at can have no value: 2 digits hold"
            + " 9223372036854775708 to 9223372036854775807",
        "`BINARY | partitionKey: at LocalDate time=EPOCH_MILLIS` @ 23 @ in BINARY a LocalDate is"
            + " always the number of its day",
        "`BINARY | partitionKey: id int hashPrefix=3 hash=MD5` @ 23 @ hashPrefix = 3 of id is odd:"
            + " BINARY writes whole bytes, and two hexadecimal digits make one",
        "`BINARY | partitionKey: id int hashPrefix=34 hash=MD5` @ 23 @ hashPrefix = 34 of id is not"
            + " between 1 and 32, the hexadecimal digits of MD5",
        "`BINARY | partitionKey: a int, b int hashPrefix=2 hash=MD5` @ 30 @ hashPrefix of b is not"
            + " at the beginning of the key, so it cannot spread the rows",
        "`BINARY | partitionKey: a String min=0` @ 23 @ min bounds a number, and a has type String",
        "`BINARY | partitionKey: a int alphabet=\"a\"` @ 23 @ alphabet lists the characters of a"
            + " String or char, and a has type int",
        "`BINARY | partitionKey: a int minLength=3` @ 23 @ minLength bounds a String or byte[], and"
            + " a has type int",
        "`BINARY | partitionKey: a int maxLength=3` @ 23 @ maxLength bounds a String or byte[], and"
            + " a has type int",
        "`BINARY | partitionKey: a String alphabet=\"[a]\"` @ 23 @ alphabet = \"[a]\" of a cannot"
            + " be read at character 1: brackets do not belong around an alphabet; remove them,"
            + " or write \\\\[",
        "`TEXT separator=',' | partitionKey: a String alphabet=\"+-.\", b int pad=1` @ 35 @ a: the"
            + " alphabet holds the separator, which nothing escapes",
        "`TEXT separator=',' | partitionKey: a enum(A=\",\"), b int pad=1` @ 35 @ a: the code of"
            + " A=\",\" holds the separator, which nothing escapes",
        "`BINARY | partitionKey: a enum(A=\"\")` @ 23 @ a: the code of A=\"\" is empty, and an"
            + " empty code cannot be told from a missing one",
        "`BINARY | partitionKey: a enum(A=\"\\ud83d\\ude00\")` @ 23 @ a: the code of"
            + " A=\"\\ud83d\\ude00\" holds a character above U+FFFF, on whose order stores"
            + " disagree",
        "`BINARY | partitionKey: a enum(A=\"a\" B=\"a\")` @ 23 @ a: the code of B=\"a\" is also the"
            + " code of A, so a key cannot tell them apart",
        "`BINARY | partitionKey: a int, a int` @ 30 @ two parts are called a",
        "`BINARY | partitionKey: a int | sortKey: b int | sortKey: c int` @ 57 @ two columns are"
            + " called sortKey",
        "`BINARY | \"\": a int` @ 13 @ a column has no name",
        "`BINARY | \"sort-key\": a int | b: c int | \"sort-key\": d int` @ 52 @ two columns are"
            + " called sort-key",
        "`FDB_TUPLE | partitionKey: a long as=LITTLE_ENDIAN width=2 native` @ 26 @ native keeps a"
            + " as the store's own type, so nothing is encoded",
        "`BINARY | partitionKey: a char native` @ 23 @ native is for whole numbers, boolean, String,"
            + " byte[], UUID, Instant and LocalDate, and a has type char",
        "`BINARY | partitionKey: bucket count=4 by=MODULO of=a, a long native` @ 54 @ the bucket"
            + " begins the partition column, and native keeps a there as the store's own type",
        "`BINARY partition=2 | a: a long native | b: b int` @ 43 @ a partition key of several"
            + " columns holds each as the store's own type, and b is encoded",
        "`BINARY partition=2 | a: a long native` @ 24 @ the partition key has 2 of 1 columns",
        "`BINARY partition=0 | a: a long native` @ 24 @ the partition key has 0 of 1 columns",
        "`BINARY | partitionKey: a int | sortKey: b long, c long native` @ 40 @ native is for the"
            + " only part of a column, and column sortKey has 2",
        "`BINARY | partitionKey: a int | sortKey: b float native` @ 40 @ native is for whole numbers,"
            + " boolean, String, byte[], UUID, Instant and LocalDate, and b has type float",
        "`TEXT separator=',' | partitionKey: a int pad=1 | sortKey: b long pad=3 native` @ 58 @ pad"
            + " changes how a value is encoded, and native keeps b as it is",
        "`BINARY | partitionKey: a suffix(6), b int` @ 23 @ a: a suffix is the last part of a key",
        "`BINARY | partitionKey: a suffix(65)` @ 23 @ a: length = 65 is not between 1 and 64, the"
            + " lengths of a suffix",
        "`BINARY | partitionKey: bucket count=1 by=MODULO of=a, a int` @ 23 @ count = 1 is not"
            + " between 2 and 65536, the numbers of buckets",
        "`BINARY | partitionKey: bucket count=2 by=MODULO of=b, a int` @ 23 @ the bucket is of b,"
            + " but no part has this name",
        "`BINARY | partitionKey: bucket count=2 by=MODULO of=a, a String` @ 23 @ a remainder is of"
            + " a whole number or a time, and a is neither",
        "`BINARY | partitionKey: bucket count=2 by=MODULO of=a+b, a int, b int` @ 23 @ a remainder"
            + " is of one part, not of [a, b]",
        "`BINARY | partitionKey: bucket count=2 function=F rest of=a, a int` @ 23 @ the bucket is"
            + " of the rest, but no literal comes after it",
        "`BINARY | partitionKey: bucket count=2 function=F rest of=a \"\" a int \"M\" | sortKey: b"
            + " int` @ 23 @ the bucket is of the rest, but not of b",
        "`BINARY | partitionKey: bucket count=2 by=HASH hash=MD5 of=b+a, a int, b int` @ 23 @ the"
            + " bucket is of each part once, in the order of the layout: [a, b]",
        "`BINARY | partitionKey: bucket count=2 by=HASH hash=MD5 of=a | sortKey: a long native` @"
            + " 23 @ the bucket hashes encoded parts, and a is kept as the store's own type",
        "`BINARY | partitionKey: a int | sortKey: bucket count=2 by=MODULO of=a` @ 40 @ a bucket is"
            + " in the partition column, not in another one",
        "`TEXT separator='\\u007f' | partitionKey: a int` @ 15 @ separator '\\u007f' is above '~'"
            + " (U+007E), the last that can be one",
        "`TEXT separator='a' escape | partitionKey: a int pad=1` @ 15 @ separator 'a' is a"
            + " hexadecimal digit, and escape = true writes such digits between separators",
        "`TEXT separator='0' escape | partitionKey: a int pad=1` @ 15 @ separator '0' is a"
            + " hexadecimal digit, and escape = true writes such digits between separators",
      })
  void aLayoutThatNoKeyCanHaveIsRefusedWithTheReason(String text, int position, String reason) {
    assertRefused(text, position, reason);
  }

  private static void assertRefused(String text, int position, String reason) {
    MalformedSignatureException refused =
        catchThrowableOfType(MalformedSignatureException.class, () -> LayoutSignature.parse(text));

    assertThat(refused)
        .hasMessage("layout signature at position " + position + ": " + reason)
        .extracting(MalformedSignatureException::position)
        .isEqualTo(position);
  }

  @Test
  void whateverIsDoneToASignatureItIsReadExactlyOrRefused() {
    Random random = new Random(7);
    RandomSignatures signatures = new RandomSignatures(8);
    int read = 0;
    int refused = 0;
    for (int i = 0; i < 15_000; i++) {
      String text = mutated(signatures.next().toString(), random);
      try {
        assertThat(LayoutSignature.parse(text)).hasToString(text);
        read++;
      } catch (MalformedSignatureException expected) {
        assertThat(expected.position()).isBetween(0, text.length());
        refused++;
      }
    }
    assertThat(read).isPositive();
    assertThat(refused).isGreaterThan(read);
  }

  private static String mutated(String text, Random random) {
    StringBuilder mutated = new StringBuilder(text);
    for (int change = 0; change <= random.nextInt(3); change++) {
      int at = random.nextInt(mutated.length());
      int end = Math.min(mutated.length(), at + 1 + random.nextInt(12));
      switch (random.nextInt(5)) {
        case 0 -> mutated.setCharAt(at, (char) random.nextInt(0x180));
        case 1 -> mutated.delete(at, end);
        case 2 -> mutated.insert(at, mutated.substring(at, end));
        case 3 -> mutated.setCharAt(at, "0123456789\"'\\ ,|:=+()u".charAt(random.nextInt(22)));
        default -> {
          int from = random.nextInt(mutated.length());
          mutated.insert(at, mutated.substring(from, Math.min(mutated.length(), from + 9)));
        }
      }
      if (mutated.isEmpty()) {
        return "";
      }
    }
    return mutated.toString();
  }

  // Work that grew with the square of the length would not end before the test does.
  @Test
  void longAndDeepNonsenseIsRefused() {
    String part = "TEXT separator=',' | partitionKey: a ";
    String valid = "TEXT separator=',' | partitionKey: a0 int pad=1";
    StringBuilder many = new StringBuilder(valid);
    for (int i = 1; i < 200_000; i++) {
      many.append(", a").append(i).append(" int pad=1");
    }
    assertThat(LayoutSignature.parse(many.toString())).hasToString(many.toString());

    List<String> hostile =
        List.of(
            part + "enum(".repeat(1_000_000),
            part + "int pad=" + "9".repeat(4_000_000),
            part + "int" + " DESC".repeat(1_000_000),
            part + "String alphabet=\"" + "\\\\".repeat(2_000_000),
            part + "String alphabet=\"" + "a-b".repeat(1_000_000) + "-\", a int",
            part + "int | ".repeat(1_000_000),
            part + "int, a ".repeat(1_000_000),
            part + "x".repeat(4_000_000),
            "TEXT separator='".repeat(500_000));
    for (String text : hostile) {
      assertThat(
              catchThrowableOfType(
                  MalformedSignatureException.class, () -> LayoutSignature.parse(text)))
          .as(text.substring(0, 60))
          .isNotNull();
    }
  }

  @Test
  void twoSignaturesAreShownOneAboveTheOtherWithTheFirstDifferenceMarked() {
    LayoutSignature old = LayoutSignature.parse("BINARY | partitionKey: a int, b String");
    LayoutSignature now = LayoutSignature.parse("BINARY | partitionKey: a int DESC, b String");

    assertThat(new LayoutChange(old, now).toString())
        .isEqualTo(
            """
            old: BINARY | partitionKey: a int, b String
            now: BINARY | partitionKey: a int DESC, b String
                                             ^
            """);
    assertThat(new LayoutChange(old, old).toString())
        .isEqualTo(
            """
            old: BINARY | partitionKey: a int, b String
            now: BINARY | partitionKey: a int, b String
            """);
  }

  @Test
  void longSignaturesAreCutAtSpaces() {
    LayoutSignature old = LayoutSignature.parse(PURCHASE);
    LayoutSignature now =
        LayoutSignature.parse(PURCHASE.replace("maxLength=8", "maxLength=16, extra int pad=2"));

    assertThat(new LayoutChange(old, now).toString())
        .isEqualTo(
            """
            old: TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String alphabet="0-9A-Za-z"
            now: TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String alphabet="0-9A-Za-z"
            old:  maxLength=8, cardId long min=0 unordered | orderNumber: orderNumber long native
            now:  maxLength=16, extra int pad=2, cardId long min=0 unordered | orderNumber: orderNumber long
                            ^
            now:  native
            """);
  }

  @Test
  void everyPairOfLayoutsIsShownInFullInLinesThatFit() {
    RandomSignatures signatures = new RandomSignatures(99);
    for (int i = 0; i < 2_000; i++) {
      LayoutSignature old = signatures.next();
      LayoutSignature now = signatures.next();
      String shown = new LayoutChange(old, now).toString();

      assertThat(shown.lines()).allMatch(line -> line.length() <= 100);
      assertThat(joined(shown, "old: ")).isEqualTo(old.toString());
      assertThat(joined(shown, "now: ")).isEqualTo(now.toString());
      assertThat(shown.lines().filter(line -> line.strip().equals("^")))
          .hasSize(old.equals(now) ? 0 : 1);
    }
  }

  private static String joined(String shown, String label) {
    StringBuilder joined = new StringBuilder();
    shown
        .lines()
        .filter(line -> line.startsWith(label))
        .forEach(line -> joined.append(line.substring(label.length())));
    return joined.toString();
  }

  @Test
  void theLastSeparatorAndTheEndsOfPrintableAsciiAreReadBack() {
    for (String text :
        new String[] {
          "TEXT separator='~' | partitionKey: p String alphabet=\" ~\", q int pad=1",
          "TEXT separator=' ' | partitionKey: p String alphabet=\"!-}\", q int pad=1",
          "TEXT separator=',' | partitionKey: p String alphabet=\"+-.\" maxLength=0, q int pad=1",
          "TEXT separator=',' | partitionKey: p long min=-9223372036854775808"
              + " max=9223372036854775807 unordered",
        }) {
      if (text.contains("separator='~'")) {
        assertThatThrownBy(() -> LayoutSignature.parse(text))
            .hasMessageContaining("the alphabet holds the separator");
      } else {
        assertThat(LayoutSignature.parse(text)).hasToString(text);
      }
    }
    assertThat(LayoutSignature.parse("TEXT separator='~' | partitionKey: p String, q int pad=1"))
        .hasToString("TEXT separator='~' | partitionKey: p String, q int pad=1");
    assertThatThrownBy(
            () -> LayoutSignature.parse("TEXT separator='\\u007f' | partitionKey: p String"))
        .hasMessageContaining("above '~'");
  }

  @Test
  void aBucketStandsAnywhereAmongTheItemsOfTheFirstColumn() {
    for (String items :
        List.of(
            "bucket count=4 by=MODULO of=b, a int pad=3, b int pad=3",
            "a int pad=3, bucket count=4 by=MODULO of=b, b int pad=3",
            "a int pad=3, b int pad=3, bucket count=4 by=MODULO of=b")) {
      String text = "TEXT separator=',' | partitionKey: " + items;
      LayoutSignature signature = LayoutSignature.parse(text);
      int expected = items.startsWith("bucket") ? 0 : items.endsWith("b int pad=3") ? 1 : 2;

      assertThat(signature).hasToString(text);
      assertThat(signature.columns().get(0).bucket().orElseThrow().index()).isEqualTo(expected);
    }
  }

  @Test
  void theNumberOfAChunkAloneMayFollowASuffix() {
    for (String column :
        List.of("u suffix(6), chunk int pad=4", "u suffix(6) | sk: chunk int pad=4")) {
      String text = "TEXT separator=',' | pk: a String, " + column;
      assertThat(LayoutSignature.parse(text)).hasToString(text);
    }
    for (String after : List.of("b int pad=4", "chunk int pad=4, b int pad=4")) {
      assertThatThrownBy(
              () ->
                  LayoutSignature.parse("TEXT separator=',' | pk: a String, u suffix(6), " + after))
          .hasMessageContaining("a suffix is the last part of a key");
    }
  }

  @Test
  void aBucketStandsBehindNothingThatHasNoEnd() {
    String bucket = "bucket count=4 by=HASH hash=MD5 of=a";
    assertThatThrownBy(
            () ->
                LayoutSignature.parse(
                    "TEXT separator=',' | partitionKey: a String, s suffix(6), " + bucket))
        .hasMessageContaining("a suffix is the last part of a key");
    assertThatThrownBy(
            () -> LayoutSignature.parse("TEXT | partitionKey: \"E\" a String \"\" " + bucket))
        .hasMessageContaining("nothing shows where it ends");
    assertThatThrownBy(
            () ->
                LayoutSignature.parse(
                    "TEXT separator=',' | partitionKey: a int pad=3 hashPrefix=4 hash=MD5 of=a+b, "
                        + bucket
                        + ", b int pad=3"))
        .hasMessageContaining("hashOf of a names b, and the bucket is between them");
    assertThatThrownBy(
            () ->
                LayoutSignature.parse(
                    "TEXT separator=',' | partitionKey: " + bucket + ", a int pad=3, " + bucket))
        .isInstanceOf(MalformedSignatureException.class);
  }
}
