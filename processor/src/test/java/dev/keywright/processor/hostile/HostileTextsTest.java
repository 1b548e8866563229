package dev.keywright.processor.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.source.JavaLiteral;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever a text or a name is, it is refused by a check, or the key that holds it compiles without
 * a warning, and its documentation is sound.
 */
class HostileTextsTest {
  private static void assertSound(HostileRun run, String what) {
    List<String> faults = run.faults();
    System.out.printf("hostile %s: %s%n", what, run.tally());
    assertThat(faults).as(String.join("\n", faults)).isEmpty();
    assertThat(run.written()).as("keys that a text reaches").isPositive();
  }

  // Each text in three places by turns, and over the run each place with many texts.
  @Test
  @Tag("part")
  void aTextInSomePlacesIsRefusedOrHeld() {
    List<String> texts = HostileTexts.few();
    List<String> places = List.copyOf(HostilePlaces.ALL.keySet());
    HostileRun run = new HostileRun();
    for (int i = 0; i < texts.size(); i++) {
      for (int j = 0; j < 3; j++) {
        add(run, places.get((i * 3 + j + i / places.size()) % places.size()), texts.get(i));
      }
    }
    assertSound(run, "texts");
  }

  @TestFactory
  @Tag("full")
  Stream<DynamicTest> oneTextOfThirtyTwoInEachPlaceIsRefusedOrHeld() {
    return inEachPlace(32);
  }

  @TestFactory
  @Tag("evidence")
  Stream<DynamicTest> everyTextInEveryPlaceIsRefusedOrHeld() {
    return inEachPlace(1);
  }

  // Neighbours in the list attack the same reader, so that each place gets texts of every kind.
  // Only very short texts are legal in some places.
  private static Stream<DynamicTest> inEachPlace(int every) {
    List<String> places = List.copyOf(HostilePlaces.ALL.keySet());
    List<String> texts = List.copyOf(HostileTexts.all());
    return IntStream.range(0, places.size())
        .mapToObj(
            at ->
                DynamicTest.dynamicTest(
                    places.get(at),
                    () -> {
                      HostileRun run = new HostileRun();
                      IntStream.range(0, texts.size())
                          .filter(it -> texts.get(it).length() < 2 || it % every == at % every)
                          .forEach(it -> add(run, places.get(at), texts.get(it)));
                      assertSound(run, places.get(at));
                    }));
  }

  @Test
  void aTextThatNamesNothingIsRefused() {
    HostileRun run = new HostileRun();
    List<String> texts = HostileTexts.few().stream().filter(it -> !it.isBlank()).toList();
    HostilePlaces.OF_NAMES.forEach(
        (place, entity) -> texts.forEach(text -> run.add(place, filled(entity, text))));

    assertThat(run.faults()).isEmpty();
    System.out.printf("hostile names: %s%n", run.tally());
    assertThat(run.written()).isZero();
  }

  private static void add(HostileRun run, String place, String text) {
    run.add(place, filled(HostilePlaces.ALL.get(place), text));
  }

  private static String filled(String entity, String text) {
    return entity.replace("?", "(" + JavaLiteral.of(text) + ")");
  }

  @Test
  void everyCharacterThatSeparatesIsRefusedOrHeld() {
    HostileRun run = new HostileRun();
    HostilePlaces.OF_CHARACTERS.forEach(
        (place, entity) ->
            "\"'\\*/<>&@{}$%#;\n\r\t\0\177\u0085\u2028\u202e\ud800\uffff\u00e9 a"
                .chars()
                .forEach(c -> run.add(place, entity.replace("?", JavaLiteral.of((char) c)))));
    assertSound(run, "characters");
  }

  @Test
  void aWordOfJavaInSomeRoleIsRefusedOrHeld() {
    HostileRun run = new HostileRun();
    addSome(run, JavaWords.names(), WordPlaces.OF_MEMBERS);
    addSome(run, JavaWords.types(), WordPlaces.OF_TYPES);
    addSome(run, JavaWords.all(), WordPlaces.OF_TEXTS);
    WordPlaces.OF_MEMBERS.forEach(place -> run.add("permits", place.replace("?", "permits")));
    assertSound(run, "words");
  }

  @Test
  @Tag("full")
  void everyWordOfJavaInEveryRoleIsRefusedOrHeld() {
    HostileRun run = new HostileRun();
    addAll(run, JavaWords.names(), WordPlaces.OF_MEMBERS);
    addAll(run, JavaWords.types(), WordPlaces.OF_TYPES);
    addAll(run, JavaWords.all(), WordPlaces.OF_TEXTS);
    assertSound(run, "words, all");
  }

  private static void addSome(HostileRun run, List<String> words, List<String> places) {
    for (int i = 0; i < words.size(); i++) {
      run.add(words.get(i), places.get(i % places.size()).replace("?", words.get(i)));
    }
  }

  private static void addAll(HostileRun run, List<String> words, List<String> places) {
    for (String word : words) {
      places.forEach(place -> run.add(word, place.replace("?", word)));
    }
  }
}
