package dev.keywright.testing.value;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts that are beginnings of each other, as long as allowed, or full of awkward characters. */
record TextValues(AcceptedValues accepted, String delimiters, Random random) {
  private static final int LONGEST = 48;
  private static final int MOST_RANDOM = 6;
  // Of the last three, hashCode is the smallest int; i is another letter in Turkish.
  private static final List<String> NEIGHBOURS =
      List.of(
          "a",
          "b",
          "a1",
          "a10",
          "a100",
          "a1001",
          "a0",
          "A",
          "AB",
          "10",
          "9",
          "",
          "ab",
          "i",
          "I",
          "xfjfxtf",
          "RQGDEOF",
          "4727612241");
  private static final String AWKWARD =
      "\0\1 !#,-./:;_|~\u007f\u0080\u00e9\u07ff\u0800\ud7ff\ue000\uffff";

  List<Object> all() {
    List<Object> all = new ArrayList<>();
    NEIGHBOURS.forEach(it -> addFitted(all, it));
    delimiters
        .chars()
        .forEach(
            c -> {
              addFitted(all, "a" + (char) c + "b");
              addFitted(all, "a" + (char) (c + 1));
              addFitted(all, "a" + (char) c);
            });
    Alphabet alphabet = accepted.alphabet();
    int first = alphabet.next(-1);
    int last = alphabet.previous(Character.MAX_CODE_POINT + 1);
    if (first < 0) {
      return all;
    }
    String low = Character.toString(first);
    String high = Character.toString(last);
    String longest = low.repeat(Math.min(accepted.maxLength(), LONGEST));
    for (String text : List.of(low, high, low + high, high + low, low + low, longest)) {
      addFitted(all, text);
      addFitted(all, "a" + text);
    }
    AWKWARD.chars().forEach(c -> addFitted(all, "a" + (char) c));
    for (int i = 0; i < MOST_RANDOM; i++) {
      addFitted(all, random(first, last));
    }
    return all;
  }

  /** All characters, ascending; none if they are many. */
  Stream<Object> characters() {
    Alphabet alphabet = accepted.alphabet();
    List<Object> all =
        IntStream.iterate(alphabet.next(-1), TextValues::isOneChar, alphabet::next)
            .limit(NumberValues.MOST_WHOLE + 1L)
            .mapToObj(it -> (Object) (char) it)
            .toList();
    return all.size() > NumberValues.MOST_WHOLE ? Stream.of() : all.stream();
  }

  private static boolean isOneChar(int character) {
    return character >= 0 && character <= Character.MAX_VALUE;
  }

  private String random(int first, int last) {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(Math.min(accepted.maxLength(), MOST_RANDOM) + 1);
    for (int i = 0; i < length; i++) {
      int next = accepted.alphabet().next(first - 1 + random.nextInt(last - first + 1));
      text.appendCodePoint(next < 0 ? first : next);
    }
    return text.toString();
  }

  // The text, filled or cut to a legal length.
  private void addFitted(List<Object> all, String text) {
    int first = accepted.alphabet().next(-1);
    String filler =
        accepted.alphabet().contains('0') || first < 0 ? "0" : Character.toString(first);
    int missing = Math.max(0, Math.min(accepted.minLength(), LONGEST) - text.length());
    String filled = text + filler.repeat(missing);
    all.add(
        filled.length() > accepted.maxLength()
            ? filled.substring(0, accepted.maxLength())
            : filled);
  }
}
