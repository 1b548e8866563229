package dev.keywright.processor.model;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.layout.signature.ValueLimits;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One typed value in a key, as it was declared, faults included.
 *
 * @param name the record component, field or property
 * @param type the type of its value
 * @param encoding how the value is written
 * @param hash the hash prefix before it
 * @param ordered whether it is ever scanned by range
 * @param facts what is declared about its values
 * @param property what the entity holds
 * @param declaration the annotation
 */
public record Part(
    String name,
    PartType type,
    Encoding encoding,
    Optional<HashSignature> hash,
    boolean ordered,
    Facts facts,
    Property property,
    Declaration declaration) {
  /** The name of the part that {@code @UniqueSuffix} adds. */
  public static final String UNIQUE_SUFFIX = "uniqueSuffix";

  /** The name of the part that {@code @Chunked} adds. */
  public static final String CHUNK = "chunk";

  /** A part of which nothing but its place is declared. */
  public static Part of(String name, PartType type, Property property, Declaration declaration) {
    return new Part(
        name,
        type,
        Encoding.PLAIN,
        Optional.empty(),
        /* ordered= */ true,
        Facts.none(declaration.spot()),
        property,
        declaration);
  }

  /**
   * What a layout says of it.
   *
   * @throws IllegalStateException if its type cannot be a part
   */
  public PartSignature signature() {
    TypeSignature signature =
        type.signature()
            .orElseThrow(
                () -> new IllegalStateException(name + ": " + type.name() + " is not a type"));
    ValueLimits bounding = limits().within(signature);
    return new PartSignature(name, signature, encoding, hash, bounding, ordered);
  }

  /** The names of some parts in words: {@code day, orderId}. */
  public static String names(List<Part> parts) {
    return String.join(", ", parts.stream().map(Part::name).toList());
  }

  /** Whether its type is of a family. */
  public boolean is(Kind kind) {
    return type.is(kind);
  }

  /** What is declared to bound its values. */
  public ValueLimits limits() {
    return facts.limits();
  }

  /**
   * What its values last: {@code day}; empty for points in time, and for what is no time at all.
   */
  public Optional<String> period() {
    return type.signature().flatMap(TypeSignature::period);
  }

  /** Whether it is the key of an entry after others of a map, which are smaller. */
  public boolean isNextKey() {
    return name.endsWith(Unrolling.NEXT_KEY);
  }

  /** Whether it is of an element of a list or a map, which a check sees one by one. */
  public boolean isOfElement() {
    return name.indexOf('[') >= 0;
  }

  /** Whether a member of the entity holds it; else it ends the key. */
  public boolean isOfEntity() {
    return !property.access().isEmpty();
  }

  /** Where findings about it are reported: its annotations. */
  public List<SourceSpot> spots() {
    return Stream.of(
            Stream.of(declaration.spot(), facts.origins().spot()),
            declaration.number().map(StatedEncoding::spot).stream(),
            declaration.text().map(StatedEncoding::spot).stream())
        .flatMap(it -> it)
        .toList();
  }

  /** Whether its values can be asked for by range, and compare as their encodings do. */
  public boolean keepsOrder() {
    boolean declared = ordered && !encoding.scatters() && hash.isEmpty() && !losesOrder();
    return declared
        && !(type instanceof PartType.Codes codes && !codes.inOrder())
        && !(type instanceof PartType.Repeated list && !list.keepsOrder());
  }

  /** Whether the encoding of another system does not sort its values. */
  public boolean losesOrder() {
    return type.signature().isPresent() && signature().losesOrder();
  }

  /** Whether the keys in which its value begins alike are adjacent, ordered or not. */
  public boolean hasBeginnings() {
    return type.signature().filter(it -> it.kind().hasBeginnings()).isPresent()
        && encoding.text().filter(form -> !form.encoding().hasBeginnings(least())).isEmpty()
        && !encoding.scatters()
        && hash.isEmpty();
  }

  /** The same part under another name. */
  public Part named(String other) {
    return new Part(other, type, encoding, hash, ordered, facts, property, declaration);
  }

  private int least() {
    return limits().minLength().orElse(0);
  }

  /**
   * Whether its keys lie among those of longer values: nothing ends it, and lengths differ. Then
   * only whole columns can be asked for after it.
   */
  public boolean isOpen() {
    return type.signature().isPresent() && signature().isOpen();
  }

  /** Whether the keys whose name is below a domain are adjacent. */
  public boolean hasDomains() {
    return encoding.labels() && is(Kind.TEXT) && hash.isEmpty();
  }

  /** The same part, no longer scanned by range. */
  public Part unordered() {
    return ordered(false);
  }

  /** The same part, scanned by range or not. */
  public Part ordered(boolean isOrdered) {
    return new Part(name, type, encoding, hash, isOrdered, facts, property, declaration);
  }

  /** The same part, written another way. */
  public Part with(Encoding other) {
    return new Part(name, type, other, hash, ordered, facts, property, declaration);
  }

  /** The same part after another hash prefix, or none. */
  public Part with(Optional<HashSignature> other) {
    return new Part(name, type, encoding, other, ordered, facts, property, declaration);
  }

  /** The same part, with other characters in its texts. */
  public Part withAlphabet(String alphabet) {
    return with(facts.with("alphabet", alphabet));
  }

  /** The same part with other facts. */
  public Part with(Facts others) {
    return new Part(name, type, encoding, hash, ordered, others, property, declaration);
  }

  /** Where its annotation is. */
  public SourceSpot spot() {
    return declaration.spot();
  }

  /** Where a fact is declared: at {@code @Domain}, or else at the part. */
  public SourceSpot spotOf(String fact) {
    return facts.origins().isForeign(fact) ? spot() : facts.origins().spot();
  }

  /** The attribute that declares a fact at {@link #spotOf}, or empty if none does. */
  public String attributeOf(String fact) {
    return facts.origins().isForeign(fact) ? "" : fact;
  }

  /** The type of the value that is encoded: inside all wrappers. */
  public TypeRef storedType() {
    int count = property.wrappings().size();
    return count == 0 ? property.type() : property.wrappings().get(count - 1).inner();
  }
}
