package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Other readings of the same bytes that leave nothing to decide: numbers that are far from zero by
 * the other reading alone, texts that are digits in many keys, and values of BINARY that are the
 * same by both in all keys.
 */
final class ClearReadings {
  private static final int FEW = 200;

  /** Numbers so much nearer to zero are what people count. */
  private static final double NEARER = 4;

  private ClearReadings() {}

  /** Whether this holds for each part in which two paths differ. */
  static boolean are(PathDifference difference, LayoutFormat format) {
    if (!difference.isOfReadings() || difference.own().isEmpty()) {
      return false;
    }
    for (int i = 0; i < difference.own().size(); i++) {
      if (!isClear(difference.own().get(i), difference.other().get(i), format)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isClear(Step own, Step other, LayoutFormat format) {
    if (own.isLiteral() || other.isLiteral()) {
      return false;
    }
    boolean isOfDigits = format.isText() && isWhole(own) && isString(other);
    if (isOfDigits && own.span().size() >= FEW / 2 && own.span().all(Bytes::isDigit)) {
      return true;
    }
    List<Object> few = values(own, format, FEW);
    List<Object> others = values(other, format, FEW);
    if (few.isEmpty() || others.isEmpty()) {
      return false;
    }
    // A sign that no key needs stays a doubt, however small the numbers are with it.
    boolean isNeeded =
        !own.read().part().encoding().signed()
            || few.stream().anyMatch(it -> it instanceof Number number && number.doubleValue() < 0);
    boolean areNumbers = isWhole(own) && isWhole(other) && isNeeded;
    return (areNumbers && size(few) * NEARER <= size(others))
        || (!format.isText()
            && few.equals(others)
            && values(own, format, own.span().size())
                .equals(values(other, format, own.span().size())));
  }

  private static boolean isString(Step step) {
    return step.read().part().type() == SimpleType.STRING;
  }

  private static boolean isWhole(Step step) {
    return step.read().part().kind() == Kind.WHOLE;
  }

  /** How far numbers are from zero, of which half are farther. */
  private static double size(List<Object> numbers) {
    double[] sizes =
        numbers.stream()
            .mapToDouble(it -> Math.abs(((Number) it).doubleValue()))
            .sorted()
            .toArray();
    return sizes[sizes.length / 2];
  }

  /** What a part holds in the first keys; empty if it cannot be read by itself. */
  private static List<Object> values(Step step, LayoutFormat format, int keys) {
    Optional<DecodedLayout> alone = alone(step.read().part(), format);
    List<Object> values = new ArrayList<>();
    for (int key = 0; key < Math.min(keys, step.span().size()); key++) {
      SampledKey content = new SampledKey(new byte[][] {step.span().bytes(key)}, key);
      Optional<Map<String, Object>> row = alone.flatMap(it -> it.read(content));
      if (row.isEmpty()) {
        return List.of();
      }
      values.add(comparable(step.read().part(), row.get().values().iterator().next()));
    }
    return values;
  }

  private static Object comparable(PartSignature part, Object value) {
    if (value instanceof byte[] bytes) {
      return KeyText.ofValue(bytes);
    }
    // The Java type may be wider for the one than for the other.
    return part.kind() == Kind.WHOLE
        ? (Object) unsigned(part, ((Number) value).longValue())
        : value;
  }

  /** Numbers of 64 bits without a sign, of which the highest bit is set, are far from zero. */
  private static double unsigned(PartSignature part, long value) {
    boolean isOfBits =
        part.type() == SimpleType.LONG
            && part.encoding().number().filter(it -> it.isOfBits(Long.BYTES)).isPresent();
    return isOfBits && value < 0 ? value + 0x1p64 : value;
  }

  private static Optional<DecodedLayout> alone(PartSignature part, LayoutFormat format) {
    try {
      return Optional.of(
          new DecodedLayout(
              LayoutSignature.parse(
                  (format.isText() ? "TEXT separator=','" : "BINARY")
                      + " | key: "
                      + part.named("value"))));
    } catch (MalformedSignatureException impossible) {
      return Optional.empty();
    }
  }
}
