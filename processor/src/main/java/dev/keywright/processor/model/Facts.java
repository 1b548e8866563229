package dev.keywright.processor.model;

import dev.keywright.runtime.layout.ValueLimits;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What is declared about the values of a part, with {@code @Domain} or with annotations of others.
 *
 * @param limits what bounds each value
 * @param cardinality how many different values there are
 * @param monotonic whether new rows have larger values than old ones
 * @param step what all values are multiples of, as the number that is written
 * @param identity what the value says of others
 * @param origins who says so
 */
public record Facts(
    ValueLimits limits,
    OptionalLong cardinality,
    boolean monotonic,
    OptionalLong step,
    Identity identity,
    Origins origins) {

  private static final Set<String> ATTRIBUTES =
      Set.of(
          "min",
          "max",
          "alphabet",
          "minLength",
          "maxLength",
          "determinedBy",
          "unique",
          "uniqueWithin",
          "cardinality",
          "monotonic",
          "step");

  /**
   * What the value of a part tells of other values and of rows.
   *
   * @param determinedBy the parts that decide the value
   * @param unique whether no two rows have the same value
   * @param uniqueWithin the members of the entity within which the value is unique, parts of the
   *     key or not
   */
  public record Identity(List<String> determinedBy, boolean unique, List<String> uniqueWithin) {
    /** Nothing is declared. */
    public static final Identity NONE = new Identity(List.of(), false, List.of());
  }

  /** Nothing is declared. */
  public static Facts none(SourceSpot spot) {
    return new Facts(
        ValueLimits.NONE,
        OptionalLong.empty(),
        false,
        OptionalLong.empty(),
        Identity.NONE,
        Origins.domain(spot));
  }

  /** The same facts with other limits. */
  public Facts with(ValueLimits others) {
    return new Facts(others, cardinality, monotonic, step, identity, origins);
  }

  /** The same facts with other parts that decide the value. */
  public Facts withDeterminedBy(List<String> deciding) {
    Identity changed = new Identity(deciding, identity.unique(), identity.uniqueWithin());
    return new Facts(limits, cardinality, monotonic, step, changed, origins);
  }

  /** The same facts without the one that an attribute of {@code @Domain} declares. */
  public Facts without(String attribute) {
    Set<String> kept = new HashSet<>(ATTRIBUTES);
    kept.remove(attribute);
    ValueLimits bounding =
        new ValueLimits(
            kept.contains("min") ? limits.min() : OptionalLong.empty(),
            kept.contains("max") ? limits.max() : OptionalLong.empty(),
            kept.contains("alphabet") ? limits.alphabet() : Optional.empty(),
            kept.contains("minLength") ? limits.minLength() : OptionalInt.empty(),
            kept.contains("maxLength") ? limits.maxLength() : OptionalInt.empty());
    Identity known =
        new Identity(
            kept.contains("determinedBy") ? identity.determinedBy() : List.of(),
            kept.contains("unique") && identity.unique(),
            kept.contains("uniqueWithin") ? identity.uniqueWithin() : List.of());
    return new Facts(
        bounding,
        kept.contains("cardinality") ? cardinality : OptionalLong.empty(),
        kept.contains("monotonic") && monotonic,
        kept.contains("step") ? step : OptionalLong.empty(),
        known,
        origins);
  }

  /** The parts that decide the value. */
  public List<String> determinedBy() {
    return identity.determinedBy();
  }

  /** Whether no two rows have the same value. */
  public boolean unique() {
    return identity.unique();
  }

  /** The members of the entity within which the value is unique. */
  public List<String> uniqueWithin() {
    return identity.uniqueWithin();
  }
}
