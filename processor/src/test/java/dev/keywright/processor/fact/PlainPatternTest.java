package dev.keywright.processor.fact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainPatternTest {
  private static final List<String> CHARACTERS = List.of("a", "b", "0", "-", "_");
  private static final int LONGEST = 5;
  private static final int PATTERNS = 1500;

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      quoteCharacter = '`',
      value = {
        "[A-Za-z0-9]{1,8} 0-9A-Za-z 1 8",
        "[a-z]+ a-z 1 none",
        "\\d{6} 0-9 6 6",
        "\\w+ 0-9A-Z_a-z 1 none",
        "\\w* 0-9A-Z_a-z 0 none",
        "[0-9]{4}-[0-9]{2} \\-0-9 7 7",
        "^[A-Z]{2}[0-9]{6,}$ 0-9A-Z 8 none",
        "A|BB|CCC A-C 1 3",
        "(?:ab)?c{2} a-c 2 4",
        "(x|y){3}z?? x-z 3 4",
        "[\\w\\-.]{1,20} \\-.0-9A-Z_a-z 1 20",
        "\\.\\u0041 .A 2 2",
        "a?+b*+ ab 0 none",
        "[\ud83d\ude00-\ud83d\ude4f]{2} \ud83d\ude00-\ud83d\ude4f 4 4",
        "[a\ud83d\ude00]{2} a\ud83d\ude00 2 4",
        "`` `` 0 0",
        "^$ `` 0 0",
        "(a{99999}){99999} a 2147483647 none",
      })
  void thePlainPartIsRead(String regexp, String alphabet, int least, String most) {
    PlainPattern plain = PlainPattern.of(regexp).orElseThrow();

    assertThat(plain.alphabet()).isEqualTo(alphabet);
    assertThat(plain.minLength()).isEqualTo(least);
    String longest = plain.maxLength().isPresent() ? "" + plain.maxLength().getAsInt() : "none";
    assertThat(longest).isEqualTo(most);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".",
        "a.*",
        "[^a]",
        "[a-z&&[^b]]",
        "[a[b]]",
        "(?i)a",
        "(?=a)b",
        "(?<n>a)",
        "(?<!a)b",
        "(a)\\1",
        "\\p{L}",
        "\\s",
        "\\D",
        "\\Qa\\E",
        "a\\b",
        "\\x41",
        "\\Aa",
        "[\\s]",
        "[a",
        "[]a]",
        "(a",
        "a)",
        "a{2}{3}",
        "a{3,2}",
        "a{,2}",
        "a{9999999999}",
        "*a",
        "\\",
        "\\u00",
        "[\\",
        "\ud83d",
      })
  void everythingElseIsNot(String regexp) {
    assertThat(PlainPattern.of(regexp)).isEmpty();
  }

  @Test
  void groupsMayBeAsDeepAsAnybodyWritesThem() {
    assertThat(PlainPattern.of("(".repeat(20) + "a" + ")".repeat(20))).isPresent();
    assertThat(PlainPattern.of("(".repeat(100_000) + "a" + ")".repeat(100_000))).isEmpty();
  }

  @Test
  void everyTextThatThePatternMatchesIsAdmitted() {
    Random random = new Random(20261121);
    List<String> texts = texts();
    int matches = 0;
    int exact = 0;
    for (int i = 0; i < PATTERNS; i++) {
      String regexp = regexp(random, 2);
      PlainPattern plain = PlainPattern.of(regexp).orElseThrow(() -> new AssertionError(regexp));
      String body = plain.alphabet();
      IntPredicate allowed = body.isEmpty() ? character -> false : Alphabet.of(body)::contains;
      Predicate<String> matcher = Pattern.compile(regexp).asMatchPredicate();
      List<String> matched = texts.stream().filter(matcher).toList();
      assertThat(matched)
          .as(regexp + " is " + plain)
          .allMatch(text -> admits(plain, allowed, text));
      matches += matched.size();
      boolean isShortest =
          matched.stream().mapToInt(String::length).min().orElse(-1) == plain.minLength();
      exact += isShortest ? 1 : 0;
    }
    // Facts that admit everything would pass, too.
    assertThat(matches).isGreaterThan(PATTERNS);
    assertThat(exact).isGreaterThan(PATTERNS / 2);
  }

  private static boolean admits(PlainPattern plain, IntPredicate allowed, String text) {
    return text.codePoints().allMatch(allowed)
        && text.length() >= plain.minLength()
        && text.length() <= plain.maxLength().orElse(Integer.MAX_VALUE);
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int from = 0, length = 0; length < LONGEST; length++) {
      int to = texts.size();
      for (int i = from; i < to; i++) {
        for (String character : CHARACTERS) {
          texts.add(texts.get(i) + character);
        }
      }
      from = to;
    }
    return texts;
  }

  private static String regexp(Random random, int depth) {
    StringBuilder regexp = new StringBuilder(random.nextInt(8) == 0 ? "^" : "");
    int pieces = 1 + random.nextInt(3);
    for (int i = 0; i < pieces; i++) {
      regexp.append(atom(random, depth)).append(quantifier(random));
      if (random.nextInt(6) == 0) {
        regexp.append('|');
      }
    }
    return regexp.append(random.nextInt(8) == 0 ? "$" : "").toString();
  }

  private static String atom(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 7 : 5)) {
      case 0 -> "[ab]";
      case 1 -> "\\d";
      case 2 -> "[\\w-]";
      case 3 -> CHARACTERS.get(random.nextInt(CHARACTERS.size()));
      case 4 -> "[0-9_]";
      case 5 -> "(" + regexp(random, depth - 1) + ")";
      default -> "(?:" + regexp(random, depth - 1) + ")";
    };
  }

  private static String quantifier(Random random) {
    int least = random.nextInt(3);
    String quantifier =
        switch (random.nextInt(9)) {
          case 0 -> "?";
          case 1 -> "*";
          case 2 -> "+";
          case 3 -> "{" + least + "}";
          case 4 -> "{" + least + ",}";
          case 5 -> "{" + least + "," + (least + random.nextInt(3)) + "}";
          default -> "";
        };
    boolean isMarked = !quantifier.isEmpty() && random.nextInt(4) == 0;
    return quantifier + (isMarked ? random.nextBoolean() ? "?" : "+" : "");
  }
}
