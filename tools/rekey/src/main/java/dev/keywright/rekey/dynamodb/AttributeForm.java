package dev.keywright.rekey.dynamodb;

import dev.keywright.rekey.mapping.KeyForm;
import dev.keywright.rekey.mapping.StoredKeys;
import dev.keywright.rekey.row.RowBytes;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An attribute for each column of the key. */
public final class AttributeForm implements KeyForm, StoredKeys {
  private static final long serialVersionUID = 1;

  /** These: attributes tell their types themselves. */
  @Override
  public StoredKeys keys(String layout) {
    return this;
  }

  @Override
  public RowBytes key(Map<String, Object> contents) {
    return AttributeBytes.of(contents.values().stream().map(AttributeForm::attribute).toList());
  }

  @Override
  public Object[] contents(RowBytes key) {
    return AttributeBytes.values(key).stream().map(AttributeForm::content).toArray();
  }

  @Override
  public Object value(RowBytes cell) {
    return content(AttributeBytes.values(cell).get(0));
  }

  private static AttributeValue attribute(Object content) {
    if (content instanceof String text) {
      return AttributeValue.fromS(text);
    }
    return content instanceof byte[] bytes
        ? AttributeValue.fromB(SdkBytes.fromByteArray(bytes))
        : AttributeValue.fromN(content.toString());
  }

  private static Object content(AttributeValue value) {
    return switch (value.type()) {
      case S -> value.s();
      case B -> value.b().asByteArray();
      case N -> Long.valueOf(value.n());
      default ->
          throw new IllegalArgumentException(
              "a key has texts, bytes and whole numbers, and no " + List.of(value));
    };
  }
}
