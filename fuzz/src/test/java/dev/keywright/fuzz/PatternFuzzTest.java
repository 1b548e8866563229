package dev.keywright.fuzz;

import static dev.keywright.fuzz.Law.require;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.keywright.processor.fact.PlainPattern;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Regular expressions: whatever {@link Pattern} matches is within what is said of it. The texts are
 * every short one of the characters at hand, and those that the fuzzer writes behind a line feed.
 */
class PatternFuzzTest {
  // Longer ones, or groups in groups, take Pattern longer than all the rest together.
  private static final int LONGEST_REGEXP = 60;
  private static final int LONGEST_TEXT = 40;
  private static final int MOST_CHARACTERS = 5;
  private static final int LONGEST_TRIED = 4;

  static Stream<byte[]> samples() {
    return Stream.of(
            "[A-Za-z0-9]{1,8}\nabc",
            "\\d{6}\n000054",
            "[0-9]{4}-[0-9]{2}\n2026-11",
            "^[A-Z]{2}[0-9]{6,}$\nAB000001",
            "A|BB|CCC\nBB",
            "(?:ab)?c{2}\nabcc",
            "(x|y){3}z??\nxyxz",
            "a?+b*+\naaa",
            "[\\w\\-.]{1,20}\\u0041\na-.A",
            "[\ud83d\ude00-\ud83d\ude4f]{2}\n\ud83d\ude00\ud83d\ude01",
            "(a{2,3}|b)+&-\naab&-")
        .map(Wtf8::bytes);
  }

  static Stream<byte[]> corpus() {
    return Corpus.of(PatternFuzzTest.class);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleIsPlain(byte[] input) {
    assertThat(judge(input)).isTrue();
  }

  @MethodSource({"samples", "corpus"})
  @FuzzTest
  void whatAPatternMatchesIsWithinWhatIsSaidOfIt(byte[] input) {
    judge(input);
  }

  private static boolean judge(byte[] input) {
    String all = Wtf8.text(input, 0, input.length);
    int end = all.indexOf('\n');
    String regexp = end < 0 ? all : all.substring(0, end);
    Optional<PlainPattern> read = PlainPattern.of(regexp);
    if (read.isEmpty() || regexp.length() > LONGEST_REGEXP) {
      return false;
    }
    PlainPattern plain = read.get();
    Optional<Alphabet> alphabet =
        plain.alphabet().isEmpty() ? Optional.empty() : Optional.of(Alphabet.of(plain.alphabet()));
    Pattern pattern = Pattern.compile(regexp);
    for (String text : texts(regexp, alphabet, end < 0 ? "" : all.substring(end + 1))) {
      if (pattern.matcher(text).matches()) {
        require(text.length() >= plain.minLength(), "shorter: " + text);
        require(text.length() <= plain.maxLength().orElse(Integer.MAX_VALUE), "longer: " + text);
        text.codePoints()
            .forEach(
                c ->
                    require(
                        alphabet.isPresent() && alphabet.get().contains(c),
                        "other characters: " + text));
      }
    }
    return true;
  }

  private static List<String> texts(String regexp, Optional<Alphabet> alphabet, String fuzzed) {
    Set<String> characters = new LinkedHashSet<>();
    alphabet.ifPresent(it -> characters.add(Character.toString(it.next(-1))));
    characters.add("\n");
    regexp.codePoints().forEach(c -> characters.add(Character.toString(c)));
    List<String> used = characters.stream().limit(MOST_CHARACTERS).toList();
    List<String> texts = new ArrayList<>(List.of(""));
    for (int from = 0, length = 1; length <= LONGEST_TRIED; length++) {
      int to = texts.size();
      for (int i = from; i < to; i++) {
        for (String next : used) {
          texts.add(texts.get(i) + next);
        }
      }
      from = to;
    }
    texts.add(fuzzed.substring(0, Math.min(fuzzed.length(), LONGEST_TEXT)));
    return texts;
  }
}
