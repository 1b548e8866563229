package dev.keywright.layout.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The columns in front of a range are read without the last one, in any bucket. */
class FirstColumnsTest {
  private static final LayoutCodec CODEC =
      LayoutCodec.of(
          LayoutSignature.parse(
              "TEXT separator=',' | partitionKey: bucket count=4 by=MODULO of=number, user int pad=3"
                  + " | sortKey: number int pad=2"));

  @Test
  void theirPartsAreReadInAnyBucket() {
    assertThat(CODEC.decodeFirst("3,007")).isEqualTo(Map.of("user", 7));
    assertThat(CODEC.decodeFirst("0,007")).isEqualTo(Map.of("user", 7));
    assertThat(CODEC.decodeFirst()).isEmpty();
  }

  @Test
  void whatNoKeyBeginsWithIsMalformed() {
    assertThatThrownBy(() -> CODEC.decodeFirst("3,00x")).isInstanceOf(MalformedKeyException.class);
    assertThatThrownBy(() -> CODEC.decodeFirst("4,007")).isInstanceOf(MalformedKeyException.class);
  }
}
