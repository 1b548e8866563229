package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InstantPartTest {
  private static final InstantPart AT = InstantPart.of("at");
  private static final long FIRST = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
  private static final long LAST = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();
  private static final int[] UNITS = {1, 1_000, 1_000_000, 1_000_000_000};

  private static Instant read(String text) {
    TextReader in = TextReader.explaining("column", text);
    Instant value = AT.read(in);
    in.end();
    return value;
  }

  private static Instant any(Random random) {
    int unit = UNITS[random.nextInt(UNITS.length)];
    int nano = random.nextInt(1_000_000_000) / unit * unit;
    return Instant.ofEpochSecond(random.nextLong(FIRST, LAST + 1), nano);
  }

  @Test
  void itWritesAndReadsWhatJavaWrites() {
    Random random = new Random(36);
    byte[] out = new byte[InstantPart.longest() + 7];
    for (int i = 0; i < 100_000; i++) {
      Instant at = any(random);
      String text = at.toString();
      assertThat(AT.text(at)).isEqualTo(text);
      assertThat(AT.size(at)).isEqualTo(text.length());
      assertThat(AT.write(at, out, 7)).isEqualTo(7 + text.length());
      assertThat(new String(out, 7, text.length(), java.nio.charset.StandardCharsets.US_ASCII))
          .isEqualTo(text);
      assertThat(read(text)).isEqualTo(at);
    }
  }

  @Test
  void noOtherTextIsRead() {
    Random random = new Random(37);
    String characters = "0123456789-:.TZz+ ";
    for (int i = 0; i < 100_000; i++) {
      StringBuilder text = new StringBuilder(any(random).toString());
      int at = random.nextInt(text.length());
      char c = characters.charAt(random.nextInt(characters.length()));
      switch (random.nextInt(3)) {
        case 0 -> text.setCharAt(at, c);
        case 1 -> text.insert(at, c);
        default -> text.deleteCharAt(at);
      }
      String changed = text.toString();
      if (isOfJava(changed)) {
        assertThat(read(changed)).hasToString(changed);
      } else {
        assertThatThrownBy(() -> read(changed))
            .as(changed)
            .isInstanceOf(MalformedKeyException.class);
      }
    }
  }

  private static boolean isOfJava(String text) {
    try {
      boolean hasFourDigits = text.indexOf('-') == 4;
      return hasFourDigits && Instant.parse(text).toString().equals(text);
    } catch (DateTimeParseException malformed) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-0001-12-31T23:59:59.999999999Z", "+10000-01-01T00:00:00Z"})
  void yearsWithASignAreRefused(String text) {
    assertThatThrownBy(() -> AT.text(Instant.parse(text)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(
            "at is "
                + text
                + ", but must be from 0000-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z");
    assertThatThrownBy(() -> AT.size(Instant.parse(text))).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> read(text)).isInstanceOf(MalformedKeyException.class);
  }

  @Test
  void whatIsWrongIsShown() {
    assertThatThrownBy(() -> read("2012-08-01T17:10:04.50Z"))
        .hasMessage(
            "at at position 19: expected 3, 6 or 9 digits of a second, as few as show it, found \".50Z\"");
    assertThatThrownBy(() -> read("2012-08-01T17:10:04.000Z")).hasMessageContaining("as few as");
    assertThatThrownBy(() -> read("2012-08-01T17:10:04+00:00"))
        .hasMessageContaining("expected the 'Z' of an instant");
  }
}
