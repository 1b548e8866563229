package dev.keywright.store.dynamodb;

import dev.keywright.store.ColumnType;
import dev.keywright.store.StoreColumn;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The contents of key columns as attributes: texts as S, bytes as B, integers as N. */
final class AttributeValues {
  private AttributeValues() {}

  static AttributeValue of(Object content) {
    if (content instanceof String text) {
      return AttributeValue.fromS(text);
    }
    return content instanceof byte[] bytes
        ? AttributeValue.fromB(SdkBytes.fromByteArray(bytes))
        : AttributeValue.fromN(content.toString());
  }

  static Object content(StoreColumn column, @Nullable AttributeValue attribute) {
    ColumnType type = column.type();
    if (attribute == null || attribute.type() != kind(type)) {
      throw new IllegalArgumentException(
          "key attribute " + column.name() + " holds " + type + ", but the item has " + attribute);
    }
    return switch (type) {
      case TEXT -> Objects.requireNonNull(attribute.s());
      case BYTES -> Objects.requireNonNull(attribute.b()).asByteArray();
      case LONG -> Long.parseLong(attribute.n());
      case BOOLEAN, UUID, TIMESTAMP, DATE -> throw type.unheld();
    };
  }

  /** What an attribute holds, whatever that is; a number that is no long stays an attribute. */
  static Object content(AttributeValue attribute) {
    return switch (attribute.type()) {
      case S -> attribute.s();
      case B -> attribute.b().asByteArray();
      case N -> number(attribute);
      default -> attribute;
    };
  }

  private static Object number(AttributeValue attribute) {
    try {
      return Long.parseLong(attribute.n());
    } catch (NumberFormatException fraction) {
      return attribute;
    }
  }

  private static AttributeValue.Type kind(ColumnType type) {
    return switch (type) {
      case TEXT -> AttributeValue.Type.S;
      case BYTES -> AttributeValue.Type.B;
      case LONG -> AttributeValue.Type.N;
      case BOOLEAN, UUID, TIMESTAMP, DATE -> throw type.unheld();
    };
  }

  static ScalarAttributeType declared(ColumnType type) {
    return switch (type) {
      case TEXT -> ScalarAttributeType.S;
      case BYTES -> ScalarAttributeType.B;
      case LONG -> ScalarAttributeType.N;
      case BOOLEAN, UUID, TIMESTAMP, DATE -> throw type.unheld();
    };
  }
}
