package dev.keywright.processor.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.SourceSpot;
import org.junit.jupiter.api.Test;

class FindingTest {
  private static final SourceSpot NOWHERE = new SourceSpot() {};

  private static String message(String problem, String detail, String fix) {
    return Finding.of(CheckId.KW009, Severity.ERROR, NOWHERE, problem, fix)
        .detailed(detail)
        .message();
  }

  @Test
  void problemDetailAndFixStandOnLinesOfTheirOwn() {
    assertThat(message("no", "1\n2\n", "write\n  this"))
        .isEqualTo(
            """
            [KW009 malformed-alphabet] no
              1
              2
              Fix: write
              this\
            """);
  }

  @Test
  void whatNobodySeesIsSpelledOut() {
    assertThat(message("a\tb\u202ec\ud800", "\u0000 d", "\u200e \ud834\udd73e"))
        .contains("] a\\u0009b\\u202ec\\ud800\n", "  \\u0000 d\n", "\\u200e \\ud834\\udd73e");
    assertThat(message("\u00e9\ud83d\ude00", "", "")).contains("\u00e9\ud83d\ude00");
  }

  @Test
  void longWordsAreCutButNotInFixes() {
    String word = "a".repeat(300);

    assertThat(message(word + " " + word + "b", word + "c", word + "d"))
        .contains(word + " " + "a".repeat(60) + "...(301 characters)\n")
        .contains("  " + "a".repeat(60) + "...(301 characters)\n")
        .endsWith("Fix: " + word + "d");
    assertThat(message("a".repeat(59) + "\ud83d\ude00".repeat(200), "", ""))
        .contains("] " + "a".repeat(59) + "...(459 characters)\n");
  }

  @Test
  void longSentencesAreCutButNotTheirDetails() {
    String words = "ab ".repeat(1_000);

    assertThat(message(words + "c", words + "c", ""))
        .contains("] " + words + "... (3001 characters)\n")
        .contains("  " + words + "c\n");
  }
}
