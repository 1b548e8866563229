package dev.keywright.layout.signature;

import dev.keywright.layout.source.JavaLiteral;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.StringJoiner;

/**
 * What is declared to bound the values of a part.
 *
 * @param min the smallest number
 * @param max the largest number
 * @param alphabet the characters of a text, as a regex class body
 * @param minLength the fewest characters or bytes
 * @param maxLength the most characters or bytes
 */
public record ValueLimits(
    OptionalLong min,
    OptionalLong max,
    Optional<String> alphabet,
    OptionalInt minLength,
    OptionalInt maxLength) {
  /** Nothing is declared. */
  public static final ValueLimits NONE =
      new ValueLimits(
          OptionalLong.empty(),
          OptionalLong.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty());

  /** The characters that a text surely holds that declares none. */
  public static final String ASSUMED = "0-9A-Za-z";

  /** Whether all values are declared to be equally long, so that none begins another. */
  public boolean haveOneLength() {
    return minLength.isPresent() && minLength.equals(maxLength);
  }

  /** The same limits with another smallest number. */
  public ValueLimits withMin(long smallest) {
    return new ValueLimits(OptionalLong.of(smallest), max, alphabet, minLength, maxLength);
  }

  /** The fewest characters or bytes, or elements; 0 if nothing is declared. */
  public int leastLength() {
    return minLength.orElse(0);
  }

  /** The most characters or bytes, or elements. */
  public int mostLength() {
    return maxLength.orElse(Integer.MAX_VALUE);
  }

  /** These limits without the bounds beyond those of a type, which bound nothing. */
  public ValueLimits within(TypeSignature type) {
    return new ValueLimits(within(type, min), within(type, max), alphabet, minLength, maxLength);
  }

  private static OptionalLong within(TypeSignature type, OptionalLong bound) {
    boolean isBeyond =
        type.kind().takesRange()
            && bound.isPresent()
            && (bound.getAsLong() < type.smallest() || bound.getAsLong() > type.largest());
    return isBeyond ? OptionalLong.empty() : bound;
  }

  /** The words of the signature. */
  void addTo(StringJoiner words) {
    declared().keySet().forEach(name -> words.add(shown(name)));
  }

  /** One of them as signatures have it, such as {@code min=0}; else {@code no min}. */
  public String shown(String name) {
    Object value = declared().get(name);
    return value == null
        ? "no " + name
        : name + "=" + (value instanceof String text ? JavaLiteral.of(text) : value);
  }

  /** What is declared, by the names of the attributes of {@code @Domain} and of signatures. */
  public Map<String, Object> declared() {
    Map<String, Object> declared = new LinkedHashMap<>();
    min.ifPresent(it -> declared.put("min", it));
    max.ifPresent(it -> declared.put("max", it));
    alphabet.ifPresent(it -> declared.put("alphabet", it));
    minLength.ifPresent(it -> declared.put("minLength", it));
    maxLength.ifPresent(it -> declared.put("maxLength", it));
    return declared;
  }
}
