package dev.keywright.runtime.alphabet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlphabetTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0-9A-Za-z",
        "a",
        "-",
        "-a",
        "a-",
        "--/",
        "a^",
        "!-&",
        "&",
        " -~",
        "\\d",
        "\\w",
        "\\w\\-.",
        "\\da-f",
        "\\t\\n\\r",
        "\\\\\\-\\[\\]\\^\\&",
        "\\.\\$\\|",
        "\\u0041-\\u005a",
        "\\u00E0-\\u00ff",
        "a-cb-dz",
        "ü-ÿ",
        "\\u0000-\\ud7ff\\ue000-\\uffff",
        "売り手",
        "\ud83d\ude00-\ud83d\ude4f",
        "\uffff\ud800\udc00"
      })
  void aClassBodyMeansWhatItMeansInARegex(String body) {
    Predicate<String> regex = Pattern.compile("[" + body + "]").asMatchPredicate();
    BitSet members = new BitSet();
    for (int c = 0; c < 0x20000; c++) {
      if (!isSurrogate(c) && regex.test(Character.toString(c))) {
        members.set(c);
      }
    }
    assertSame(Alphabet.of(body), members, 0x20000);
    assertSame(Alphabet.of(Alphabet.of(body).toString()), members, 0x20000);
  }

  @Test
  void theIntersectionHasTheMembersOfBoth() {
    List<String> bodies = List.of("0-9A-Za-z", "a-f0-3", "!-&x", "\\u00e0-\\ud7ff", "z", "\\w.-");
    for (String one : bodies) {
      for (String other : bodies) {
        Alphabet both = Alphabet.of(one).intersection(Alphabet.of(other));
        for (int c = 0; c <= 0x200; c++) {
          assertThat(both.contains(c))
              .isEqualTo(Alphabet.of(one).contains(c) && Alphabet.of(other).contains(c));
        }
      }
    }
  }

  @Test
  void anAlphabetContainsAnotherIfItContainsEachOfItsCharacters() {
    List<String> bodies =
        List.of("a", "a-z", "b-y", "a-cx-z", "a-ce-z", "0-9", "0-9a-z", "\\u00e9");
    for (String body : bodies) {
      for (String other : bodies) {
        Alphabet alphabet = Alphabet.of(body);
        Alphabet members = Alphabet.of(other);
        boolean expected =
            IntStream.range(0, 0x100).allMatch(c -> alphabet.contains(c) || !members.contains(c));

        assertThat(alphabet.containsAll(members)).as(body + " of " + other).isEqualTo(expected);
      }
    }
  }

  @Test
  void whatItPrintsIsReadBackAsTheSameSet() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      BitSet members = new BitSet();
      StringBuilder body = new StringBuilder();
      for (int run = 0; run <= random.nextInt(6); run++) {
        int first = random.nextInt(round % 2 == 0 ? 0x7f : 0x3000);
        int last = first + random.nextInt(round % 3 == 0 ? 3 : 40);
        members.set(first, last + 1);
        body.append(escaped(first)).append('-').append(escaped(last));
      }
      Alphabet alphabet = Alphabet.of(body.toString());
      assertSame(alphabet, members, 0x3100);
      assertSame(Alphabet.of(alphabet.toString()), members, 0x3100);
      assertThat(Alphabet.of(alphabet.toString())).hasToString(alphabet.toString());
    }
  }

  @Test
  void textsWithASeparatorBetweenThemAreCountedIfAllAreOfMembers() {
    Random random = new Random(11);
    String characters = ",,-+az \u00e9\u044f\uffff\ud83d\ude00\ud800";
    for (String body :
        List.of("a-z", "a-zа-я", "\\u00e9-\\ud7ff\\ue000-\\uffff", "-.a-z", "😀a-z")) {
      for (Alphabet alphabet : List.of(Alphabet.of(body), Alphabet.basic().above(','))) {
        for (int round = 0; round < 500; round++) {
          String text =
              "+"
                  + random
                      .ints(random.nextInt(6), 0, characters.length())
                      .mapToObj(i -> String.valueOf(characters.charAt(i)))
                      .collect(Collectors.joining());
          boolean isLegal =
              text.chars()
                  .skip(1)
                  .allMatch(c -> c == ',' || (!isSurrogate(c) && alphabet.contains(c)));
          long texts = text.chars().filter(c -> c == ',').count() + 1;
          assertThat(alphabet.texts(text, 1, ','))
              .as("%s of %s", text, alphabet)
              .isEqualTo(isLegal ? (int) texts : -1);
        }
      }
    }
  }

  private static String escaped(int c) {
    return "\\u" + HexFormat.of().toHexDigits((char) c);
  }

  private static void assertSame(Alphabet alphabet, BitSet members, int end) {
    BitSet contained = new BitSet();
    BitSet followed = new BitSet();
    for (int c = 0; c < end; c++) {
      contained.set(c, alphabet.contains(c));
    }
    for (int c = alphabet.next(-1); c >= 0 && c < end; c = alphabet.next(c)) {
      followed.set(c);
    }
    assertThat(contained).isEqualTo(members);
    assertThat(followed).isEqualTo(members);
  }

  @Test
  void theMembersArePrintedInOrderAndOnce() {
    assertThat(Alphabet.of("z-za-cb-d0-9")).hasToString("0-9a-dz");
    assertThat(Alphabet.of("ab")).hasToString("ab");
    assertThat(Alphabet.of("abc")).hasToString("a-c");
    assertThat(Alphabet.of("\\t^&\\[\\]-")).hasToString("\\u0009\\&\\-\\[\\]\\^");
    assertThat(Alphabet.of("é\ud83d\ude00")).hasToString("\\u00e9\ud83d\ude00");
  }

  @Test
  void theBasicAlphabetHasNoSurrogates() {
    BitSet basic = new BitSet();
    basic.set(0, 0xd800);
    basic.set(0xe000, 0x10000);
    assertSame(Alphabet.basic(), basic, 0x20000);
    assertThat(Alphabet.basic().next(0xffff)).isEqualTo(-1);
    assertThat(Alphabet.basic().next(0xd7ff)).isEqualTo(0xe000);
  }

  @Test
  void theAlphabetOfAllCharactersHasNoSurrogates() {
    BitSet all = new BitSet();
    all.set(0, 0xd800);
    all.set(0xe000, Character.MAX_CODE_POINT + 1);
    assertSame(Alphabet.all(), all, Character.MAX_CODE_POINT + 1);
    assertThat(Alphabet.all().next(Character.MAX_CODE_POINT)).isEqualTo(-1);
  }

  @Test
  void membersUpToABoundCanBeTakenAway() {
    Alphabet above = Alphabet.of("!-~").above('0');
    assertThat(above).hasToString("1-~");
    assertThat(Alphabet.of("ab").above('b').next(-1)).isEqualTo(-1);
    assertThat(Alphabet.basic().above('\uffff')).hasToString("");
  }

  @Test
  void oneMemberCanBeTakenAway() {
    assertThat(Alphabet.of("a-e").without('c')).hasToString("abde");
    assertThat(Alphabet.of("a-e").without('a')).hasToString("b-e");
    assertThat(Alphabet.of("a-e").without('x')).hasToString("a-e");
    assertThat(Alphabet.basic().without('\0').next(-1)).isEqualTo(1);
  }

  @Test
  void anotherAlphabetIsLeftOut() {
    assertThat(Alphabet.of("a-z").without(Alphabet.of("c-eyA"))).hasToString("abf-xz");
    assertThat(Alphabet.of("a-z").without(Alphabet.of("a-z")).next(-1)).isEqualTo(-1);
    assertThat(Alphabet.of("a-z").without(Alphabet.of("\\d"))).hasToString("a-z");
    assertThat(Alphabet.all().without(Alphabet.basic()).next(-1)).isEqualTo(0x10000);
    for (int c = 0; c <= Character.MAX_VALUE; c += 7) {
      assertThat(Alphabet.basic().without(Alphabet.of("\\u0000-%")).contains(c))
          .isEqualTo(c > '%' && !isSurrogate(c));
    }
  }

  private static boolean isSurrogate(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }

  @Test
  void theEndsOfPrintableAsciiAreWrittenAsTheyAre() {
    assertThat(Alphabet.of(" ~")).hasToString(" ~");
    assertThat(Alphabet.of("\\u001f\\u007f")).hasToString("\\u001f\\u007f");
    assertThat(Alphabet.of("\\uffff")).hasToString("\\uffff");
    assertThat(Alphabet.of("\ud800\udc00")).hasToString("\ud800\udc00");
    assertThat(Alphabet.of("\\!\\~")).hasToString("!~");
  }

  @Test
  void rangesThatEndInOrBeginWithASurrogateAreRefused() {
    for (String body :
        List.of("\\uD7FF-\\uD800", "\\uDFFF-\\uE000", "\\uD800", "\\uDFFF", "a-\\uE000")) {
      assertThatThrownBy(() -> Alphabet.of(body))
          .as(body)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("surrogates");
    }
    assertThat(Alphabet.of("a-\\uD7FF").contains('\ud7ff')).isTrue();
    assertThat(Alphabet.of("\\uE000-\\uFFFF").contains('\ue000')).isTrue();
  }

  @Test
  void alphabetsWithTheSameMembersAreEqual() {
    assertThat(Alphabet.of("a-c\\d"))
        .isEqualTo(Alphabet.of("0-9cab"))
        .hasSameHashCodeAs(Alphabet.of("0-9cab"))
        .isNotEqualTo(Alphabet.of("a-c"))
        .isNotEqualTo("0-9a-c");
    assertThat(Alphabet.of("\\u0000-\\ud7ff\\ue000-\\uffff")).isEqualTo(Alphabet.basic());
  }
}
