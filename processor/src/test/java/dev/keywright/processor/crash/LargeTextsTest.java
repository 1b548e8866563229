package dev.keywright.processor.crash;

import static dev.keywright.processor.crash.Large.LONGEST_CONSTANT;
import static dev.keywright.processor.crash.Large.assertRefused;
import static dev.keywright.processor.crash.Large.compiled;
import static dev.keywright.processor.crash.Large.key;
import static dev.keywright.processor.crash.Large.list;
import static dev.keywright.processor.crash.Large.scattered;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.fact.PlainPattern;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in annotations that fill a constant, and patterns of ten million characters. */
@Tag("full")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class LargeTextsTest {
  private static final int SIZE = 10_000_000;

  private static Compiled ofAlphabet(String alphabet) {
    return compiled(
        "@KeyFormat(Format.BINARY)",
        "record Large(@PartitionKey(order = 0) @Domain(alphabet = \""
            + alphabet
            + "\") String a) {}");
  }

  @Test
  void anAlphabetThatFillsAConstantIsKeptOrRefused() throws Exception {
    String head = "BINARY | partitionKey: a String alphabet=\"\"";
    int most = LONGEST_CONSTANT - head.length();

    assertThat(key(ofAlphabet("ab".repeat(most / 2))).getRecordComponents()).hasSize(1);
    assertRefused(ofAlphabet("ab".repeat(most / 2 + 1)), "most of them describe a");
    // As characters, and as the escapes that the signature has for them.
    assertThat(key(ofAlphabet(scattered(most / 6))).getRecordComponents()).hasSize(1);
    assertRefused(ofAlphabet(scattered(most / 6 + 1)), "would have 6");
    assertRefused(ofAlphabet(scattered(16_000)), "would have 96");
  }

  @Test
  void aPatternThatFillsAConstantIsRead() {
    for (String part : List.of("a", "[\u4e00]", "\\d|", "(?:a|b)?")) {
      String regexp = part.repeat(LONGEST_CONSTANT / 4 / part.length());
      Compiled compiled =
          compiled(
              "record Large(@PartitionKey(order = 0)"
                  + " @jakarta.validation.constraints.Pattern(regexp = \""
                  + regexp.replace("\\", "\\\\")
                  + "\") String a) {}");

      assertThat(compiled.errors()).allMatch(it -> it.startsWith("[KW"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "[a-c]", "(a|b)*", "a{2}|"})
  void aPlainPatternOfTenMillionCharactersIsRead(String part) {
    assertThat(PlainPattern.of(part.repeat(SIZE / part.length()))).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "[", "a(?:"})
  void noPatternOfTenMillionCharactersIsReadForEver(String part) {
    assertThat(PlainPattern.of(part.repeat(SIZE / part.length()))).isEmpty();
  }

  @Test
  void aPatternOfManyDifferentCharactersIsRead() {
    String characters = scattered(16_000);
    StringBuilder regexp = new StringBuilder();
    while (regexp.length() < SIZE) {
      characters.chars().forEach(c -> regexp.append((char) c).append('|'));
    }

    PlainPattern plain = PlainPattern.of(regexp.toString()).orElseThrow();

    assertThat(plain.maxLength()).hasValue(1);
    assertThat(plain.minLength()).isZero();
  }

  @Test
  void frozenLayoutsThatFillConstantsAreRead() {
    String signature =
        "TEXT separator=',' | partitionKey: a int pad=6"
            + list(2_400, "", i -> " | c" + i + ": d" + i + " int pad=6");

    Compiled compiled =
        compiled(
            list(
                20,
                "\n",
                i -> "@FrozenLayout(version = " + (i + 1) + ", signature = \"" + signature + "\")"),
            "record Large(@PartitionKey(order = 0, pad = 6) int a) {}");

    assertThat(signature.length()).isBetween(50_000, LONGEST_CONSTANT);
    assertThat(compiled.errors()).singleElement().asString().startsWith("[KW501 layout-changed]");
  }
}
