package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyOptionsOutOfRangeTest {

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1, 65_537, Integer.MAX_VALUE})
  void aNumberOfBucketsThatCannotBeIsReported(int count) {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).bucket(count, "user")))
        .containsExactly(
            """
            KW005 @Bucket.count
            count = %s is not between 2 and 65536, the numbers of buckets
            write count = 16, about the number of servers, or remove @Bucket\
            """
                .formatted(Integer.toString(count)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 65_536})
  void twoTo65536BucketsAreFine(int count) {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).bucket(count, "user")))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 999_999_985})
  void aFirstBucketThatCannotBeIsReported(int first) {
    assertThat(
            by(new KeyOptionsOutOfRange(), partition(text("user")).bucket(16, "user").from(first)))
        .containsExactly(
            """
            KW005 @Bucket.first
            first = %s is not between 0 and 999999984, the first numbers of 16 buckets
            write first = 1, or remove it for the default, 0\
            """
                .formatted(Integer.toString(first)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 65})
  void aSuffixThatCannotBeIsReported(int length) {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).suffix(length)))
        .containsExactly(
            """
            KW005 @UniqueSuffix.length
            length = %s is not between 1 and 64, the lengths of a suffix
            write length = 8, or remove @UniqueSuffix\
            """
                .formatted(Integer.toString(length)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 64})
  void oneTo64CharactersAreFine(int length) {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).suffix(length))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 10})
  void digitsThatCannotNumberChunksAreReported(int pad) {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).chunked(1, pad)))
        .containsExactly(
            """
            KW005 @Chunked.pad
            pad = %s is not between 1 and 9, the digits of the number of a chunk
            write pad = 4, enough for 10,000 chunks\
            """
                .formatted(Integer.toString(pad)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 9})
  void oneToNineDigitsNumberChunks(int pad) {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).chunked(1, pad))).isEmpty();
  }

  @Test
  void theDigitsOfChunksAreForTextOnly() {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).chunked(1, 0).binary()))
        .isEmpty();
  }

  @Test
  void chunksWithoutRoomAreReported() {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("user")).chunked(0, 4)))
        .containsExactly(
            """
            KW005 @Chunked.maxBytes
            maxBytes = 0 leaves no room for a value
            write the most bytes that the store takes, such as maxBytes = 2 * 1024 * 1024\
            """);
  }

  @Test
  void negativeLimitsAndFiguresAreReported() {
    assertThat(
            by(
                new KeyOptionsOutOfRange(),
                partition(text("user"))
                    .in(Store.TABLESTORE, Map.of("maxKeyBytes", -1L, "pageRows", 10L))
                    .volume(-5, 0, 7)))
        .containsExactly(
            """
            KW005 @StoredIn.maxKeyBytes
            maxKeyBytes = -1 is negative
            write the limit of your store, or remove maxKeyBytes\
            """,
            """
            KW005 @Volume.rows
            rows = -5 is negative
            write what you expect, or remove rows\
            """);
  }

  @Test
  void versionsOfFrozenLayoutsCountFromOneAndDiffer() {
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("id")).frozen(0, "")))
        .containsExactly(
            """
            KW005 @FrozenLayout.version
            version = 0 of a frozen layout is below 1
            write version = 1 for the first layout\
            """);
    assertThat(
            by(
                new KeyOptionsOutOfRange(),
                partition(text("id")).frozen(3, "").frozen(1, "").frozen(3, "")))
        .containsExactly(
            """
            KW005 @FrozenLayout.version
            two frozen layouts have version = 3
            write version = 4 for the newer one\
            """);
    assertThat(by(new KeyOptionsOutOfRange(), partition(text("id")).frozen(1, "").frozen(2, "")))
        .isEmpty();
  }

  @Test
  void aLimitOfNothingIsALimit() {
    assertThat(
            by(
                new KeyOptionsOutOfRange(),
                partition(text("id")).in(Store.TABLESTORE, Map.of("maxColumns", 0L))))
        .isEmpty();
  }
}
