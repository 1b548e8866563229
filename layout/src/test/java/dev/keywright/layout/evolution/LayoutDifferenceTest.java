package dev.keywright.layout.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.layout.signature.RandomSignatures;
import dev.keywright.layout.signature.RandomValues;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutDifferenceTest {
  private static final String LAYOUT =
      "TEXT separator=',' | partitionKey: bucket count=16 by=HASH hash=MD5 of=deviceId,"
          + " deviceId int pad=6 hashPrefix=4 hash=MD5 max=9000, sellerId String maxLength=8,"
          + " at Instant time=EPOCH_MILLIS DESC"
          + " | sortKey: kind enum(A=\"a\" B=\"b\"), order long pad=10, note String"
          + " | count: count long min=5 native";

  // The word of the layout that is changed, what it is changed to, and the one difference.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "pad=6; pad=8; deviceId; pad=6; pad=8;"
            + " rows whose deviceId was written in 6 digits are not found when 8 are written",
        "pad=10; unordered; order; pad=10; no pad; rows whose order was written in 10 digits are"
            + " not found when it is written without leading zeros",
        "order long pad=10; order long pad=10 signed; order; not signed; signed; rows whose order"
            + " was written without a sign are not found when it is written with a sign",
        "separator=','; separator='!'; separator; ','; '!'; rows that were written with ',' between"
            + " their parts are not found when '!' is written",
        "separator=','; separator=',' escape; escape; no escape; escape; rows with a text that"
            + " holds the separator or a character below it are not found or not decoded",
        "hashPrefix=4; hashPrefix=8; deviceId; hashPrefix=4 hash=MD5; hashPrefix=8 hash=MD5;"
            + " rows whose deviceId was written with hashPrefix=4 hash=MD5 are not found when it is"
            + " written with hashPrefix=8 hash=MD5",
        "hashPrefix=4 hash=MD5; hashPrefix=4 hash=SHA_256; deviceId; hashPrefix=4 hash=MD5;"
            + " hashPrefix=4 hash=SHA_256; rows whose deviceId was written with hashPrefix=4"
            + " hash=MD5 are not found when it is written with hashPrefix=4 hash=SHA_256",
        "hashPrefix=4 hash=MD5; hashPrefix=4 hash=MD5 salt=\"x\"; deviceId; hashPrefix=4 hash=MD5;"
            + " hashPrefix=4 hash=MD5 salt=\"x\"; rows whose deviceId was written with hashPrefix=4"
            + " hash=MD5 are not found when it is written with hashPrefix=4 hash=MD5 salt=\"x\"",
        "count=16; count=32; bucket; count=16; count=32;"
            + " rows whose bucket out of 16 differs from their bucket out of 32 are not found",
        "by=HASH hash=MD5; by=HASH hash=CRC32C; bucket; by=HASH hash=MD5; by=HASH hash=CRC32C;"
            + " rows for which the newer rule chooses another bucket are not found",
        "by=HASH hash=MD5; by=MODULO; bucket; by=HASH hash=MD5; by=MODULO;"
            + " rows for which the newer rule chooses another bucket are not found",
        "of=deviceId; of=deviceId+at; bucket; of=deviceId; of=deviceId+at; rows whose bucket was"
            + " chosen by deviceId are not found when it is chosen by deviceId+at",
        "`bucket count=16 by=HASH hash=MD5 of=deviceId, `; ``; bucket;"
            + " bucket count=16 by=HASH hash=MD5 of=deviceId; no bucket;"
            + " rows hold the number of a bucket, so keys without it do not find them",
        "kind enum(A=\"a\" B=\"b\"), order long pad=10; order long pad=10, kind enum(A=\"a\""
            + " B=\"b\"); column sortKey; kind, order, note; order, kind, note; rows were written"
            + " and sorted as kind, order, note, so keys and scans by order, kind, note miss them",
        "order long; order int; order; long; int;"
            + " rows whose order was written as long may not be found, or not be decoded, as int",
        "EPOCH_MILLIS; BASIC; at; time=EPOCH_MILLIS; time=BASIC; rows whose at was written as"
            + " time=EPOCH_MILLIS are not found when it is written as time=BASIC",
        "` DESC`; ``; at; DESC; not DESC;"
            + " rows whose at was written descending are not found when it is written ascending",
        "pad=6; pad=6 reversed; deviceId; not reversed; reversed; rows whose deviceId was written"
            + " front to back are not found when it is written backward",
        "sortKey:; sort:; column sortKey; sortKey; sort; rows have a column sortKey and no column"
            + " sort, so keys with it do not find them",
        "partitionKey:; PK:; column partitionKey; partitionKey; PK; rows have a column partitionKey"
            + " and no column PK, so keys with it do not find them",
        "sortKey:; \"sort-key\":; column sortKey; sortKey; sort-key; rows have a column sortKey and"
            + " no column sort-key, so keys with it do not find them",
        "`, note String`; ``; note; note String; no part;"
            + " rows hold note, so keys without it do not find them",
        "note String; note String, tail char; tail; no part; tail char;"
            + " rows hold no tail, so keys with it do not find them",
        "` | count: count long min=5 native`; ``; column count; count: count long min=5 native; no"
            + " column; rows have a column count, so keys without it do not find them",
        "`count long min=5 native`; `count long pad=19 min=5`; count; no pad; pad=19; rows whose"
            + " count was written without leading zeros are not found when 19 are written",
        "A=\"a\"; A=\"x\"; kind; A=\"a\"; A=\"x\";"
            + " rows with the code \"a\" are not found when A is written as \"x\"",
        "A=\"a\" B=\"b\"; A=\"a\"; kind; B=\"b\"; no B; rows with the code \"b\" are not decoded as"
            + " before",
        "max=9000; max=8000; deviceId; max=9000; max=8000;"
            + " rows whose deviceId is a value above 8000 are neither decoded nor written",
        "maxLength=8; maxLength=7; sellerId; maxLength=8; maxLength=7;"
            + " rows whose sellerId is a value longer than 7 are neither decoded nor written",
        "maxLength=8; minLength=1 maxLength=8; sellerId; no minLength; minLength=1;"
            + " rows whose sellerId is a value shorter than 1 are neither decoded nor written",
        "note String; note String alphabet=\"a-z\"; note; no alphabet; alphabet=\"a-z\";"
            + " rows whose note is a value with a character that is no longer in the alphabet are"
            + " neither decoded nor written",
        "min=5; min=6; count; min=5; min=6;"
            + " rows whose count is a value below 6 are neither decoded nor written",
      })
  void aChangeThatLosesRowsIsNamed(
      String word, String changed, String where, String old, String now, String consequence) {
    List<Difference> differences = differences(word, changed);

    assertThat(differences.get(0)).isEqualTo(new Difference(where, old, now, false, consequence));
    assertThat(differences.stream().filter(it -> it.where().equals(where)).toList())
        .hasSizeLessThanOrEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "` max=9000`; ``; deviceId; max=9000; no max",
        "max=9000; max=9001; deviceId; max=9000; max=9001",
        "pad=10; pad=10 max=9999999999; order; no max; max=9999999999",
        "order long pad=10; order long pad=10 min=0; order; no min; min=0",
        "note String; note String maxLength=2147483647; note; no maxLength; maxLength=2147483647",
        "` maxLength=8`; ``; sellerId; maxLength=8; no maxLength",
        "maxLength=8; minLength=0 maxLength=8; sellerId; no minLength; minLength=0",
        "min=5; min=4; count; min=5; min=4",
        "` min=5`; ``; count; min=5; no min",
        "max=9000; min=0 max=9000; deviceId; no min; min=0",
        "note String; note String unordered; note; ordered; unordered",
        "maxLength=8; maxLength=8 unordered; sellerId; ordered; unordered",
        "note String; note String alphabet=\"\\\\u0000-\\\\ud7ff\\\\ue000-\\\\uffff\"; note; no"
            + " alphabet; alphabet=\"\\\\u0000-\\\\ud7ff\\\\ue000-\\\\uffff\"",
        "B=\"b\"; B=\"b\" C=\"c\"; kind; no C; C=\"c\"",
        "order long; number long; order; order; number",
      })
  void aChangeThatKeepsEveryRowIsCompatible(
      String word, String changed, String where, String old, String now) {
    List<Difference> differences = differences(word, changed);

    assertThat(differences).hasSize(1);
    assertThat(differences.get(0).compatible()).isTrue();
    assertThat(differences.get(0).where()).isEqualTo(where);
    assertThat(differences.get(0).old()).isEqualTo(old);
    assertThat(differences.get(0).now()).isEqualTo(now);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "TEXT separator=',' | k: a int pad=3, b int pad=3~TEXT separator=',' | k: c int pad=3, b"
            + " int pad=3",
        "TEXT separator=',' | k: a int pad=3, b int pad=3~TEXT separator=',' | k: c int pad=3, d"
            + " int pad=3",
        "TEXT separator=',' | k: bucket count=4 by=HASH hash=MD5 of=a+b, a int, b int"
            + "~TEXT separator=',' | k: bucket count=4 by=HASH hash=MD5 of=c+b, c int, b int",
        "TEXT separator=',' | k: a int hashPrefix=4 hash=MD5 of=a+b, b int"
            + "~TEXT separator=',' | k: a int hashPrefix=4 hash=MD5 of=a+c, c int",
        "TEXT | PK: \"A\" a String | SK: \"B\" a~TEXT | PK: \"A\" z String | SK: \"B\" z",
      })
  void aNewNameAloneKeepsEveryRow(String old, String now) {
    LayoutChange change = new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now));

    assertThat(change.isCompatible()).isTrue();
    assertThat(change.renamedParts())
        .isNotEmpty()
        .isEqualTo(change.differences())
        .allSatisfy(
            it -> assertThat(it.consequence()).isEqualTo("the name changed, the bytes stay"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        // Every value of one would be read as one of the other.
        "TEXT separator=',' | k: a int pad=3, b int pad=3~TEXT separator=',' | k: b int pad=3, a"
            + " int pad=3",
        "TEXT separator=',' | k: a int pad=3, b int pad=3~TEXT separator=',' | k: b int pad=3, c"
            + " int pad=3",
        "TEXT separator=',' | k: a int pad=3 | n: b long native~TEXT separator=',' | k: b int pad=3"
            + " | n: c long native",
        "TEXT separator=',' | k: bucket count=4 by=HASH hash=MD5 of=a, a int, b int"
            + "~TEXT separator=',' | k: bucket count=4 by=HASH hash=MD5 of=b, c int, b int",
        "TEXT separator=',' | k: a int hashPrefix=4 hash=MD5 of=a+b, b int"
            + "~TEXT separator=',' | k: c int hashPrefix=4 hash=MD5 of=b, b int",
        "TEXT | PK: \"A\" a String \"#\" b String | SK: \"B\" a"
            + "~TEXT | PK: \"A\" a String \"#\" z String | SK: \"B\" z",
      })
  void aNameThatStoodForAnotherPartLosesRows(String old, String now) {
    assertThat(
            new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now)).isCompatible())
        .isFalse();
  }

  @Test
  void aNewNameBesideAnotherChangeLosesRowsAndIsSaidFirst() {
    assertThat(differences("order long pad=10", "number long pad=12"))
        .extracting(Difference::where, Difference::old, Difference::now, Difference::compatible)
        .containsExactly(
            tuple("order", "order", "number", false), tuple("order", "pad=10", "pad=12", false));
  }

  private static List<Difference> differences(String word, String changed) {
    assertThat(LAYOUT).contains(word);
    String newer = LAYOUT.replaceFirst(Pattern.quote(word), Matcher.quoteReplacement(changed));
    return new LayoutChange(LayoutSignature.parse(LAYOUT), LayoutSignature.parse(newer))
        .differences();
  }

  @Test
  void severalDifferencesStandInTheOrderOfTheSignature() {
    String newer =
        LAYOUT
            .replace("','", "'!'")
            .replace("count=16", "count=8")
            .replace("pad=6", "pad=7 reversed")
            .replace("sellerId", "shopId")
            .replace("B=\"b\"", "C=\"b\"");

    assertThat(
            new LayoutChange(LayoutSignature.parse(LAYOUT), LayoutSignature.parse(newer))
                .differences())
        .extracting(Difference::now)
        .containsExactly("'!'", "count=8", "pad=7", "reversed", "shopId", "C=\"b\"");
  }

  @Test
  void aPartThatMovesToAnotherColumnIsNamed() {
    assertThat(
            difference(
                "BINARY | partitionKey: a int, b int | sortKey: c int",
                "BINARY | partitionKey: a int | sortKey: b int, c int"))
        .containsExactly(
            new Difference(
                "b",
                "in column partitionKey",
                "in column sortKey",
                false,
                "rows hold b in another column, so they are not found"));
  }

  @Test
  void aPartThatMovesIntoThePlaceOfAnotherIsNotItsNewName() {
    assertThat(
            difference(
                "BINARY | partitionKey: a int, b int", "BINARY | partitionKey: b int, c int"))
        .extracting(Difference::where, Difference::old, Difference::now)
        .containsExactly(tuple("a", "a int", "no part"), tuple("c", "no part", "c int"));
  }

  @Test
  void aColumnThatJoinsThePartitionKeyIsNamed() {
    assertThat(
            difference(
                "BINARY | a: a long native | b: b long native",
                "BINARY partition=2 | a: a long native | b: b long native"))
        .containsExactly(
            new Difference(
                "partition",
                "partition=1",
                "partition=2",
                false,
                "the store groups rows by a partition key of 1 column, and cannot find"
                    + " them by one of 2 columns"));
  }

  @Test
  void columnsThatChangePlacesAreNamed() {
    assertThat(
            difference(
                "BINARY | partitionKey: a int | b: x int | c: y int",
                "BINARY | partitionKey: a int | c: y int | b: x int"))
        .containsExactly(
            new Difference(
                "columns",
                "partitionKey, b, c",
                "partitionKey, c, b",
                false,
                "rows are sorted by the columns in their older order, so scans do not find them"));
  }

  @Test
  void aSeparatorThatNothingNeedsMayChange() {
    assertThat(
            difference(
                "TEXT separator=',' | partitionKey: a String | sortKey: b int pad=2",
                "TEXT separator='!' escape | partitionKey: a String | sortKey: b int pad=2"))
        .hasSize(2)
        .allMatch(Difference::compatible);
  }

  @Test
  void aSeparatorBehindABucketMayNot() {
    String old = "TEXT separator=',' | partitionKey: bucket count=4 by=MODULO of=a, a int pad=2";
    assertThat(difference(old, old.replace("','", "'!'")))
        .extracting(Difference::compatible)
        .containsExactly(false);
  }

  @Test
  void anotherFormatIsTheOnlyDifferenceThatMatters() {
    assertThat(
            difference(
                "TEXT separator=',' | partitionKey: a int pad=2", "BINARY | partitionKey: b int"))
        .containsExactly(
            new Difference(
                "format",
                "TEXT",
                "BINARY",
                false,
                "every row was written in other bytes, so no row is found"));
  }

  // An ordered text before a separator holds no character below it; a hashed one may.
  @Test
  void aTextThatBecomesOrderedTakesFewerCharacters() {
    String unordered = "TEXT separator=',' | partitionKey: a String unordered, b int pad=2";
    String ordered = "TEXT separator=',' | partitionKey: a String, b int pad=2";

    assertThat(difference(unordered, ordered))
        .extracting(Difference::compatible)
        .containsExactly(false);
    assertThat(difference(ordered, unordered))
        .extracting(Difference::compatible)
        .containsExactly(true);
  }

  private static List<Difference> difference(String old, String now) {
    return new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now)).differences();
  }

  @Test
  void layoutsDifferIfAndOnlyIfTheirSignaturesDo() {
    RandomSignatures signatures = new RandomSignatures(31);
    for (int i = 0; i < 3_000; i++) {
      LayoutSignature old = signatures.next();
      LayoutSignature now = signatures.next();

      assertThat(new LayoutChange(old, old).differences()).isEmpty();
      assertThat(new LayoutChange(old, now).differences().isEmpty()).isEqualTo(old.equals(now));
    }
  }

  @Test
  void whatIsCalledCompatibleReadsAndWritesEveryOldRowAsBefore() {
    RandomSignatures signatures = new RandomSignatures(32);
    RandomValues drawn = new RandomValues(33);
    Random random = new Random(34);
    int compatible = 0;
    int changed = 0;
    for (int i = 0; i < 8_000; i++) {
      LayoutSignature old = signatures.next();
      String text = SignatureChanges.changed(old.toString(), random);
      try {
        LayoutSignature now = LayoutSignature.parse(text);
        List<Difference> differences = new LayoutChange(old, now).differences();
        assertThat(differences.isEmpty()).as(text).isEqualTo(old.equals(now));
        changed++;
        if (differences.stream().allMatch(Difference::compatible)) {
          assertReadable(old, now, drawn);
          compatible++;
        }
      } catch (MalformedSignatureException notALayout) {
        assertThat(notALayout.position()).isBetween(0, text.length());
      }
    }
    assertThat(changed).isGreaterThan(1_000);
    assertThat(compatible).isGreaterThan(200);
  }

  private static void assertReadable(LayoutSignature old, LayoutSignature now, RandomValues drawn) {
    LayoutCodec before = LayoutCodec.of(old);
    LayoutCodec after = LayoutCodec.of(now);
    for (int i = 0; i < 5; i++) {
      Map<String, Object> values = drawn.next(before);
      Map<String, Object> columns = before.encode(values);
      Map<String, Object> decoded = after.decode(columns.values().toArray());

      values.forEach((part, value) -> assertThat(decoded.get(part)).as("%s", now).isEqualTo(value));
      after
          .encode(decoded)
          .forEach((column, content) -> assertThat(content).isEqualTo(columns.get(column)));
    }
  }

  @Test
  void aNumberOfAWiderTypeKeepsItsBytesIfItsDigitsStay() {
    LayoutSignature old = LayoutSignature.parse("TEXT separator=',' | partitionKey: id int pad=3");
    LayoutSignature now = LayoutSignature.parse("TEXT separator=',' | partitionKey: id long pad=3");

    assertThat(new LayoutChange(old, now).differences())
        .extracting(Difference::compatible, Difference::consequence)
        .containsExactly(tuple(false, "the type changed, the bytes stay"));
    assertThat(new LayoutChange(now, old).keepsBytes()).isTrue();
  }

  @Test
  void soDoesANumberOfTheSameRange() {
    assertThat(
            difference(
                "TEXT separator=',' | partitionKey: id int pad=3 min=5 max=900",
                "TEXT separator=',' | partitionKey: id long pad=3 min=5 max=900"))
        .extracting(Difference::consequence)
        .containsExactly("the type changed, the bytes stay");
  }

  @Test
  void theFactsOfAnotherTypeAreNotCompared() {
    for (String now : List.of("id long max=800", "id byte[] maxLength=4", "id short min=3")) {
      assertThat(
              difference("BINARY | partitionKey: id int max=900", "BINARY | partitionKey: " + now))
          .extracting(Difference::where, Difference::old, Difference::now)
          .containsExactly(tuple("id", "int", now.split(" ", -1)[1]));
    }
  }

  @Test
  void aColumnThatIsAddedIsNamed() {
    assertThat(
            difference(
                "BINARY | partitionKey: a int", "BINARY | partitionKey: a int | s: x int, y int"))
        .containsExactly(
            new Difference(
                "column s",
                "no column",
                "s: x int, y int",
                false,
                "rows have no column s, so keys with it do not find them"));
  }

  @Test
  void bucketsThatAreAddedAreNamed() {
    assertThat(
            difference(
                "BINARY | partitionKey: a int",
                "BINARY | partitionKey: bucket count=4 by=MODULO of=a, a int"))
        .containsExactly(
            new Difference(
                "bucket",
                "no bucket",
                "bucket count=4 by=MODULO of=a",
                false,
                "rows hold no number of a bucket, so keys with it do not find them"));
  }

  @Test
  void aCodeThatAnotherConstantHadTakesRowsForOthers() {
    assertThat(
            difference(
                "BINARY | partitionKey: k enum(A=\"a\" B=\"b\")",
                "BINARY | partitionKey: k enum(A=\"a\" B=\"x\" C=\"b\")"))
        .containsExactly(
            new Difference(
                "k",
                "B=\"b\"",
                "B=\"x\"",
                false,
                "rows with the code \"b\" are not found when B is written as \"x\""),
            new Difference(
                "k", "no C", "C=\"b\"", false, "rows with the code \"b\" are mistaken for others"));
  }

  @Test
  void aFunctionThatIsNotKnownHereIsNeverCalled() {
    String old = "BINARY | partitionKey: bucket count=2 function=demo.Shards of=a, a boolean";
    assertThat(difference(old, old.replace("count=2", "count=3")))
        .containsExactly(
            new Difference(
                "bucket",
                "count=2",
                "count=3",
                false,
                "rows whose bucket out of 2 differs from their bucket out of 3 are not found"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      quoteCharacter = '`',
      textBlock =
          """
          separator=',' | partitionKey: tags list(element String alphabet="a-z") % separator=';' | partitionKey: tags list(element String alphabet="a-z")
          separator=',' escape | partitionKey: tags list(element String alphabet="\\\\-a-z") % separator=',' | partitionKey: tags list(element String alphabet="\\\\-a-z")
          separator=',' | partitionKey: tags list(element String alphabet="\\\\-a-z") % separator=',' escape | partitionKey: tags list(element String alphabet="\\\\-a-z")
          | partitionKey: bucket count=138 by=MODULO of=n "#" n int pad=2 max=31 % | partitionKey: bucket count=55 by=MODULO of=n "#" n int pad=2 max=31
          separator=',' | partitionKey: day LocalDate time=DOTNET_TICKS DESC % separator=',' | partitionKey: day LocalDate time=DOTNET_TICKS as=DECIMAL width=19 DESC
          | partitionKey: "#" tags list(element String alphabet="a-z") "/" % | partitionKey: "#" tags list(element String alphabet="a-z") "!"
          | partitionKey: tags map(k String alphabet="a-z", v String alphabet="a-z") "/" % | partitionKey: tags map(k String alphabet="a-z", v String alphabet="a-z") "!"
          """)
  void whatWritesOtherBytesIsFrozen(String old, String now) {
    String text = "TEXT ";
    assertThat(
            new LayoutChange(LayoutSignature.parse(text + old), LayoutSignature.parse(text + now))
                .isCompatible())
        .isFalse();
  }

  @Test
  void aConstantThatHasAnotherNameKeepsItsRows() {
    assertThat(
            difference(
                "BINARY | partitionKey: k enum(A=\"a\" B=\"b\")",
                "BINARY | partitionKey: k enum(A=\"a\" C=\"b\")"))
        .containsExactly(
            new Difference(
                "k",
                "B=\"b\"",
                "C=\"b\"",
                true,
                "the constant has another name, and rows keep the code \"b\""));
  }

  @Test
  void theFactsOfANativeTextAreComparedToo() {
    String old = "BINARY | partitionKey: a int | s: s String maxLength=8 native";
    assertThat(difference(old, old.replace("=8", "=9")))
        .extracting(Difference::compatible)
        .containsExactly(true);
    assertThat(difference(old, old.replace("=8", "=7")))
        .extracting(Difference::compatible)
        .containsExactly(false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte",
        "short",
        "int",
        "long",
        "boolean",
        "UUID",
        "Instant",
        "LocalDate",
        "String",
        "byte[]"
      })
  void anotherDirectionOfANativeColumnKeepsItsRows(String type) {
    String ascending = "BINARY | partitionKey: a int | s: s " + type + " native";
    String descending = ascending.replace(" native", " DESC native");
    String kept = "the column keeps its values; only the order of its rows changes";
    assertThat(difference(ascending, descending))
        .containsExactly(new Difference("s", "not DESC", "DESC", true, kept));
    assertThat(difference(descending, ascending))
        .containsExactly(new Difference("s", "DESC", "not DESC", true, kept));
  }

  @Test
  void aPartThatIsNoLongerStoredAsItIsIsNamed() {
    assertThat(
            difference(
                "BINARY | partitionKey: a int | s: s long native",
                "BINARY | partitionKey: a int | s: s long"))
        .containsExactly(
            new Difference(
                "s",
                "native",
                "not native",
                false,
                "rows whose s was written as the store's own type are not found when it is"
                    + " encoded"));
    assertThat(
            difference(
                "BINARY | partitionKey: a int | s: s long",
                "BINARY | partitionKey: a int | s: s long native"))
        .extracting(Difference::consequence)
        .containsExactly(
            "rows whose s was written encoded are not found when it is kept as the store's own"
                + " type");
  }

  @Test
  void anAlphabetThatChangesIsShownAsItWas() {
    String old = "BINARY | partitionKey: s String alphabet=\"a-z\"";
    assertThat(difference(old, "BINARY | partitionKey: s String alphabet=\"0-9a-z\""))
        .containsExactly(
            new Difference(
                "s",
                "alphabet=\"a-z\"",
                "alphabet=\"0-9a-z\"",
                true,
                "every value that rows hold is still allowed"));
    assertThat(difference(old, "BINARY | partitionKey: s String alphabet=\"b-z\""))
        .extracting(Difference::compatible)
        .containsExactly(false);
  }

  @Test
  void aDifferenceIsShownInOneLine() {
    assertThat(new Difference("a", "pad=6", "pad=8", false, "rows are lost"))
        .hasToString("a: pad=6 -> pad=8 (rows are lost)");
  }

  @Test
  void aBucketThatMovesBehindAPartLosesRows() {
    String number = "bucket count=4 by=MODULO of=b";
    assertThat(
            difference(
                "BINARY | partitionKey: " + number + ", a int, b int",
                "BINARY | partitionKey: a int, " + number + ", b int"))
        .containsExactly(
            new Difference(
                "bucket",
                "in front",
                "after a",
                false,
                "rows whose bucket is in front are not found when it is after a"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "tags list(element String) maxLength=8 \"/\"; \"/\"; \"!\"; \"/\" after each element;"
            + " \"!\" after each element",
        "\"A#\" tags list(element String) maxLength=8 \"/\"; \"A#\"; \"B#\";"
            + " \"A#\" \"\" and \"/\" after each element; \"B#\" \"\" and \"/\" after each element",
      })
  void literalsOfAColumnWithAListAreShown(
      String column, String word, String other, String before, String after) {
    String old = "TEXT | partitionKey: " + column;
    assertThat(difference(old, old.replace(word, other)))
        .containsExactly(
            new Difference(
                "column partitionKey",
                before,
                after,
                false,
                "rows that were written with the literals "
                    + before
                    + " are not found when "
                    + after
                    + " are written"));
  }
}
