package dev.keywright.analysis.infer.sample;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The beginning of a key says how long it is, or it does not. */
class KindLengthsTest {
  @Test
  void aBeginningSaysTheLength() {
    assertThat(KindLengths.differ(List.of(keys("\1aa", "\1bb"), keys("\2a", "\2b")))).isTrue();
  }

  @Test
  void oneLengthIsOneKind() {
    assertThat(KindLengths.differ(List.of(keys("\1aa", "\1bb"), keys("\2aa", "\2bb")))).isFalse();
  }

  @Test
  void lengthsThatVaryAreNone() {
    assertThat(KindLengths.differ(List.of(keys("\1aa", "\1b"), keys("\2a", "\2b")))).isFalse();
  }

  @Test
  void aWordIsAValueOfAnyLength() {
    assertThat(
            KindLengths.differ(List.of(keys("new\0\1", "new\0\2"), keys("sent\0\1", "sent\0\2"))))
        .isFalse();
  }

  @Test
  void groupsWithOneBeginningAreNone() {
    assertThat(KindLengths.differ(List.of(keys("aa", "ba"), keys("a", "b")))).isFalse();
    assertThat(KindLengths.differ(List.of(keys("", ""), keys("a", "a")))).isFalse();
  }

  @Test
  void oneGroupHasNothingToDifferFrom() {
    assertThat(KindLengths.differ(List.of())).isFalse();
    assertThat(KindLengths.differ(List.of(keys("\1a", "\1b")))).isFalse();
  }

  private static List<SampledKey> keys(String... contents) {
    return Stream.of(contents)
        .map(it -> new SampledKey(new byte[][] {it.getBytes(ISO_8859_1)}, 0))
        .toList();
  }
}
