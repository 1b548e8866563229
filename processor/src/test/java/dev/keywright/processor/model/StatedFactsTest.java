package dev.keywright.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.check.Spot;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What a part and its type say together, judged by every value of a few. */
class StatedFactsTest {
  private static final int CASES = 3_000;
  private static final int LARGEST = 6;
  private static final List<String> ALPHABETS = List.of("a", "b", "ab", "bc", "a-c");
  private static final List<String> TEXTS =
      List.of("", "a", "b", "c", "ab", "bc", "aaa", "abc", "bbbb", "cccc", "aaaa");

  private final Random random = new Random(17);

  @Test
  void aPartThatNarrowsItsTypeTakesWhatBothTake() {
    int narrowed = 0;
    for (int i = 0; i < CASES; i++) {
      Facts own = facts();
      Facts type = facts();
      Facts both = StatedFacts.of(own, List.of(new Statement("Id.value", type)));
      List<String> wider = wider(own, type);

      for (Object value : values()) {
        boolean isOfBoth = takes(own, value) && takes(type, value);
        if (wider.isEmpty()) {
          assertThat(takes(both, value)).as("%s of %s", value, both).isEqualTo(isOfBoth);
        }
      }
      narrowed += wider.isEmpty() ? 1 : 0;
    }
    System.out.println("facts of types: " + CASES + " pairs, " + narrowed + " narrowed");
    assertThat(narrowed).isBetween(CASES / 10, CASES * 9 / 10);
  }

  @Test
  void aPartIsWiderOnlyIfItAloneTakesAValue() {
    for (int i = 0; i < CASES; i++) {
      Facts own = facts();
      Facts type = facts();
      for (String fact : wider(own, type)) {
        assertThat(values())
            .as("%s of %s, and of %s", fact, own, type)
            .anyMatch(it -> takes(only(own, fact), it) && !takes(only(type, fact), it));
      }
    }
  }

  private static List<String> wider(Facts own, Facts type) {
    return Facts.NAMES.stream()
        .filter(it -> own.says(it) && type.says(it) && !StatedFacts.narrows(it, own, type))
        .toList();
  }

  private static Facts only(Facts facts, String fact) {
    return Facts.none(new Spot("one")).with(fact, facts.declared().get(fact));
  }

  private Facts facts() {
    ValueLimits limits =
        new ValueLimits(
            number().map(OptionalLong::of).orElse(OptionalLong.empty()),
            number().map(OptionalLong::of).orElse(OptionalLong.empty()),
            random.nextBoolean()
                ? Optional.of(ALPHABETS.get(random.nextInt(ALPHABETS.size())))
                : Optional.empty(),
            length(),
            length());
    return Facts.of(limits, new Spot("one"));
  }

  private Optional<Long> number() {
    return random.nextBoolean()
        ? Optional.of((long) random.nextInt(2 * LARGEST + 1) - LARGEST)
        : Optional.empty();
  }

  private OptionalInt length() {
    return random.nextBoolean() ? OptionalInt.of(1 + random.nextInt(3)) : OptionalInt.empty();
  }

  private static List<Object> values() {
    List<Object> values = new ArrayList<>(TEXTS);
    LongStream.rangeClosed(-LARGEST - 1, LARGEST + 1).forEach(values::add);
    return values;
  }

  private static boolean takes(Facts facts, Object value) {
    ValueLimits limits = facts.limits();
    if (value instanceof Long number) {
      return number >= limits.min().orElse(number) && number <= limits.max().orElse(number);
    }
    String text = (String) value;
    Optional<Alphabet> alphabet = limits.alphabet().map(Alphabet::of);
    return text.length() >= limits.minLength().orElse(0)
        && text.length() <= limits.maxLength().orElse(text.length())
        && alphabet.filter(it -> !text.chars().allMatch(it::contains)).isEmpty();
  }
}
