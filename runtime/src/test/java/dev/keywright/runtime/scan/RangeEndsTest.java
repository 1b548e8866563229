package dev.keywright.runtime.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.TupleText;
import dev.keywright.runtime.codec.ItemCodec;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextList;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Where ranges end if all texts are equally long, or are elements of a list. */
class RangeEndsTest {
  private static final String LETTERS = "a-z";
  private static final BinaryString TWO = BinaryString.of("t", LETTERS).atLeast(2).atMost(2);
  private static final BinaryBytes BYTES = BinaryBytes.of("t").atLeast(1).atMost(1);

  private static String text(ItemCodec<String> item) {
    KeyRange<String> range = ColumnScan.text("k", ',', 1).boundedBy(item).all();
    return range.from() + " " + range.to();
  }

  private static String binary(ItemCodec<byte[]> item) {
    return shown(ColumnScan.binary("k", 1).boundedBy(item).all());
  }

  private static String shown(KeyRange<byte[]> range) {
    HexFormat hex = HexFormat.of();
    byte[] to = range.to();
    return hex.formatHex(range.from()) + " " + (to == null ? "" : hex.formatHex(to));
  }

  @Test
  void endsBehindTextsThatAreEquallyLong() {
    assertThat(text(StringPart.of("t", LETTERS).atLeast(2).atMost(2))).isEqualTo("aa zz\0");
    assertThat(binary(TWO)).isEqualTo("6161 7a7a00");
    assertThat(binary(TWO.followed())).isEqualTo("61610001 7a7a000100");
    assertThat(binary(TWO.descendingOrder())).isEqualTo("8585fffe 9e9efffe00");
    assertThat(shown(ColumnScan.tuple("k", 1).boundedBy(TupleText.of(TWO)).all()))
        .isEqualTo("02616100 027a7a0000");
  }

  @Test
  void endsBehindTextsOfOneLengthWhateverShowsTheirEnd() {
    assertThat(binary(BinaryFramed.terminated(TWO, 0))).isEqualTo("616100 7a7a0000");
    assertThat(binary(BinaryFramed.terminated(TWO, '!', "b", "~1")))
        .isEqualTo("616121 7e317e312100");
    assertThat(binary(BinaryFramed.lengthPrefixed(TWO, 1))).isEqualTo("026161 027a7a00");
    assertThat(binary(BinaryFramed.filled(TWO, 3, ' '))).isEqualTo("616120 7a7a2000");
    assertThat(binary(BinaryFramed.filled(TWO, 3, 'a'))).isEqualTo("61 7b");
    assertThat(binary(BinaryFramed.fixed(TWO, 2).descendingOrder())).isEqualTo("8585 9e9e00");
    assertThat(binary(BinaryFramed.terminated(BYTES, 0))).isEqualTo("0100 ff0000");
  }

  @Test
  void beginsAndEndsWithOneCharacterIfLengthsDiffer() {
    assertThat(text(StringPart.of("t", LETTERS).atLeast(1).atMost(2))).isEqualTo("a {");
    assertThat(binary(BinaryFramed.terminated(TWO.atMost(3), 0))).isEqualTo("61 7b");
  }

  @Test
  void endsWithTheFirstPartOfAList() {
    StringPart letters = StringPart.of("t", LETTERS);
    assertThat(text(TextList.of("l", letters).joinedBy(','))).isEqualTo(" {");
    assertThat(text(TextList.of("l", letters).joinedBy(',').atLeast(2))).isEqualTo(", {");
    assertThat(text(TextList.of("l", letters).endedBy(',').atLeast(1))).isEqualTo(", {");
    assertThat(text(TextList.of("l", letters, letters).joinedBy(',').atLeast(1))).isEqualTo(", {");
    StringPart two = letters.atLeast(2).atMost(2);
    assertThat(text(TextList.of("l", two).joinedBy(',').atLeast(1))).isEqualTo("aa zz-");
    assertThat(text(TextList.of("l", two).endedBy(',').atLeast(1))).isEqualTo("aa, zz-");
    BinaryPart<String> followed = BinaryString.of("t", LETTERS).followed();
    assertThat(binary(BinaryList.of("l", followed).atLeast(1))).isEqualTo("0001 7b");
  }
}
