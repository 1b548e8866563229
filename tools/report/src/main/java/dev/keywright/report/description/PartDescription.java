package dev.keywright.report.description;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** A part of a key, with the facts that are declared about its values. */
public record PartDescription(
    String name,
    String type,
    String kind,
    String form,
    boolean fixedWidth,
    OptionalLong maxBytes,
    boolean descending,
    boolean ranges,
    Optional<String> hashPrefix,
    List<Fact> facts) {

  /** A fact, and the annotation that declares it. */
  public record Fact(String fact, Object value, String from) {

    /** Such as {@code maxLength 8}; a fact that is only true or not there is its name alone. */
    public String shown() {
      if (value instanceof Boolean) {
        return fact;
      }
      if (value instanceof Number number) {
        return fact + " " + String.format(Locale.ROOT, "%,d", number.longValue());
      }
      return value instanceof List<?> names
          ? fact + " " + names.stream().map(String::valueOf).collect(Collectors.joining(", "))
          : fact + " " + value;
    }
  }

  /** Whether it is random characters that end the key. */
  public boolean isSuffix() {
    return kind.equals("suffix");
  }
}
