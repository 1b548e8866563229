package dev.keywright.store.dynamodb;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How many bytes an item has in a request, about. */
final class ItemSize {
  // Quotes, commas and the name of the type.
  private static final int VALUE = 12;

  private ItemSize() {}

  static long of(Map<String, AttributeValue> item) {
    long bytes = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      bytes += text(attribute.getKey()) + value(attribute.getValue());
    }
    return bytes;
  }

  private static long value(AttributeValue value) {
    return VALUE
        + switch (value.type()) {
          case S -> text(value.s());
          case N -> value.n().length();
          case B -> base64(value.b());
          case SS -> value.ss().stream().mapToLong(it -> VALUE + text(it)).sum();
          case NS -> value.ns().stream().mapToLong(it -> VALUE + it.length()).sum();
          case BS -> value.bs().stream().mapToLong(it -> VALUE + base64(it)).sum();
          case L -> value.l().stream().mapToLong(ItemSize::value).sum();
          case M -> of(value.m());
          default -> 0;
        };
  }

  private static long text(String text) {
    return text.getBytes(UTF_8).length;
  }

  private static long base64(SdkBytes bytes) {
    return bytes.asByteArrayUnsafe().length / 3 * 4L + 4;
  }
}
