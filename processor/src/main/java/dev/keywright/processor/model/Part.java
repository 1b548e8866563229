package dev.keywright.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * One typed value in a key, as it was declared.
 *
 * @param name the record component, field or property
 * @param type how its value is written
 * @param javaType the type that users see: the wrapper if it is one, a primitive instead of its box
 * @param boxed whether the entity may hold null here
 * @param nullable whether the entity says that it may hold null here
 * @param wrappings the single-value types around the value, outermost first
 * @param access how the entity hands it out: {@code deviceId()}, or {@code deviceId} for a field;
 *     empty for a part that ends the key and that no member holds
 * @param changedBy what may change its value after the row is written, as users name it: {@code
 *     setSellerId}, {@code @LastModifiedDate}, {@code the field sellerId}; empty if nothing is
 *     known to
 * @param options what the annotation says
 * @param facts what is declared about its values
 * @param spot the annotation
 */
public record Part(
    String name,
    PartType type,
    TypeRef javaType,
    boolean boxed,
    boolean nullable,
    List<Wrapping> wrappings,
    String access,
    Optional<String> changedBy,
    PartOptions options,
    Facts facts,
    SourceSpot spot) {

  /** The name of the part that {@code @UniqueSuffix} adds. */
  public static final String UNIQUE_SUFFIX = "uniqueSuffix";

  /** The name of the part that {@code @Chunked} adds. */
  public static final String CHUNK = "chunk";

  /** Whether a member of the entity holds it; else it ends the key. */
  public boolean isOfEntity() {
    return !access.isEmpty();
  }

  /** Whether its values can be asked for by range, and compare as their encodings do. */
  public boolean keepsOrder() {
    boolean declared = options.ordered() && !options.reversed() && options.hash().isEmpty();
    return declared && !(type instanceof PartType.Codes codes && !codes.inOrder());
  }

  /** The same part, no longer scanned by range. */
  public Part unordered() {
    return new Part(
        name,
        type,
        javaType,
        boxed,
        nullable,
        wrappings,
        access,
        changedBy,
        options.unordered(),
        facts,
        spot);
  }

  /** The same part with other facts. */
  public Part with(Facts others) {
    return new Part(
        name, type, javaType, boxed, nullable, wrappings, access, changedBy, options, others, spot);
  }

  /** Where a fact is declared: at {@code @Domain}, or else at the part. */
  public SourceSpot spotOf(String fact) {
    return facts.isForeign(fact) ? spot : facts.spot();
  }

  /** The attribute that declares a fact at {@link #spotOf}, or empty if none does. */
  public String attributeOf(String fact) {
    return facts.isForeign(fact) ? "" : fact;
  }

  /** The type of the value that is encoded: inside all wrappers. */
  public TypeRef storedType() {
    return wrappings.isEmpty() ? javaType : wrappings.get(wrappings.size() - 1).inner();
  }
}
