package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class UuidPartTest {
  private static final UuidPart ID = UuidPart.of("id");
  private static final UUID SAMPLE = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
  private static final Comparator<UUID> UNSIGNED =
      Comparator.comparing(id -> new BigInteger(id.toString().replace("-", ""), 16));

  @Test
  void aUuidIsWrittenInLowerCase() {
    assertThat(ID.text(SAMPLE)).isEqualTo("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    assertThat(ID.descendingOrder().text(SAMPLE)).isEqualTo("07e2b051-8213-ee2f-589a-ff5f36e19409");
  }

  @Test
  void theBytesCompareAsTheBitsDoUnsigned() {
    PartLaws.assertOrder(ID, UNSIGNED, samples());
    PartLaws.assertOrder(ID.descendingOrder(), UNSIGNED, samples());
  }

  @Test
  void theComparatorForUsersIsTheSameOrder() {
    for (UUID a : samples()) {
      for (UUID b : samples()) {
        assertThat(Integer.signum(UuidPart.ORDER.compare(a, b)))
            .isEqualTo(Integer.signum(UNSIGNED.compare(a, b)));
      }
    }
  }

  @Test
  void whatIsWrittenIsReadBack() {
    PartLaws.assertInverse(ID, samples());
    PartLaws.assertInverse(ID.descendingOrder(), samples());
    PartLaws.assertCanonical(ID, List.of(SAMPLE));
    PartLaws.assertCanonical(ID.descendingOrder(), List.of(SAMPLE));
  }

  @Test
  void otherSpellingsAreMalformed() {
    String text = SAMPLE.toString();
    assertMalformed(
        ID,
        "F" + text.substring(1),
        0,
        "id at position 0: expected a lower-case hexadecimal digit, found"
            + " \"F81d4fae-7dec-11d0-a765-\"");
    assertMalformed(
        ID,
        text.replace("-", ""),
        8,
        "id at position 8: expected the '-' of a UUID, found \"7dec11d0a76500a0c91e6bf6\"");
    assertMalformed(
        ID,
        text.substring(0, 35),
        35,
        "id at position 35: expected a lower-case hexadecimal digit, found the end");
  }

  @Test
  void nullIsRefused() {
    assertRefused(ID, null, "id is null, but must be present: null is never a part of a key");
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "x".repeat(38).getBytes(UTF_8);
    assertThat(ID.size(SAMPLE)).isEqualTo(36);
    assertThat(ID.write(SAMPLE, out, 1)).isEqualTo(37);
    assertThat(new String(out, UTF_8)).isEqualTo("x" + SAMPLE + "x");
  }

  private static List<UUID> samples() {
    List<UUID> samples = new ArrayList<>(List.of(SAMPLE));
    long[] ends = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE};
    for (long high : ends) {
      for (long low : ends) {
        samples.add(new UUID(high, low));
      }
    }
    Random random = new Random(1);
    random.longs(20).forEach(bits -> samples.add(new UUID(bits, Long.rotateLeft(bits, 17))));
    return samples;
  }
}
