package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Shows the end of a {@code String} or of bytes as another system does, in BINARY.
 *
 * <pre>{@code
 * // an agent in 24 bytes, zeros after it
 * @PartitionKey(order = 0)
 * @EncodedText(as = TextEncoding.FIXED, width = 24, fill = 0)
 * String agent
 * }</pre>
 *
 * <p>The encoder refuses a value that it could not tell from another one.
 *
 * <p>On the value of a single-value type, it applies wherever the type is a part: with {@link #key}
 * to the key of that name, without it to all other keys. An {@code @EncodedText} on the part may
 * only narrow it.
 */
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
@Repeatable(EncodedText.List.class)
public @interface EncodedText {
  /** What shows the end. */
  TextEncoding as();

  /** For {@code FIXED}: how many bytes are written. */
  int width() default 0;

  /**
   * For {@code FIXED}: the byte, from 0 to 255, after values that are shorter; a value that ends in
   * it is refused. Without it, every value has exactly {@code width} bytes.
   */
  int fill() default -1;

  /** For {@code LENGTH_PREFIXED}: 1, 2 or 4, or 0 for a varint of LEB128. */
  int lengthBytes() default 0;

  /**
   * For {@code TERMINATED}: the byte, from 0 to 255, or two of them, such as {@code {0, 1}}. A
   * value that holds them is refused.
   */
  int[] end() default 0;

  /**
   * For {@code TERMINATED}: pairs of a character and what is written in its place, such as {@code
   * {"!", "%0$", "%", "%9$"}}. The first character of an escape needs a pair of its own: here
   * {@code %}.
   */
  String[] escapes() default {};

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Encodings of several keys. */
  @Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
  @interface List {
    /** The annotations. */
    EncodedText[] value();
  }
}
