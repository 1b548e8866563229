package dev.keywright.runtime.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import org.junit.jupiter.api.Test;

/** The questions about one part, by each type that the part can have. */
class OpenScanTest {
  private static final ColumnScan<String> TEXT = ColumnScan.text("partitionKey", ',', 2);
  private static final ColumnScan<byte[]> BINARY = ColumnScan.binary("partitionKey", 1);
  private static final DecimalPart NUMBER = DecimalPart.padded("number", 3);
  private static final StringPart NAME = StringPart.of("name", "a-z").atLeast(2);

  private record Amount(int cents) {}

  private record Name(String text) {}

  @SuppressWarnings("ArrayRecordComponent") // it is compared by nothing
  private record Token(byte[] bytes) {}

  private static final Wrapper<Amount, Integer> AMOUNT =
      new Wrapper<>("number", Amount::cents, Amount::new);
  private static final Wrapper<Name, String> NAMED = new Wrapper<>("name", Name::text, Name::new);

  @Test
  void wholeNumbersAreAskedForAsIntsAndAsLongs() {
    IntBounds<KeyRange<String>> ints = TEXT.ints(NUMBER);
    LongBounds<KeyRange<String>> longs = TEXT.longs(NUMBER);
    assertThat(ints.between(15, 100)).hasToString("partitionKey [\"015\", \"100\")");
    assertThat(longs.between(15L, 100L)).isEqualTo(ints.between(15, 100));
    assertThat(ints.atLeast(15)).isEqualTo(longs.atLeast(15L));
    assertThat(ints.atLeast(15)).hasToString("partitionKey [\"015\", end)");
    assertThat(ints.greaterThan(15)).isEqualTo(longs.greaterThan(15L));
    assertThat(ints.greaterThan(15)).hasToString("partitionKey [\"015-\", end)");
    assertThat(ints.atMost(15)).isEqualTo(longs.atMost(15L));
    assertThat(ints.atMost(15)).hasToString("partitionKey [\"\", \"015-\")");
    assertThat(ints.lessThan(15)).isEqualTo(longs.lessThan(15L));
    assertThat(ints.lessThan(15)).hasToString("partitionKey [\"\", \"015\")");
  }

  @Test
  void aStageShowsWhatItHasFixed() {
    RangeStage<String> stage = new RangeStage<>(TEXT.part(NUMBER, 7)) {};
    assertThat(stage).hasToString("scan of partitionKey [\"007,\", \"007-\")");
  }

  @Test
  void theLastPartOfAColumnEndsIt() {
    ColumnScan<String> last = TEXT.part(NUMBER, 7);
    assertThat(last.ints(NUMBER).greaterThan(15))
        .hasToString("partitionKey [\"007,015\\u0000\", \"007-\")");
    assertThat(last.ints(NUMBER).atMost(15))
        .hasToString("partitionKey [\"007,\", \"007,015\\u0000\")");
    assertThat(last.equal(NUMBER, 15)).isEqualTo(last.equal(NUMBER, Long.valueOf(15)));
    assertThatThrownBy(() -> last.part(NUMBER, 15))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the last part of partitionKey ends the column");
  }

  @Test
  void typesAroundNumbersAreAskedForByThemselves() {
    ValueBounds<Amount, KeyRange<String>> amounts = TEXT.wholes(AMOUNT, NUMBER);
    assertThat(amounts.between(new Amount(15), new Amount(100)))
        .isEqualTo(TEXT.ints(NUMBER).between(15, 100));
    assertThat(amounts.lessThan(new Amount(15))).isEqualTo(TEXT.ints(NUMBER).lessThan(15));
    assertThatThrownBy(() -> amounts.atLeast(null)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> amounts.atMost(new Amount(-1)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("number is -1, but must be from 0 to 999");
    assertThatThrownBy(() -> amounts.between(new Amount(2), new Amount(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "number between Amount[cents=2] and Amount[cents=1]: the first is above the second;"
                + " swap them");
  }

  @Test
  void textsHaveBeginningsAndTypesAroundTextsToo() {
    StringPart name = NAME.before(',');
    TextBounds<Name, KeyRange<String>> names = TEXT.texts(NAMED, name);
    assertThat(names.atLeast(new Name("ann"))).isEqualTo(TEXT.texts(name).atLeast("ann"));
    assertThat(names.startsWith("a")).hasToString("partitionKey [\"a\", \"b\")");
    assertThat(names.startsWith("a")).isEqualTo(TEXT.texts(name).startsWith("a"));
    assertThat(TEXT.values(NAMED, name).atMost(new Name("ann")))
        .isEqualTo(names.atMost(new Name("ann")));
    assertThatThrownBy(() -> names.atLeast(new Name("a"))).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> names.startsWith("A")).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> names.startsWith(null)).isInstanceOf(InvalidPartException.class);
  }

  @Test
  void boundsOfTextAreShownInQuotesAndWithNothingInvisible() {
    assertThatThrownBy(() -> TEXT.texts(StringPart.of("note")).between("b\n", "a"))
        .hasMessage(
            "note between \"b\\u000a\" and \"a\": the first is above the second; swap them");
  }

  @Test
  void bytesHaveBeginningsAndTypesAroundBytesToo() {
    BinaryBytes token = BinaryBytes.of("token");
    Wrapper<Token, byte[]> type = new Wrapper<>("token", Token::bytes, Token::new);
    BytesBounds<Token, KeyRange<byte[]>> tokens = BINARY.bytes(type, token);
    byte[] bytes = {1, 2};
    assertThat(tokens.greaterThan(new Token(bytes)))
        .isEqualTo(BINARY.bytes(token).greaterThan(bytes));
    assertThat(tokens.startsWith(bytes)).hasToString("partitionKey [0x0102, 0x0103)");
    assertThatThrownBy(() -> BINARY.bytes(token).between(bytes, new byte[] {1}))
        .hasMessage("token between 0x0102 and 0x01: the first is above the second; swap them");
  }

  @Test
  void descendingPartsAreAskedByTheirValues() {
    BinaryWhole down = BinaryWhole.of("n", 1).descendingOrder();
    IntBounds<KeyRange<byte[]>> bounds = BINARY.ints(down);
    assertThat(bounds.between(1, 3)).hasToString("partitionKey [0x7c00, 0x7e00)");
    assertThat(bounds.between(3, 3).isEmpty()).isTrue();
    assertThat(bounds.atLeast(1)).hasToString("partitionKey [0x, 0x7e00)");
    assertThat(bounds.lessThan(1)).hasToString("partitionKey [0x7e00, end)");
    assertThatThrownBy(() -> bounds.between(3, 1))
        .hasMessage("n between 3 and 1: the first is above the second; swap them");
    assertThatThrownBy(() -> BINARY.values(down).between(3L, 1L))
        .hasMessage("n between 3 and 1: the first is above the second; swap them");
  }

  @Test
  void aStageHasAllThatIsFixedSoFar() {
    RangeStage<String> stage = new RangeStage<>(TEXT.part(NUMBER, 7)) {};
    assertThat(stage.all()).isEqualTo(TEXT.part(NUMBER, 7).all());
    assertThat(stage.all()).hasToString("partitionKey [\"007,\", \"007-\")");
  }
}
