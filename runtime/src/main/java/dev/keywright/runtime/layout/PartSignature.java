package dev.keywright.runtime.layout;

import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.StringJoiner;

/**
 * One part of a column: its type, how it is written, and the facts that bound its values.
 *
 * @param pad the digits of a TEXT number, or 0
 * @param time the form of a time
 * @param hash the hash prefix before it
 * @param alphabet the characters that it may hold, as a regex class body
 * @param minLength the smallest number of characters or bytes
 * @param maxLength the largest number of characters or bytes
 * @param ordered whether it is ever scanned by range
 */
public record PartSignature(
    String name,
    TypeSignature type,
    int pad,
    boolean signed,
    Optional<TimeFormat> time,
    boolean descending,
    boolean reversed,
    Optional<HashSignature> hash,
    OptionalLong min,
    OptionalLong max,
    Optional<String> alphabet,
    OptionalInt minLength,
    OptionalInt maxLength,
    boolean ordered) {

  /** Whether it is a whole number. */
  boolean isWhole() {
    return type instanceof SimpleType simple && simple.isWhole();
  }

  /** Whether it is a point in time. */
  boolean isTime() {
    return type instanceof SimpleType simple && simple.isTime();
  }

  /** The type of time that it is. */
  TimeType<?> timeType() {
    return TimeType.of(((SimpleType) type).valueClass());
  }

  /** Whether its values may be asked for by range, as far as the signature tells. */
  boolean keepsOrder() {
    return ordered && !reversed && hash.isEmpty();
  }

  @Override
  public String toString() {
    StringJoiner words = new StringJoiner(" ").add(name).add(type.toString());
    addEncoding(words);
    hash.ifPresent(it -> words.add(it.toString()));
    addFacts(words);
    if (!ordered) {
      words.add("unordered");
    }
    return words.toString();
  }

  private void addEncoding(StringJoiner words) {
    if (pad > 0) {
      words.add("pad=" + pad);
    }
    if (signed) {
      words.add("signed");
    }
    time.ifPresent(form -> words.add("time=" + form));
    if (descending) {
      words.add("DESC");
    }
    if (reversed) {
      words.add("reversed");
    }
  }

  private void addFacts(StringJoiner words) {
    min.ifPresent(it -> words.add("min=" + it));
    max.ifPresent(it -> words.add("max=" + it));
    alphabet.ifPresent(it -> words.add("alphabet=" + Literal.of(it)));
    minLength.ifPresent(it -> words.add("minLength=" + it));
    maxLength.ifPresent(it -> words.add("maxLength=" + it));
  }
}
