package dev.keywright.layout.automaton;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.TupleBytes;
import dev.keywright.runtime.binary.TupleChar;
import dev.keywright.runtime.binary.TupleText;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts, bytes and characters in every encoding, of few characters. */
final class Frames {
  private static final List<String> ALPHABETS =
      List.of(
          "ab",
          "\\u0000a",
          "\\u0000\\u0001%!",
          "a\\u00e9\\u07ff",
          "\\u0800a",
          "-.a",
          "/09",
          "\ud83d\ude00a");
  private static final int LONGEST = 4;

  private final List<SmallPart> parts = new ArrayList<>();

  static List<SmallPart> all() {
    Frames all = new Frames();
    for (String alphabet : ALPHABETS) {
      List<String> characters = characters(Alphabet.of(alphabet));
      List<String> texts = texts(characters);
      for (int[] lengths : new int[][] {{0, 2}, {1, 3}, {2, 2}, {3, 3}, {0, 0}}) {
        all.texts(alphabet, lengths[0], lengths[1], texts);
      }
      all.characters(alphabet, characters);
    }
    all.bytes(0, 1);
    all.bytes(1, 1);
    all.bytes(0, 0);
    return all.parts;
  }

  private static List<String> characters(Alphabet alphabet) {
    return IntStream.iterate(alphabet.next(-1), c -> c >= 0, alphabet::next)
        .mapToObj(Character::toString)
        .toList();
  }

  private static List<String> texts(List<String> characters) {
    List<String> all = new ArrayList<>(List.of(""));
    List<String> longest = all;
    for (int length = 1; length <= LONGEST; length++) {
      longest = longest.stream().flatMap(it -> characters.stream().map(c -> it + c)).toList();
      all = new ArrayList<>(all);
      all.addAll(longest);
    }
    return all;
  }

  private void texts(String alphabet, int least, int most, List<String> texts) {
    StringPart text = StringPart.of("part", alphabet).atLeast(least).atMost(most);
    Stream.of(
            text,
            text.inReverse(),
            text.escapedBefore(','),
            text.escapedBefore(' '),
            text.escapedBefore('-').inReverse(),
            text.byLabels(),
            NativeString.of("part", alphabet).atLeast(least).atMost(most))
        .forEach(it -> parts.add(new SmallPart(it, texts)));
    BinaryString bytes = BinaryString.of("part", alphabet).atLeast(least).atMost(most);
    Stream.of(
            bytes,
            bytes.followed(),
            bytes.descendingOrder(),
            bytes.inReverse(),
            bytes.followed().inReverse(),
            TupleText.of(bytes))
        .forEach(it -> parts.add(new SmallPart(it, texts)));
    framed(bytes, texts);
  }

  private <T> void framed(BinaryPart<T> content, List<?> values) {
    List<BinaryFramed<T>> framed = new ArrayList<>();
    for (int mark : new int[] {0, 1, '!', 'a', 'b', 0x80, 0x98, 0xa9, 0xff}) {
      framed.add(BinaryFramed.terminated(content, mark));
      framed.add(BinaryFramed.filled(content, 2, mark));
      framed.add(BinaryFramed.filled(content, 3, mark));
    }
    framed.add(BinaryFramed.terminated(content, 0, "\0", "\1x", "\1", "\1y"));
    framed.add(BinaryFramed.terminated(content, '!', "!", "%0$", "%", "%9$"));
    framed.add(BinaryFramed.terminated(content, 0, "a", "a1"));
    for (int width = 1; width <= LONGEST; width++) {
      framed.add(BinaryFramed.fixed(content, width));
    }
    for (BinaryFramed<T> each : List.copyOf(framed)) {
      framed.add(each.descendingOrder());
    }
    for (int bytes : List.of(0, 1, 2, 4)) {
      framed.add(BinaryFramed.lengthPrefixed(content, bytes));
    }
    framed.add(BinaryFramed.before(content, 0));
    framed.add(BinaryFramed.before(content, 2));
    framed.forEach(it -> parts.add(new SmallPart(it, values)));
  }

  private void characters(String alphabet, List<String> characters) {
    List<Character> values =
        characters.stream().filter(it -> it.length() == 1).map(it -> it.charAt(0)).toList();
    BinaryChar character = BinaryChar.of("part", alphabet);
    Stream.of(
            character,
            character.descendingOrder(),
            TupleChar.of(character),
            CharPart.of("part", alphabet))
        .forEach(it -> parts.add(new SmallPart(it, values)));
  }

  private void bytes(int least, int most) {
    List<byte[]> values = new ArrayList<>(List.of(new byte[0], new byte[2]));
    IntStream.range(0, 0x100).forEach(it -> values.add(new byte[] {(byte) it}));
    BinaryBytes bytes = BinaryBytes.of("part").atLeast(least).atMost(most);
    Stream.of(
            bytes,
            bytes.followed(),
            bytes.descendingOrder(),
            TupleBytes.of(bytes),
            HexPart.of("part").atLeast(least).atMost(most),
            NativeBytes.of("part").atLeast(least).atMost(most))
        .forEach(it -> parts.add(new SmallPart(it, values)));
    framed(bytes, values);
  }
}
