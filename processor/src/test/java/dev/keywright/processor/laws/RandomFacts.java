package dev.keywright.processor.laws;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Facts about the values of a part, said in every way in which they can be said. */
final class RandomFacts {
  /** Also plain in a regular expression. */
  static final List<String> ALPHABETS =
      List.of(
          "0-9A-Za-z", "", "a-z", "0-9a-z", "A-Z0-9_", "+0-9", "a-f", "0-9", "a-z\u00e0-\u00ff");

  private static final String CONSTRAINTS = "jakarta.validation.constraints.";
  private static final List<Long> SMALLEST = List.of(0L, 1L, 5L, -20L, -1L, 99L);
  private static final List<Long> WIDTHS = List.of(9L, 0L, 1L, 90L, 150L, 5_000L, 1L << 40);

  private static final int DIGITS_OF_A_MILLION_VALUES = 6;

  private final Choices choices;

  RandomFacts(Choices choices) {
    this.choices = choices;
  }

  PartSpec of(WholeNumbers numbers) {
    WholeNumbers bounded = bounded(numbers);
    boolean isBounded = !bounded.equals(numbers);
    PartSpec spec = bounded.spec();
    spec = isBounded ? said(spec, bounded) : spec;
    boolean isWide = !isBounded && numbers.type().equals("long") && numbers.pad() != 1;
    boolean hasAMillionValues = numbers.pad() == 0 || numbers.pad() >= DIGITS_OF_A_MILLION_VALUES;
    return isWide ? counted(spec, hasAMillionValues) : spec;
  }

  // Only bounds that the padding, the sign and the type leave room for: others are refused.
  private WholeNumbers bounded(WholeNumbers numbers) {
    if (!choices.oneIn(3)) {
      return numbers;
    }
    BigInteger most = BigInteger.TEN.pow(numbers.pad() == 0 ? 19 : numbers.pad());
    long ofPad = most.subtract(BigInteger.ONE).min(BigInteger.valueOf(1L << 50)).longValueExact();
    long ofType =
        switch (numbers.type()) {
          case "byte" -> Byte.MAX_VALUE;
          case "short", "Short" -> Short.MAX_VALUE;
          case "int", "Integer" -> Integer.MAX_VALUE;
          default -> Long.MAX_VALUE;
        };
    long limit = Math.min(ofPad, ofType);
    boolean mayBeNegative = numbers.signed() || numbers.pad() == 0;
    long min = Math.max(choices.of(SMALLEST), mayBeNegative ? -limit : 0);
    long max = Math.min(min + choices.of(WIDTHS), limit);
    return min <= max ? numbers.from(min, max) : numbers;
  }

  private PartSpec said(PartSpec spec, WholeNumbers numbers) {
    long min = numbers.min();
    long max = numbers.max();
    return switch (choices.below(5)) {
      case 0 -> spec;
      case 1 -> spec.saidBy(List.of(constraint("Min", min + "L"), constraint("Max", max + "L")));
      case 2 ->
          spec.saidBy(
              List.of(
                  constraint(
                      "DecimalMin", "value = \"" + belowByAHalf(min) + "\", inclusive = false"),
                  constraint("DecimalMax", "\"" + aboveByAQuarter(max) + "\"")));
      // Of several, the narrowest holds.
      case 3 ->
          spec.saidBy(List.of(constraint("Min", min + "L"), constraint("Max", max + "L")))
              .knowing("min = " + (min - 1) + "L", "max = " + (max + 1) + "L");
      default -> {
        List<String> said = new ArrayList<>(List.of(constraint("Max", max + "L")));
        said.add(min == 0 || min == 1 ? sign(min) : constraint("Min", min + "L"));
        yield spec.saidBy(said);
      }
    };
  }

  private static BigDecimal belowByAHalf(long min) {
    return BigDecimal.valueOf(min).subtract(new BigDecimal("0.5"));
  }

  private static BigDecimal aboveByAQuarter(long max) {
    return BigDecimal.valueOf(max).add(new BigDecimal("0.25"));
  }

  private static String sign(long min) {
    return "@" + CONSTRAINTS + (min == 0 ? "PositiveOrZero" : "Positive");
  }

  private static String constraint(String name, String attributes) {
    return "@" + CONSTRAINTS + name + "(" + attributes + ")";
  }

  PartSpec of(Texts texts) {
    boolean isBounded = texts.maxLength() < Integer.MAX_VALUE;
    PartSpec spec = texts.spec();
    int way = choices.below(3);
    if (!isBounded) {
      return counted(spec, true);
    }
    if (way == 1 && !texts.alphabet().isEmpty()) {
      String body = Texts.inSource(texts.alphabet());
      String times = "{" + texts.minLength() + "," + texts.maxLength() + "}";
      return spec.saidBy(
          List.of(constraint("Pattern", "regexp = \"[" + body + "]" + times + "\"")));
    }
    if (way == 0) {
      String least = "minLength = " + texts.minLength();
      return texts.minLength() > 0 ? spec.knowing(least) : spec;
    }
    String size = "min = " + texts.minLength() + ", max = " + texts.maxLength();
    return way == 2 || texts.minLength() > 0 ? spec.saying(constraint("Size", size)) : spec;
  }

  PartSpec of(Bytes bytes) {
    if (bytes.minLength() == 0) {
      return bytes.spec();
    }
    return choices.oneIn(2)
        ? bytes.spec().knowing("minLength = " + bytes.minLength())
        : bytes.spec().saying(constraint("Size", "min = " + bytes.minLength()));
  }

  // Nothing that is written depends on these, and no law may. KW017 refuses a cardinality above the
  // number of values.
  private PartSpec counted(PartSpec spec, boolean hasAMillionValues) {
    return switch (choices.below(8)) {
      case 5 -> spec.knowing("cardinality = 9");
      case 6 -> spec.knowing("unique = true");
      case 7 ->
          hasAMillionValues
              ? spec.knowing("cardinality = 1000000", "unique = true")
              : spec.knowing("cardinality = 9", "unique = true");
      default -> spec;
    };
  }
}
