package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;

/** How many bytes the content of a key column has. */
public final class ContentBytes {
  private ContentBytes() {}

  /**
   * The bytes of a content, those of a text in UTF-8.
   *
   * @param content a {@code String}, {@code Long} or {@code byte[]}
   */
  public static int of(Object content) {
    if (content instanceof byte[] bytes) {
      return bytes.length;
    }
    return content instanceof String text ? text.getBytes(UTF_8).length : Long.BYTES;
  }
}
