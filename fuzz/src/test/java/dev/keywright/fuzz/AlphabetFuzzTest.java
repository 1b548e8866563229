package dev.keywright.fuzz;

import static dev.keywright.fuzz.Law.require;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Alphabets, compared with the classes of {@link Pattern} whose body they are. */
class AlphabetFuzzTest {
  static Stream<byte[]> samples() {
    return Stream.of(
            "0-9A-Za-z",
            "\\w\\d.\\-",
            "-a",
            "a-",
            "\\u0041-\\u005a",
            "\\t\\n\\r \\\\",
            "\u00e9\u0416-\u042f",
            "\ud83d\ude00-\ud83d\ude4f",
            "!-\ud7ff\ue000-\udbff\udfff",
            "a&b^c\\]\\[")
        .map(Wtf8::bytes);
  }

  static Stream<byte[]> corpus() {
    return Corpus.of(AlphabetFuzzTest.class);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleIsAnAlphabet(byte[] input) {
    assertThat(judge(input)).isTrue();
  }

  @MethodSource({"samples", "corpus"})
  @FuzzTest
  void anAlphabetIsRefusedOrIsTheClassOfARegularExpression(byte[] input) {
    judge(input);
  }

  private static boolean judge(byte[] input) {
    String body = Wtf8.text(input, 0, input.length);
    Alphabet alphabet;
    try {
      alphabet = Alphabet.of(body);
    } catch (IllegalArgumentException refused) {
      require(refused.getClass() == IllegalArgumentException.class, "another exception");
      return false;
    }
    Predicate<String> regex = Pattern.compile("[" + body + "]").asMatchPredicate();
    Alphabet printed = Alphabet.of(alphabet.toString());
    require(printed.containsAll(alphabet) && alphabet.containsAll(printed), "printed otherwise");
    require(printed.toString().equals(alphabet.toString()), "printed in two ways");
    Alphabet both = alphabet.intersection(Alphabet.basic());
    SortedSet<Integer> probes = probes(body, alphabet);
    for (int c : probes) {
      boolean isMember = alphabet.contains(c);
      require(isMember == regex.test(Character.toString(c)), "a member of one: " + c);
      require(isMember == printed.contains(c), "a member when printed: " + c);
      boolean isBasic = c <= Character.MAX_VALUE;
      require(both.contains(c) == (isMember && isBasic), "a member of both: " + c);
      require((alphabet.next(c - 1) == c) == isMember, "next: " + c);
    }
    return true;
  }

  // Every character that is written or a border of a run, with its neighbours.
  private static SortedSet<Integer> probes(String body, Alphabet alphabet) {
    SortedSet<Integer> probes = new TreeSet<>();
    Stream.concat(
            Stream.of(0, 0x7f, 0x80, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff),
            Stream.concat(body.codePoints().boxed(), alphabet.toString().codePoints().boxed()))
        .forEach(
            c -> {
              for (int near = c - 1; near <= c + 1; near++) {
                if (Character.isValidCodePoint(near) && !isSurrogate(near)) {
                  probes.add(near);
                }
              }
            });
    return probes;
  }

  private static boolean isSurrogate(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }
}
