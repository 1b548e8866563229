package dev.keywright.analysis;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.dynatrace.hash4j.hashing.Hashing;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Keys as texts with one character for each byte. Such texts compare as unsigned bytes do, and the
 * virtual machine stores, compares and hashes them fast.
 */
public final class KeyText {
  /**
   * How many bytes of a key are kept. Keys that differ only after that are one key to everything
   * that compares them, except where the whole key is at hand.
   */
  public static final int LONGEST_HEAD = 256;

  /** Stands between the columns of a key that has several. */
  public static final char BETWEEN_COLUMNS = ',';

  // No byte gives this character, so that no key can be taken for a shortened one.
  private static final char SHORTENED = '\u0100';

  /** Elements of lists that need no quotes. */
  private static final Pattern CLEAR = Pattern.compile("[^,\"\\[\\]]+");

  private KeyText() {}

  /** The first bytes of a key: all of them, if there are no more than {@link #LONGEST_HEAD}. */
  public static String head(byte[] key) {
    return new String(key, 0, Math.min(key.length, LONGEST_HEAD), ISO_8859_1);
  }

  /**
   * A text of limited length that represents this key and no other.
   *
   * @param head the {@link #head} of the key
   */
  public static String identity(byte[] key, String head) {
    return key.length <= LONGEST_HEAD
        ? head
        : head + SHORTENED + Long.toHexString(Hashing.komihash5_0().hashBytesToLong(key));
  }

  /** The text that bytes are in UTF-8, or null if they are none. */
  public static @Nullable String decoded(byte[] bytes) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException noText) {
      return null;
    }
  }

  /**
   * The value of a part as text: bytes in hexadecimal digits, others as Java prints them. Lists of
   * different elements have different texts.
   */
  public static String ofValue(Object value) {
    if (value instanceof List<?> elements) {
      return elements.stream().map(KeyText::ofElement).collect(joining(", ", "[", "]"));
    }
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value.toString();
  }

  private static String ofElement(Object element) {
    String text = ofValue(element);
    boolean isClear = element instanceof List || CLEAR.matcher(text).matches();
    return isClear ? text : '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /**
   * The same of a part: a number that has no sign fills its type, and Java prints a negative one.
   */
  public static String ofValue(PartSignature part, Object value) {
    boolean isOfBits =
        part.kind() == Kind.WHOLE
            && part.encoding().number().filter(it -> it.isOfBits(part.type().bytes())).isPresent();
    if (!isOfBits) {
      return ofValue(value);
    }
    long number = ((Number) value).longValue();
    int above = Long.SIZE - Byte.SIZE * part.type().bytes();
    return Long.toUnsignedString(number << above >>> above);
  }

  /** The bytes of a column as it was read: its own, or the text of a number. */
  public static byte[] bytesOf(Object column) {
    return column instanceof byte[] bytes ? bytes : column.toString().getBytes(UTF_8);
  }

  /** The bytes of a key as it was read; of several columns, as a store that keeps them together. */
  public static byte[] joined(Object... columns) {
    if (columns.length == 1) {
      return bytesOf(columns[0]);
    }
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (Object column : columns) {
      if (joined.size() > 0) {
        joined.write(BETWEEN_COLUMNS);
      }
      joined.writeBytes(bytesOf(column));
    }
    return joined.toByteArray();
  }

  /** A text as a store holds it, one character for each byte of its UTF-8. */
  public static byte[] bytes(String head) {
    return head.getBytes(ISO_8859_1);
  }

  /** A head or an identity in the notation of {@link #shown(byte[])}. */
  public static String shown(String text) {
    int end = text.indexOf(SHORTENED);
    String head = shown(bytes(end < 0 ? text : text.substring(0, end)));
    return end < 0 ? head : head + "...";
  }

  /**
   * Bytes in the notation of HBase's shell, which takes it back: printable ASCII as it is, and
   * {@code \x00} for each other byte and for the backslash.
   */
  public static String shown(byte[] bytes) {
    StringBuilder shown = new StringBuilder(bytes.length);
    HexFormat hex = HexFormat.of().withUpperCase();
    for (byte b : bytes) {
      if (b >= ' ' && b <= '~' && b != '\\') {
        shown.append((char) b);
      } else {
        shown.append("\\x").append(hex.toHexDigits(b));
      }
    }
    return shown.toString();
  }

  /** The columns of a key on one line, as they were read. */
  public static String shown(List<Object> columns) {
    return columns.stream().map(it -> shown(bytesOf(it))).collect(joining("  "));
  }
}
