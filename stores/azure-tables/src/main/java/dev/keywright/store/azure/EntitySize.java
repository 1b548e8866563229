package dev.keywright.store.azure;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.azure.data.tables.models.TableEntity;
import java.util.Map;

/** How many bytes an entity has in the body of a transaction, at most. */
final class EntitySize {
  // The headers and the address of the one operation, the name of the table in it.
  private static final int OPERATION = 800;
  // The quotes, and the name again with the type of the value.
  private static final int PROPERTY = 60;

  private EntitySize() {}

  static long of(TableEntity entity) {
    // In an address, three characters stand for a byte.
    long bytes = OPERATION + 3 * utf8(entity.getPartitionKey()) + 3 * utf8(entity.getRowKey());
    for (Map.Entry<String, Object> property : entity.getProperties().entrySet()) {
      bytes += PROPERTY + 2 * text(property.getKey()) + value(property.getValue());
    }
    return bytes;
  }

  private static long value(Object value) {
    return value instanceof byte[] bytes ? bytes.length / 3 * 4L + 4 : text(String.valueOf(value));
  }

  private static long utf8(String text) {
    return text.getBytes(UTF_8).length;
  }

  /** The bytes of a text with what the client escapes in JSON. */
  private static long text(String text) {
    long bytes = utf8(text);
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit == '"' || unit == '\\' || (unit >= '\b' && unit <= '\r' && unit != 0x0b)) {
        bytes++;
      } else if (unit < ' ') {
        bytes += 5;
      } else if (Character.isSurrogate(unit)) {
        // Two of them are 4 bytes in UTF-8, but 12 as escapes.
        bytes += 4;
      }
    }
    return bytes;
  }
}
