package dev.keywright.simulator.description;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.Volume;
import dev.keywright.description.key.PartDescription;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is known of a key that is to be simulated: its layout, and what the author declared.
 *
 * @param title the key, for people
 * @param store the constant of {@code dev.keywright.Store}
 * @param facts by part
 */
public record DescribedKey(
    String title,
    LayoutSignature layout,
    Optional<String> store,
    OptionalLong rows,
    OptionalLong bytesPerRow,
    OptionalLong peakWritesPerSecond,
    Map<String, DeclaredValues> facts) {

  public DescribedKey {
    facts = Map.copyOf(facts);
  }

  /** A key of which only the layout is known. */
  public static DescribedKey of(String title, LayoutSignature layout) {
    return new DescribedKey(
        title,
        layout,
        Optional.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        Map.of());
  }

  /** A key as the processor describes it. */
  public static DescribedKey of(KeyDescription key) {
    return new DescribedKey(
        key.simpleName(),
        LayoutSignature.parse(key.layout()),
        key.store(),
        volume(key, Volume::rows),
        volume(key, Volume::bytesPerRow),
        volume(key, Volume::peakWritesPerSecond),
        key.parts().stream().collect(Collectors.toMap(PartDescription::name, DescribedKey::facts)));
  }

  private static OptionalLong volume(KeyDescription key, Function<Volume, OptionalLong> figure) {
    return positive(key.volume().stream().flatMapToLong(it -> figure.apply(it).stream()).boxed());
  }

  private static OptionalLong positive(Stream<? extends Number> number) {
    return number.mapToLong(Number::longValue).filter(it -> it > 0).findFirst();
  }

  private static DeclaredValues facts(PartDescription part) {
    List<String> determinedBy =
        part.fact("determinedBy", List.class).stream()
            .flatMap(names -> ((List<?>) names).stream())
            .map(String::valueOf)
            .toList();
    return new DeclaredValues(
        positive(part.fact("cardinality", Number.class).stream()),
        part.fact("monotonic", Boolean.class).orElse(false),
        part.fact("unique", Boolean.class).orElse(false),
        determinedBy);
  }

  /** The same key in another layout. */
  DescribedKey with(String otherTitle, LayoutSignature other) {
    return new DescribedKey(
        otherTitle, other, store, rows, bytesPerRow, peakWritesPerSecond, facts);
  }

  /** What is declared of a part. */
  DeclaredValues facts(String part) {
    return facts.getOrDefault(part, DeclaredValues.NONE);
  }
}
