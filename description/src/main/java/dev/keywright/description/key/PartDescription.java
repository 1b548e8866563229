package dev.keywright.description.key;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

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
    @JsonField(omitsEmpty = true) List<Fact> facts) {

  /** A fact, and the annotation that declares it. */
  public record Fact(String fact, Object value, String from) {}

  /** What is declared of its values under a name; empty if nothing of that type is. */
  public <T> Optional<T> fact(String name, Class<T> type) {
    return facts.stream()
        .filter(it -> it.fact().equals(name))
        .map(Fact::value)
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }

  /** Whether it is random characters that end the key. */
  public boolean isSuffix() {
    return kind.equals("suffix");
  }
}
