package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/** Texts and bytes that a terminal obeys, and the judge of what it may get to see. */
final class HostileText {
  /** What Unicode says of characters, as regular expressions know it; not a line feed. */
  private static final Pattern OBEYED =
      Pattern.compile(
          "[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{IsNoncharacter_Code_Point}&&[^\\n]]");

  private static final List<String> PIECES =
      List.of(
          "\u001b[31m",
          "\u001b]0;title\u0007",
          "\u009b2J",
          "\u007f",
          "\b\b\b",
          "\r",
          "\t",
          "\u0000",
          "\u0085",
          "\u2028",
          "\u2029",
          "\u202e",
          "\u2066",
          "\u2069",
          "\u200f",
          "\u061c",
          "\ufeff",
          "\u00ad",
          "\udb40\udc41",
          "\uffff",
          "\ud83d\ude00",
          "\u00e9",
          "\\u001b",
          "\"",
          "<b>",
          "a",
          "b7",
          "tenant");

  private HostileText() {}

  static String random(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(4); i >= 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }

  /** That nothing is there which a terminal obeys, or nobody sees, but line feeds. */
  static void assertVisible(String printed, Object about) {
    assertThat(OBEYED.matcher(printed).results().map(it -> (int) printed.charAt(it.start())))
        .as("%s printed %s", about, printed)
        .isEmpty();
  }
}
