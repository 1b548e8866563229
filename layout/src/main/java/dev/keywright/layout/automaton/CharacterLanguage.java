package dev.keywright.layout.automaton;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.automaton.Repetition.Unit;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.alphabet.Run;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The characters of an alphabet, as the symbols that each is written as.
 *
 * @param runs neighbouring characters that take equally many symbols in every form
 */
record CharacterLanguage(List<Run> runs) {
  private static final List<Integer> WIDTHS_BEGIN = List.of(0x80, 0x800, 0x1_0000);
  private static final BitSet REST_OF_UTF_8 = Symbols.between(0x80, 0xbf);
  private static final BitSet REST_OF_PAIR =
      Symbols.between(Character.MIN_LOW_SURROGATE, Character.MAX_LOW_SURROGATE);

  private static Stream<Run> cut(Run run, int at) {
    return run.first() < at && at <= run.last()
        ? Stream.of(new Run(run.first(), at - 1), new Run(at, run.last()))
        : Stream.of(run);
  }

  static CharacterLanguage of(Alphabet alphabet) {
    Stream<Run> runs = Run.of(alphabet).stream();
    for (int begin : WIDTHS_BEGIN) {
      runs = runs.flatMap(run -> cut(run, begin));
    }
    return new CharacterLanguage(runs.toList());
  }

  /** The characters that are no more than one, or all others. */
  CharacterLanguage upTo(int character, boolean areOthers) {
    return new CharacterLanguage(
        runs.stream()
            .flatMap(run -> cut(run, character + 1))
            .filter(run -> run.first() > character == areOthers)
            .toList());
  }

  /** All but some characters. */
  CharacterLanguage without(IntStream characters) {
    Stream<Run> others = runs.stream();
    for (int c : characters.toArray()) {
      others =
          others
              .flatMap(run -> cut(run, c))
              .flatMap(run -> cut(run, c + 1))
              .filter(run -> run.first() != c);
    }
    return new CharacterLanguage(others.toList());
  }

  boolean contains(int character) {
    return runs.stream().anyMatch(run -> run.first() <= character && character <= run.last());
  }

  IntStream characters() {
    return runs.stream().flatMapToInt(run -> IntStream.rangeClosed(run.first(), run.last()));
  }

  /** As UTF-16. */
  List<Unit> units() {
    return grouped(Character::toString, REST_OF_PAIR);
  }

  /** As UTF-8. */
  List<Unit> utf8() {
    return grouped(CharacterLanguage::utf8, REST_OF_UTF_8);
  }

  /** As two bytes, the higher one first. */
  Automaton bytes() {
    CharacterLanguage basic = upTo(Character.MAX_VALUE, /* areOthers= */ false);
    return new Automaton()
        .oneOf(
            basic.grouped(CharacterLanguage::twoBytes, Symbols.anyByte()).stream()
                .map(Unit::automaton)
                .toList());
  }

  /** Those that are written as equally many symbols together. */
  private List<Unit> grouped(IntFunction<String> written, BitSet rest) {
    Map<Integer, List<Run>> bySize = new TreeMap<>();
    for (Run run : runs) {
      int size = written.apply(run.first()).length();
      bySize.computeIfAbsent(size, none -> new ArrayList<>()).add(run);
    }
    return bySize.entrySet().stream()
        .map(
            group ->
                new Unit(
                    one(group.getValue(), written, rest),
                    Character.charCount(group.getValue().get(0).first()),
                    group.getKey()))
        .toList();
  }

  /**
   * One of the characters of some runs: within a run, they sort as what they are written as.
   *
   * @param rest the symbols after the first one
   */
  private static Automaton one(List<Run> runs, IntFunction<String> written, BitSet rest) {
    BitSet single = new BitSet();
    List<Automaton> several = new ArrayList<>();
    for (Run run : runs) {
      String first = written.apply(run.first());
      String last = written.apply(run.last());
      if (first.length() == 1) {
        single.or(Symbols.between(first.charAt(0), last.charAt(0)));
      } else {
        several.add(
            new Automaton().between(first, last, index -> index == 0 ? Symbols.anyUnit() : rest));
      }
    }
    if (!single.isEmpty()) {
      several.add(new Automaton().one(single));
    }
    return new Automaton().oneOf(several);
  }

  private static String utf8(int character) {
    return new String(Character.toString(character).getBytes(UTF_8), ISO_8859_1);
  }

  private static String twoBytes(int character) {
    return String.valueOf((char) (character >> Byte.SIZE)) + (char) (character & 0xff);
  }
}
