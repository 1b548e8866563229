package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.SamplePart;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartCharacters;
import dev.keywright.processor.model.PartType;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Values of a part with separators in them, and without, to look for keys that are ambiguous. */
final class SeparatedValues {
  private static final int NEIGHBOURS = 10;
  private static final int DIGITS_OF_BYTE = 2;

  private SeparatedValues() {}

  /** Values that the part may hold, the easily read ones first. */
  static List<Object> of(SamplePart samples) {
    Part part = samples.part();
    return Stream.concat(texts(samples).map(text -> read(part, text)), typical(part))
        .flatMap(Optional::stream)
        .filter(samples::isLegal)
        .distinct()
        .toList();
  }

  // Ten neighbouring numbers hold every digit, and the smallest one the sign.
  private static Stream<Optional<Object>> typical(Part part) {
    List<Optional<Object>> values = new ArrayList<>();
    if (part.type() instanceof PartType.Codes codes) {
      codes.constants().forEach(constant -> values.add(Optional.of(constant)));
    }
    if (part.is(Kind.WHOLE)) {
      for (int i = 0; i < NEIGHBOURS; i++) {
        values.add(Optional.of(NumberRange.of(part).min() + i));
      }
    }
    return values.stream();
  }

  private static Stream<String> texts(SamplePart samples) {
    // Of a last part, only that of the part before it matters.
    SamplePart ended = samples.isEnded() ? samples : samples.at(Math.max(0, samples.index() - 1));
    char separator = ended.isEnded() ? ended.separator() : ',';
    List<String> texts = new ArrayList<>();
    for (String stem : List.of("abc", "523")) {
      char a = stem.charAt(0);
      char b = stem.charAt(1);
      char c = stem.charAt(2);
      texts.add("" + a);
      texts.add("" + a + separator + b);
      texts.add("" + b + separator + c);
      texts.add("" + c);
      texts.add("" + b + separator);
      texts.add("" + separator + b);
    }
    texts.add("");
    texts.add("" + separator);
    if (samples.isEscaped() && SeparatorAdvice.isHexDigit(separator)) {
      // Between '0' and 'O', each digit occurs in the escape of some letter or digit.
      for (char c = '0'; c <= 'O'; c++) {
        texts.add("" + c);
      }
    }
    Part part = samples.part();
    int least = PartCharacters.leastLength(part) * (part.is(Kind.BYTES) ? DIGITS_OF_BYTE : 1);
    if (least > 1) {
      // Of bytes, an even number of digits stays one.
      String before = texts.get(0).repeat(least - (part.is(Kind.BYTES) ? DIGITS_OF_BYTE : 1));
      texts.addAll(texts.stream().map(text -> before + text).toList());
      texts.add(String.valueOf(separator).repeat(least));
    }
    // Here as well as there, since equal arrays are not equal.
    return texts.stream().distinct();
  }

  private static Optional<Object> read(Part part, String text) {
    if (part.is(Kind.TEXT)) {
      return Optional.of(text);
    }
    if (part.is(Kind.WHOLE) && text.matches("-?[1-9][0-9]*")) {
      return Optional.of(Long.valueOf(text));
    }
    if (part.is(Kind.BYTES) && text.matches("([0-9a-f]{2})*")) {
      return Optional.of(HexFormat.of().parseHex(text));
    }
    return Optional.empty();
  }
}
