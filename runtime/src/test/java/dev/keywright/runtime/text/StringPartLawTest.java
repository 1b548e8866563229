package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts around the separator, in every place that a text can have. */
class StringPartLawTest {
  private static final String AROUND_COMMA = "\0 +,-.0z\u007f\u0080\ue000\uffff";

  static Stream<StringPart> ordered() {
    StringPart any = StringPart.of("note");
    return Stream.of(
        any,
        any.before(','),
        any.escapedBefore(','),
        any.escapedBefore('\0'),
        any.escapedBefore('~'),
        StringPart.of("note", "a-z\uffff\ud800\udc00\udbff\udfff").before(','),
        StringPart.of("note", "+-/\uffff\ud800\udc00\udbff\udfff").escapedBefore(','));
  }

  static Stream<StringPart> all() {
    return Stream.concat(ordered(), Stream.of(StringPart.of("note").unorderedBefore(',')))
        .flatMap(part -> Stream.of(part, part.inReverse(), part.atMost(1)));
  }

  @ParameterizedTest
  @MethodSource("ordered")
  void whatFollowsTheTextDoesNotChangeItsOrder(StringPart part) {
    String end = part.separator() < 0 ? "" : "" + (char) part.separator();
    for (String a : values(part)) {
      for (String b : values(part)) {
        int stored = PartLaws.compareUtf8(part.text(a) + end, part.text(b) + end);
        if (Integer.signum(stored) != Integer.signum(PartLaws.compareUtf8(a, b))) {
          fail("%s against %s", a, b);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void whatIsWrittenIsReadBack(StringPart part) {
    PartLaws.assertInverse(part, values(part));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theEncodedTextNeverHoldsItsSeparator(StringPart part) {
    assertThat(values(part)).noneMatch(value -> part.text(value).indexOf(part.separator()) >= 0);
  }

  @ParameterizedTest
  @MethodSource("all")
  void nearAStoredTextIsNoOtherFormOfAText(StringPart part) {
    PartLaws.assertCanonical(part, values(part));
  }

  /** All texts of up to two of the characters that the part may hold. */
  private static List<String> values(StringPart part) {
    List<String> characters =
        (AROUND_COMMA + "\ud800\udc00\ud800\udc01\udbff\udfff")
            .codePoints()
            .filter(part.alphabet()::contains)
            .mapToObj(Character::toString)
            .toList();
    List<String> values = new ArrayList<>(characters);
    if (part.maxLength() > 1) {
      for (String first : characters) {
        characters.forEach(second -> values.add(first + second));
      }
    }
    values.add("");
    values.removeIf(value -> value.length() > part.maxLength());
    return Collections.unmodifiableList(values);
  }
}
