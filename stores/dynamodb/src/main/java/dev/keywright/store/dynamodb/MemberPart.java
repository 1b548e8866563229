package dev.keywright.store.dynamodb;

import dev.keywright.layout.signature.PartSignature;
import java.util.Optional;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A part of a key that is an attribute of the item, too.
 *
 * @param isRounded whether the key holds only the beginning of the hour, or of another unit
 * @param toProperty makes a value of the property's type of a decoded one
 * @param converter the property's own
 */
record MemberPart(
    String part,
    String attribute,
    boolean isRounded,
    UnaryOperator<Object> toProperty,
    AttributeConverter<Object> converter) {

  /** Or empty if the attribute has a type that a value of the part cannot become. */
  static Optional<MemberPart> of(PartSignature part, String attribute, TableSchema<?> properties) {
    return converter(properties, attribute)
        .flatMap(
            converter ->
                PartValue.to(converter.type(), part)
                    .map(
                        toProperty ->
                            new MemberPart(
                                part.name(), attribute, isRounded(part), toProperty, converter)));
  }

  private static boolean isRounded(PartSignature part) {
    return part.encoding().floor().isPresent();
  }

  // The client declares the converter of an attribute as one of the item, which it is not.
  @SuppressWarnings("unchecked")
  private static Optional<AttributeConverter<Object>> converter(
      TableSchema<?> properties, String attribute) {
    if (!properties.attributeNames().contains(attribute)) {
      return Optional.empty();
    }
    try {
      return Optional.ofNullable(
          (AttributeConverter<Object>) properties.converterForAttribute(attribute));
    } catch (UnsupportedOperationException noConverters) {
      return Optional.empty();
    }
  }

  /**
   * The attribute of a decoded value.
   *
   * @throws IllegalArgumentException if the property cannot have the value
   */
  AttributeValue attributeOf(Object value) {
    try {
      return converter.transformFrom(toProperty.apply(value));
    } catch (ArithmeticException tooLarge) {
      throw new IllegalArgumentException(
          "attribute " + attribute + " cannot hold " + value + ", which its key has", tooLarge);
    }
  }
}
