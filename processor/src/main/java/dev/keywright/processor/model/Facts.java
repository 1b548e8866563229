package dev.keywright.processor.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What is declared about the values of a part, with {@code @Domain} or with annotations of others.
 *
 * @param minLength the smallest length of a text or of bytes
 * @param alphabet the characters of a text, as a regex class body
 * @param alphabetClash the two annotations whose characters have none in common; then {@code
 *     alphabet} is that of one
 * @param cardinality how many different values there are
 * @param monotonic whether new rows have larger values than old ones
 * @param step what all values are multiples of, as the number that is written
 * @param determinedBy the parts that decide its value
 * @param unique whether no two rows have the same value
 * @param uniqueWithin the members of the entity within which the value is unique, parts of the key
 *     or not
 * @param origins the annotations that declare a fact, by its name in {@code @Domain}, where that is
 *     not {@code @Domain}
 * @param spot the {@code @Domain} annotation, or the part's own if there is none
 */
public record Facts(
    OptionalLong min,
    OptionalLong max,
    OptionalInt minLength,
    OptionalInt maxLength,
    Optional<String> alphabet,
    Optional<Clash> alphabetClash,
    OptionalLong cardinality,
    boolean monotonic,
    OptionalLong step,
    List<String> determinedBy,
    boolean unique,
    List<String> uniqueWithin,
    Map<String, String> origins,
    SourceSpot spot) {
  private static final String DOMAIN = "@Domain";

  /** Two annotations, each with what it says: {@code @Domain(alphabet = "0-9")}. */
  public record Clash(String one, String other) {}

  /** Nothing is declared. */
  public static Facts none(SourceSpot spot) {
    return new Facts(
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalLong.empty(),
        false,
        OptionalLong.empty(),
        List.of(),
        false,
        List.of(),
        Map.of(),
        spot);
  }

  /** The same facts with another smallest value. */
  public Facts withMin(long smallest) {
    return new Facts(
        OptionalLong.of(smallest),
        max,
        minLength,
        maxLength,
        alphabet,
        alphabetClash,
        cardinality,
        monotonic,
        step,
        determinedBy,
        unique,
        uniqueWithin,
        origins,
        spot);
  }

  /** The same facts with another alphabet. */
  public Facts withAlphabet(String characters) {
    return new Facts(
        min,
        max,
        minLength,
        maxLength,
        Optional.of(characters),
        alphabetClash,
        cardinality,
        monotonic,
        step,
        determinedBy,
        unique,
        uniqueWithin,
        origins,
        spot);
  }

  /** The same facts with other parts that decide the value. */
  public Facts withDeterminedBy(List<String> deciding) {
    return new Facts(
        min,
        max,
        minLength,
        maxLength,
        alphabet,
        alphabetClash,
        cardinality,
        monotonic,
        step,
        deciding,
        unique,
        uniqueWithin,
        origins,
        spot);
  }

  /** Whether {@code @Domain} has no say in a fact. */
  public boolean isForeign(String fact) {
    return !origin(fact).startsWith(DOMAIN);
  }

  /** The annotation that declares a fact, as users write it: {@code @Domain}, {@code @Size}. */
  public String origin(String fact) {
    return origins.getOrDefault(fact, DOMAIN);
  }
}
