package dev.keywright.processor.search;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Which values the parts of a column may hold. */
record Legality(Layout layout, Column column) {
  /** What a text without a declared alphabet is taken to hold where a separator is judged. */
  static final String ASSUMED = "0-9A-Za-z";

  private static final Map<String, Pattern> CLASSES = new ConcurrentHashMap<>();

  /** Whether the encoder takes a value. */
  boolean isLegal(int index, Object value) {
    Part part = column.parts().get(index);
    ValueLimits limits = part.limits();
    if (value instanceof List<?> list) {
      return isLegalList(part, list);
    }
    if (part.encoding().number().isPresent() && !new ForeignValues(part).takesNumber(value)) {
      return false;
    }
    if (value instanceof Long number) {
      return isWithin(part, number) && fits(part, number);
    }
    if (value instanceof byte[] bytes) {
      return hasLength(limits, bytes.length) && isFramed(part, value);
    }
    if (value instanceof String text) {
      return hasLength(limits, text.length())
          && text.codePoints().allMatch(c -> isLegalCharacter(index, c))
          && isFramed(part, value);
    }
    return !(value instanceof Character c)
        || (!Character.isSurrogate(c)
            && limits.alphabet().map(body -> holds(body, c)).orElse(true));
  }

  /** Whether nothing that is declared rules a number out, whatever its digits have room for. */
  boolean isWithin(int index, long number) {
    return isWithin(column.parts().get(index), number);
  }

  /** Whether a value may be shown to prove a fault. */
  boolean isPlausible(int index, Object value) {
    Part part = column.parts().get(index);
    if (value instanceof String text && part.limits().alphabet().isEmpty() && !isLast(index)) {
      return hasLength(part.limits(), text.length())
          && text.codePoints().allMatch(c -> holds(ASSUMED, c));
    }
    return isDeclared(index, value);
  }

  /** Whether a value is as it is declared; steps are declared, and no encoder looks at them. */
  boolean isDeclared(int index, Object value) {
    return isLegal(index, value)
        && !(value instanceof Long number && !isMultiple(column.parts().get(index), number));
  }

  private static boolean isMultiple(Part part, long number) {
    return number % part.facts().step().orElse(1) == 0;
  }

  private boolean isLast(int index) {
    return column.isLast(column.parts().get(index));
  }

  private static boolean isWithin(Part part, long number) {
    return number >= part.signature().min() && number <= part.signature().max();
  }

  private boolean fits(Part part, long number) {
    int pad = part.encoding().pad();
    boolean isSmall = BigInteger.valueOf(number).abs().compareTo(BigInteger.TEN.pow(pad)) < 0;
    return layout.isBinary() || pad == 0 || (isSmall && (number >= 0 || part.encoding().signed()));
  }

  private static boolean hasLength(ValueLimits limits, int length) {
    return length <= limits.maxLength().orElse(Integer.MAX_VALUE)
        && length >= limits.minLength().orElse(0);
  }

  private static boolean isFramed(Part part, Object value) {
    return part.encoding().text().isEmpty() || new ForeignValues(part).takesText(value);
  }

  /** Whether each part of each element is legal where another one follows. */
  private boolean isLegalList(Part part, List<?> elements) {
    List<Part> parts = ((PartType.Repeated) part.type()).parts();
    List<Part> followed = new ArrayList<>(parts);
    followed.add(parts.get(0));
    Legality legality =
        new Legality(layout, new Column(column.name(), column.isPartition(), false, followed));
    for (Object element : elements) {
      for (int i = 0; i < parts.size(); i++) {
        if (!legality.isLegal(i, ((List<?>) element).get(i))) {
          return false;
        }
      }
    }
    // No elements and one empty text would both be nothing.
    boolean isBlank =
        !layout.isBinary()
            && parts.size() == 1
            && parts.get(0).is(Kind.TEXT)
            && legality.isLegal(0, "");
    return hasLength(part.limits(), elements.size()) && !(isBlank && elements.isEmpty());
  }

  private boolean isLegalCharacter(int index, int c) {
    Part part = column.parts().get(index);
    if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
      return false;
    }
    if (part.limits().alphabet().isPresent()) {
      return holds(part.limits().alphabet().get(), c);
    }
    boolean isFree = layout.isBinary() || layout.escape() || isLast(index);
    boolean isAbove = part.keepsOrder() ? c > layout.separator() : c != layout.separator();
    return (layout.isBinary() || c <= Character.MAX_VALUE) && (isFree || isAbove);
  }

  private static boolean holds(String classBody, int c) {
    return CLASSES
        .computeIfAbsent(classBody, body -> Pattern.compile("[" + body + "]"))
        .matcher(Character.toString(c))
        .matches();
  }
}
