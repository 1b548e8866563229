package dev.keywright.runtime.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.PartEncoder;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.UuidPart;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncodeBetweenTest {
  private static final byte[] BEFORE = {1, 0, -1};
  private static final byte[] BEHIND = {',', 0};

  @ParameterizedTest
  @ValueSource(strings = {"", "000054,", "Łódź,", "é"})
  void textsAreJoined(String before) {
    joined(DecimalPart.padded("n", 6), 54L, before);
    joined(DecimalPart.padded("n", 19).descendingOrder(), 54L, before);
    joined(DecimalPart.signed("n", 3).inReverse(), -54L, before);
    joined(DecimalPart.unpadded("n"), Long.MIN_VALUE, before);
    joined(StringPart.of("s", "a-z").before(','), "abc", before);
    joined(StringPart.of("s").before(','), "Öl", before);
    joined(StringPart.of("s").escapedBefore(','), "a,b", before);
    joined(UuidPart.of("u"), new UUID(1, 2), before);
  }

  private static <T> void joined(PartEncoder<T, String> part, T value, String before) {
    for (String behind : new String[] {"", ",", "€", ",0000000"}) {
      assertThat(part.encodeBetween(ColumnOrder.TEXT, before, value, behind))
          .isEqualTo(before + part.encode(value) + behind);
    }
  }

  @Test
  void bytesAreJoined() {
    joined(BinaryWhole.of("n", 4).descendingOrder(), 54L);
    joined(BinaryString.of("s").followed(), "a\0é");
    joined(BinaryString.of("s", "a-z").descendingOrder(), "abc");
  }

  private static <T> void joined(PartEncoder<T, byte[]> part, T value) {
    byte[] encoded = part.encode(value);
    assertThat(part.encodeBetween(ColumnOrder.BYTES, BEFORE, value, BEHIND))
        .isEqualTo(ColumnOrder.BYTES.join(BEFORE, encoded, BEHIND))
        .hasSize(BEFORE.length + encoded.length + BEHIND.length);
  }

  @Test
  void aValueThatThePartMayNotHoldIsRefused() {
    DecimalPart digits = DecimalPart.padded("n", 2);
    StringPart letters = StringPart.of("s", "a-z").before(',');

    assertThatThrownBy(() -> digits.encodeBetween(ColumnOrder.TEXT, "a", 100L, ","))
        .isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> letters.encodeBetween(ColumnOrder.TEXT, "a", "A", ","))
        .isInstanceOf(InvalidPartException.class);
  }
}
