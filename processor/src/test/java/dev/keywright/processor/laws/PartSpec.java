package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One way to declare a part.
 *
 * @param type as it is written in the entity
 * @param options attributes of the part's annotation
 * @param facts attributes of {@code @Domain}
 * @param said annotations of others beside it, which say something of its values
 */
record PartSpec(
    String type,
    List<String> options,
    List<String> facts,
    List<String> said,
    Oracle oracle,
    Shape shape,
    Set<Trait> traits,
    Optional<HashOracle> hash) {

  /** What is not plain about a part. */
  enum Trait {
    /** It is never asked for by range, whether that is declared or follows from something else. */
    UNORDERED,
    DESCENDING,
    /** Larger values have smaller numbers, and nothing is complemented. */
    COUNTED_DOWN,
    REVERSED,
    /** Its type is a single-value type. */
    WRAPPED,
    /** Its column holds the value as it is. */
    STORED,
    /** It is drawn at random, and the entity does not have it. */
    SUFFIX,
    /** It is a list, and ends the key. */
    LIST
  }

  static PartSpec of(String type, Oracle oracle, Shape shape) {
    return new PartSpec(
        type,
        List.of(),
        List.of(),
        List.of(),
        oracle,
        shape,
        EnumSet.noneOf(Trait.class),
        Optional.empty());
  }

  /** The same part with more attributes, such as {@code pad = 6}. */
  PartSpec with(String... attributes) {
    return new PartSpec(
        type, joined(options, attributes), facts, said, oracle, shape, traits, hash);
  }

  /** The same part with declared facts, such as {@code max = 5}. */
  PartSpec knowing(String... attributes) {
    return new PartSpec(
        type, options, joined(facts, attributes), said, oracle, shape, traits, hash);
  }

  /** The same part, whose facts are not declared in {@code @Domain} but said by these. */
  PartSpec saidBy(List<String> annotations) {
    return new PartSpec(type, options, List.of(), annotations, oracle, shape, traits, hash);
  }

  /** The same part with one more annotation that says something of its values. */
  PartSpec saying(String annotation) {
    return new PartSpec(
        type, options, facts, joined(said, annotation), oracle, shape, traits, hash);
  }

  private static List<String> joined(List<String> before, String... attributes) {
    return Stream.concat(before.stream(), Stream.of(attributes)).toList();
  }

  PartSpec being(Trait trait) {
    EnumSet<Trait> more = EnumSet.of(trait);
    more.addAll(traits);
    return new PartSpec(type, options, facts, said, oracle, shape, more, hash);
  }

  PartSpec unordered() {
    return with("ordered = false").being(Trait.UNORDERED);
  }

  PartSpec hashed(HashOracle prefix) {
    PartSpec it = with(prefix.attributes()).being(Trait.UNORDERED);
    return new PartSpec(
        type, it.options, facts, said, oracle, shape, it.traits, Optional.of(prefix));
  }

  PartSpec wrappedIn(String singleValueType) {
    PartSpec it = being(Trait.WRAPPED);
    return new PartSpec(singleValueType, options, facts, said, oracle, shape, it.traits, hash);
  }

  /** The same part as an element of a list, whose own type says all that is known of it. */
  PartSpec inside(String singleValueType) {
    PartSpec it = being(Trait.WRAPPED);
    return new PartSpec(
        singleValueType, List.of(), List.of(), List.of(), oracle, shape, it.traits, hash);
  }

  PartSpec stored() {
    return with("nativeType = true").being(Trait.STORED);
  }

  /** The same part with the order of its values turned around, as BINARY can turn any. */
  PartSpec descending() {
    return with("direction = Direction.DESC").being(Trait.DESCENDING);
  }

  boolean is(Trait trait) {
    return traits.contains(trait);
  }

  /** Whether its values sort, and may be asked for by range. */
  boolean keepsOrder() {
    return !is(Trait.UNORDERED);
  }

  /** Whether a beginning of its values can be asked for. */
  boolean hasBeginnings() {
    return !is(Trait.REVERSED)
        && hash.isEmpty()
        && (oracle instanceof Texts
            || oracle instanceof Bytes
            || oracle instanceof Lists
            || oracle instanceof Maps
            || (oracle instanceof ForeignTexts foreign && foreign.hasBeginnings()));
  }

  /** Whether the names below a domain can be asked for. */
  boolean hasDomains() {
    return hash.isEmpty() && oracle instanceof Names;
  }

  /** The bytes of a legal value at a place, as a store compares them, without a hash prefix. */
  byte[] bareBytes(Object value, Place place) {
    if (!place.binary()) {
      return oracle.written(value, place).getBytes(UTF_8);
    }
    if (place.tuple()) {
      return TupleForm.packed(this, value);
    }
    boolean descending = is(Trait.DESCENDING);
    byte[] ascending = oracle.bytes(value, !place.last() || descending);
    return descending ? BinaryForm.complement(ascending) : ascending;
  }

  /** The bytes of a legal value at a place, its hash prefix included. */
  byte[] bytes(Object value, Place place) {
    byte[] bare = bareBytes(value, place);
    byte[] prefix = hash.map(it -> it.leading(bare, place.binary())).orElse(new byte[0]);
    byte[] whole = Arrays.copyOf(prefix, prefix.length + bare.length);
    System.arraycopy(bare, 0, whole, prefix.length, bare.length);
    return whole;
  }

  /** The number of which a bucket takes the remainder; zero if the part has none. */
  BigInteger number(Object value, Place place) {
    if (value instanceof Long number) {
      return BigInteger.valueOf(number);
    }
    if (oracle instanceof ForeignNumbers numbers) {
      return numbers.number(value);
    }
    if (oracle instanceof Times times) {
      return place.binary() ? times.number(value) : new BigInteger(times.plainDigits(value));
    }
    return BigInteger.ZERO;
  }

  @Override
  public String toString() {
    return type
        + options
        + (facts.isEmpty() ? "" : " @Domain" + facts)
        + (said.isEmpty() ? "" : " " + said);
  }
}
