package dev.keywright.store;

import dev.keywright.runtime.Key;
import java.util.Base64;
import java.util.Map;
import java.util.function.Function;

/**
 * Keys of one layout as texts, for JSON and for the paths of URLs: base64url of the {@linkplain
 * RowKeys row key}, whatever the columns hold. Two keys have two texts, and a key has one.
 *
 * <pre>{@code
 * KeyTexts texts = KeyTexts.of(OrderKey.LAYOUT);
 * String id = texts.text(OrderKey.of(order));
 * OrderKey key = texts.key(id, OrderKey::decode);
 * }</pre>
 *
 * <p>A text is no secret: anyone who has it can read the key. See {@link
 * dev.keywright.store.cursor.Cursors} for positions that nobody may read.
 */
public final class KeyTexts {
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  private final RowKeys rowKeys;

  private KeyTexts(RowKeys rowKeys) {
    this.rowKeys = rowKeys;
  }

  /**
   * The texts of a layout's keys.
   *
   * @param layout the {@code LAYOUT} of a generated key
   */
  public static KeyTexts of(String layout) {
    return new KeyTexts(RowKeys.of(StoreLayout.of(layout, StoreRules.of("A text"))));
  }

  /** The text of a key. */
  public String text(Key key) {
    return ENCODER.encodeToString(rowKeys.rowKey(key));
  }

  /**
   * The key in a text.
   *
   * @param decode that of the generated key
   * @throws IllegalArgumentException if it is the text of no key of the layout; answer a client
   *     with 404
   */
  public <K> K key(String text, Function<? super Map<String, Object>, ? extends K> decode) {
    byte[] rowKey = Base64.getUrlDecoder().decode(text);
    // The decoder ignores the last bits, and takes padding: other texts of the same bytes.
    if (!ENCODER.encodeToString(rowKey).equals(text)) {
      throw new IllegalArgumentException("the text is not the one of its key");
    }
    return rowKeys.columns(rowKey).decode(decode);
  }
}
