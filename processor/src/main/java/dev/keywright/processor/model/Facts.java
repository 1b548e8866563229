package dev.keywright.processor.model;

import dev.keywright.layout.signature.ValueLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

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

  /**
   * The same facts without the one that an attribute of the part's {@code @Domain} declares; what
   * its single-value type says then holds.
   */
  public Facts without(String attribute) {
    List<Statement> left =
        origins.statements().stream()
            .map(it -> it.isOwn() ? new Statement("", it.facts().without(attribute)) : it)
            .toList();
    Optional<Statement> next = StatedFacts.first(left, attribute);
    Facts instead = next.map(Statement::facts).orElseGet(() -> none(origins.spot()));
    return StatedFacts.picked(
        fact -> fact.equals(attribute) ? instead : this, origins.with(left, attribute, next));
  }

  /** The same facts, of which the part's {@code @Domain} declares one. */
  public Facts saying(String attribute) {
    List<Statement> said =
        origins.statements().stream().map(it -> it.isOwn() ? said(it, attribute) : it).toList();
    return StatedFacts.picked(
        fact -> this, origins.with(said, attribute, StatedFacts.first(said, attribute)));
  }

  private Statement said(Statement own, String attribute) {
    Facts old = own.facts();
    return new Statement(
        "", StatedFacts.picked(fact -> fact.equals(attribute) ? this : old, old.origins()));
  }

  /** The facts that are declared, by the attributes of {@code @Domain}. */
  public Map<String, Object> declared() {
    Map<String, Object> declared = new LinkedHashMap<>();
    limits.min().ifPresent(it -> declared.put("min", it));
    limits.max().ifPresent(it -> declared.put("max", it));
    limits.alphabet().ifPresent(it -> declared.put("alphabet", it));
    limits.minLength().ifPresent(it -> declared.put("minLength", it));
    limits.maxLength().ifPresent(it -> declared.put("maxLength", it));
    cardinality.ifPresent(it -> declared.put("cardinality", it));
    step.ifPresent(it -> declared.put("step", it));
    declared.put("monotonic", monotonic);
    declared.put("unique", unique());
    declared.put("determinedBy", determinedBy());
    declared.put("uniqueWithin", uniqueWithin());
    declared.values().removeAll(List.of(false, List.of()));
    return declared;
  }

  /** Whether one of these facts is declared. */
  public boolean says(String attribute) {
    return declared().containsKey(attribute);
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
