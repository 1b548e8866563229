package dev.keywright.runtime.scan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.PartEncoder;
import dev.keywright.runtime.codec.RangeEnds;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.UuidPart;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContinuedColumnTest {
  private static final byte[] BEFORE = {1, 0, -1};
  private static final byte[] BEHIND = {',', 0};

  @ParameterizedTest
  @ValueSource(strings = {"", "000054,", "000054,abcdefghij,", "Łódź,", "é", "\uD83D\uDE00"})
  void textsAreJoined(String before) {
    joined(DecimalPart.padded("n", 6), 54L, before);
    joined(DecimalPart.padded("n", 19).descendingOrder(), 54L, before);
    joined(DecimalPart.signed("n", 3).inReverse(), -54L, before);
    joined(DecimalPart.unpadded("n"), Long.MIN_VALUE, before);
    joined(StringPart.of("s", "a-z").before(','), "abc", before);
    joined(StringPart.of("s", "a-z").inReverse().before(','), "abc", before);
    joined(StringPart.of("s").before(','), "Öl", before);
    joined(StringPart.of("s").escapedBefore(','), "a,b", before);
    joined(UuidPart.of("u"), new UUID(1, 2), before);
  }

  private static <T> void joined(PartEncoder<T, String> part, T value, String before) {
    String encoded = part.encode(value);
    byte[] front = before.getBytes(UTF_8);
    assertThat(part.bytesAfter(front, value, null)).isEqualTo((before + encoded).getBytes(UTF_8));
    assertThat(part.contentAfter(front, value, null)).isEqualTo(before + encoded);
    assertThat(part.contentAfter(null, value, null)).isEqualTo(encoded);
    for (String behind : new String[] {"", ",", "€", ",0000000"}) {
      byte[] end = behind.getBytes(UTF_8);
      byte[] all = (before + encoded + behind).getBytes(UTF_8);
      assertThat(part.bytesAfter(front, value, end)).isEqualTo(all);
      assertThat(part.contentAfter(front, value, end)).isEqualTo(before + encoded + behind);
      assertThat(part.bytesAfter(null, value, end)).isEqualTo((encoded + behind).getBytes(UTF_8));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "000054,", "000054,abcdefghij,", "Łódź,", "é"})
  void bothEndsAreWhatEachIsAlone(String before) {
    byte[] front = before.getBytes(UTF_8);
    for (DecimalPart part :
        new DecimalPart[] {DecimalPart.padded("n", 6), DecimalPart.unpadded("n")}) {
      assertThat(part.endsAfter(front, 9, 10_000))
          .isEqualTo(new RangeEnds<>(before + part.encode(9), before + part.encode(10_000)));
      assertThat(part.endsAfter(null, 10_000, 9))
          .isEqualTo(new RangeEnds<>(part.encode(10_000), part.encode(9)));
    }
    BinaryWhole whole = BinaryWhole.of("n", 4);
    assertThat(whole.endsAfter(front, 9, 10).to())
        .isEqualTo(ColumnOrder.BYTES.join(front, whole.encode(10)));
  }

  @Test
  void bytesAreJoined() {
    joined(BinaryWhole.of("n", 4).descendingOrder(), 54L);
    joined(BinaryString.of("s").followed(), "a\0é");
    joined(BinaryString.of("s", "a-z").followed(), "abc");
    joined(BinaryString.of("s", "a-z"), "abc");
    joined(BinaryString.of("s", "a-z").descendingOrder(), "abc");
    joined(BinaryUuid.of("u"), new UUID(1, 2));
  }

  private static <T> void joined(PartEncoder<T, byte[]> part, T value) {
    byte[] encoded = part.encode(value);
    assertThat(part.bytesAfter(BEFORE, value, BEHIND))
        .isEqualTo(ColumnOrder.BYTES.join(BEFORE, encoded, BEHIND))
        .isEqualTo(part.contentAfter(BEFORE, value, BEHIND));
    assertThat(part.contentAfter(null, value, BEHIND))
        .isEqualTo(ColumnOrder.BYTES.join(encoded, BEHIND));
    assertThat(part.contentAfter(null, value, null)).isEqualTo(encoded);
  }

  @Test
  void aValueThatThePartMayNotHoldIsRefused() {
    refused(DecimalPart.padded("n", 2), 100L);
    refused(StringPart.of("s", "a-z").before(','), "A");
    refused(BinaryWhole.of("n", 1), 128L);
    refused(BinaryString.of("s", "a-z").followed(), "A");
    refused(BinaryString.of("s", "a-z").atMost(2), "abc");

    DecimalPart digits = DecimalPart.padded("n", 2);
    assertThatThrownBy(() -> digits.endsAfter(null, 0, 100))
        .isInstanceOf(InvalidPartException.class);
  }

  private static <T> void refused(PartEncoder<T, ?> part, T value) {
    String message = refusal(() -> part.encode(value));
    assertThat(refusal(() -> part.bytesAfter(BEFORE, value, BEHIND))).isEqualTo(message);
    assertThat(refusal(() -> part.contentAfter(BEFORE, value, null))).isEqualTo(message);
  }

  private static String refusal(Runnable refused) {
    try {
      refused.run();
    } catch (InvalidPartException e) {
      return String.valueOf(e.getMessage());
    }
    throw new AssertionError("nothing was refused");
  }
}
