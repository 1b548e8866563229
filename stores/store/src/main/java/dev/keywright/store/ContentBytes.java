package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.LocalDate;
import java.util.UUID;

/** How many bytes the content of a key column has. */
public final class ContentBytes {
  private ContentBytes() {}

  /**
   * The bytes of a content, those of a text in UTF-8.
   *
   * @param content what a key column holds; a number counts as one of 64 bits
   */
  public static int of(Object content) {
    if (content instanceof byte[] bytes) {
      return bytes.length;
    }
    if (content instanceof String text) {
      return text.getBytes(UTF_8).length;
    }
    if (content instanceof UUID) {
      return 2 * Long.BYTES;
    }
    if (content instanceof LocalDate) {
      return Integer.BYTES;
    }
    return content instanceof Boolean ? 1 : Long.BYTES;
  }
}
