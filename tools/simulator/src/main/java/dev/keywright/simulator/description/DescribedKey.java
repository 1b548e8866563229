package dev.keywright.simulator.description;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.Volume;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * What is known of a key that is to be simulated.
 *
 * @param title the key, for people
 * @param description what its author declared; empty if only the layout is known
 */
public record DescribedKey(
    String title, LayoutSignature layout, Optional<KeyDescription> description) {

  /** A key of which only the layout is known. */
  public static DescribedKey of(String title, LayoutSignature layout) {
    return new DescribedKey(title, layout, Optional.empty());
  }

  /** A key as the processor describes it. */
  public static DescribedKey of(KeyDescription key) {
    return new DescribedKey(
        key.simpleName(), LayoutSignature.parse(key.layout()), Optional.of(key));
  }

  /** The same key in another layout. */
  DescribedKey with(String otherTitle, LayoutSignature other) {
    return new DescribedKey(otherTitle, other, description);
  }

  /** The constant of {@code dev.keywright.Store}. */
  Optional<String> store() {
    return description.flatMap(KeyDescription::store);
  }

  /** A figure of {@code @Volume}; empty if it is not declared, or 0. */
  OptionalLong declared(Function<Volume, OptionalLong> figure) {
    return description
        .flatMap(KeyDescription::volume)
        .map(figure)
        .filter(it -> it.orElse(0) > 0)
        .orElse(OptionalLong.empty());
  }

  /** What is declared of a part. */
  DeclaredValues facts(String part) {
    return description.stream()
        .flatMap(key -> key.parts().stream())
        .filter(it -> it.name().equals(part))
        .findFirst()
        .map(DeclaredValues::of)
        .orElse(DeclaredValues.NONE);
  }
}
