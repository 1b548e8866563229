package dev.keywright.processor.model;

import java.util.Optional;
import java.util.Set;

/**
 * The annotation that makes a part of a member.
 *
 * @param written the attributes that are in the source
 * @param order position among the parts of the partition column, or of all sort columns; -1 if it
 *     is not written
 * @param column the name of the column as the store has it, or empty
 * @param nativeType whether the column holds the value as the store's own type
 * @param spot where it is
 * @param number the {@code @EncodedNumber} beside it, or at the value of its type
 * @param text the {@code @EncodedText} beside it, or at the value of its type
 * @param isOnly whether the member is a part of no other key
 */
public record Declaration(
    Set<String> written,
    int order,
    String column,
    boolean nativeType,
    SourceSpot spot,
    Optional<StatedEncoding> number,
    Optional<StatedEncoding> text,
    boolean isOnly) {

  /** An annotation without attributes, on a member that is a part of no other key. */
  public static Declaration at(SourceSpot spot) {
    return new Declaration(
        Set.of(), -1, "", false, spot, Optional.empty(), Optional.empty(), /* isOnly= */ true);
  }

  /** A part that ends the key, as an annotation of the entity says. */
  public static Declaration ending(SourceSpot spot) {
    return at(spot).placed(Integer.MAX_VALUE, "", /* asNative= */ false);
  }

  /** The same declaration of a part that ends another key, too, which its author did not name. */
  public Declaration added() {
    return placed(Integer.MAX_VALUE, "", /* asNative= */ false).only(/* isInOneKey= */ false);
  }

  /** The same declaration of a part in another place. */
  public Declaration placed(int position, String name, boolean asNative) {
    return new Declaration(written, position, name, asNative, spot, number, text, isOnly);
  }

  /** The same declaration on a member that is a part of other keys or not. */
  public Declaration only(boolean isInOneKey) {
    return new Declaration(written, order, column, nativeType, spot, number, text, isInOneKey);
  }

  /** The attributes in the source that are about a hash prefix. */
  public String[] hashAttributes() {
    return written.stream().filter(it -> it.startsWith("hash")).sorted().toArray(String[]::new);
  }

  /** The same declaration with these attributes in the source. */
  public Declaration with(Set<String> attributes) {
    return new Declaration(attributes, order, column, nativeType, spot, number, text, isOnly);
  }

  /** The same declaration with other annotations that say how the part is written. */
  public Declaration beside(Optional<StatedEncoding> ofNumber, Optional<StatedEncoding> ofText) {
    return new Declaration(written, order, column, nativeType, spot, ofNumber, ofText, isOnly);
  }
}
