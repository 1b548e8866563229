package dev.keywright.processor.check.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a tuple of FoundationDB has no element for. */
class TupleNotApplicableTest {

  private static List<String> found(String annotations, String parts) {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Row",
                "package demo;",
                "import dev.keywright.*;",
                "import java.util.*;",
                annotations,
                "record Row(" + parts + ") {}"));
    return compiled.findings().stream()
        .map(it -> it.getMessage(Locale.ROOT).lines().findFirst().orElseThrow())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "direction = Direction.DESC ~ long ~ direction = DESC is not possible in FDB_TUPLE: the"
            + " tuples of FoundationDB have no descending elements. Read the range of id backward"
            + " instead",
        "reversed = true ~ int ~ reversed is not possible in FDB_TUPLE: Tuple.pack writes id as it"
            + " is",
        "hashPrefix = 4 ~ String ~ hashPrefix is not possible in FDB_TUPLE: a hash in"
            + " front of id is not an element of a tuple. @Bucket writes an element that spreads"
            + " rows",
        "pad = 6 ~ int ~ pad counts digits, and in FDB_TUPLE id has as many bytes as it needs",
        "time = TimeFormat.ISO ~ java.time.Instant ~ time = ISO is a form of TEXT, and FDB_TUPLE"
            + " writes id as a number",
      })
  void anAttributeThatNoElementCanFollowIsRefused(String attribute, String type, String problem) {
    assertThat(
            found(
                "@KeyFormat(Format.FDB_TUPLE)",
                "@PartitionKey(order = 0, " + attribute + ") " + type + " id"))
        .containsExactly("[KW006 attribute-not-applicable] " + problem);
  }

  @Test
  void aHashThatNoPartCanHaveIsNotMovedToAnother() {
    assertThat(
            found(
                "@KeyFormat(Format.FDB_TUPLE)",
                "@PartitionKey(order = 0) int id,"
                    + " @PartitionKey(order = 1, hashPrefix = 4) String name"))
        .singleElement()
        .asString()
        .startsWith("[KW006 attribute-not-applicable] hashPrefix is not possible in FDB_TUPLE");
  }

  @Test
  void encodingsOfOtherSystemsAreRefused() {
    assertThat(
            found(
                "@KeyFormat(Format.FDB_TUPLE)",
                "@PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3)"
                    + " int id, @PartitionKey(order = 1)"
                    + " @EncodedText(as = TextEncoding.TERMINATED, end = 0) String name"))
        .containsExactly(
            "[KW006 attribute-not-applicable] FDB_TUPLE writes id as an integer of the tuple, so"
                + " @EncodedNumber has no effect",
            "[KW006 attribute-not-applicable] FDB_TUPLE writes name as a text of the tuple, which has"
                + " an end of its own, so @EncodedText has no effect");
  }

  @Test
  void aSeparatorHasNothingToSeparate() {
    assertThat(
            found(
                "@Separator(':') @KeyFormat(Format.FDB_TUPLE)",
                "@PartitionKey(order = 0) int id, @PartitionKey(order = 1) long other"))
        .containsExactly(
            "[KW006 attribute-not-applicable] @Separator joins parts of TEXT, and"
                + " @KeyFormat(FDB_TUPLE) needs nothing between parts");
  }

  @Test
  void theNumberOfABucketIsATextOfDigits() {
    assertThat(
            found(
                "@KeyFormat(Format.FDB_TUPLE)"
                    + " @Bucket(count = 16, of = \"id\", as = NumberEncoding.UNSIGNED)",
                "@PartitionKey(order = 0) long id"))
        .singleElement()
        .asString()
        .endsWith("as = UNSIGNED, but FDB_TUPLE writes the number of a bucket as DECIMAL");
  }

  @Test
  void aLiteralIsOneTextOrWholeElements() {
    assertThat(
            found(
                "@KeyFormat(Format.FDB_TUPLE) @PartitionTemplate(\"users\\\\x15\\\\x07{id}\")",
                "@PartitionKey long id"))
        .singleElement()
        .asString()
        .contains("mixes text, which is one element of a tuple, with bytes");
  }
}
