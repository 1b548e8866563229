package dev.keywright.cli.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.ContentText;
import dev.keywright.analysis.KeyText;
import dev.keywright.cli.input.BrokenKeyException;
import dev.keywright.cli.input.KeyEncoding;
import dev.keywright.layout.assembly.LayoutCodec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The columns of one key as people write them. */
public final class GivenColumns {
  private GivenColumns() {}

  /**
   * What the columns of a layout hold, if there are not more of them than the layout has.
   *
   * @param encoding of texts and bytes; null for text as it is, and bytes in the notation of HBase
   * @throws IllegalArgumentException if one is not written like this
   */
  public static Object[] contents(
      List<String> columns, LayoutCodec codec, @Nullable KeyEncoding encoding) {
    Object[] contents = columns.toArray();
    for (int i = 0; i < Math.min(contents.length, codec.columns().size()); i++) {
      contents[i] = content(columns.get(i), codec.columns().get(i).contentClass(), encoding);
    }
    return contents;
  }

  private static Object content(String given, Class<?> expected, @Nullable KeyEncoding encoding) {
    boolean isText = expected == String.class;
    if (!isText && expected != byte[].class) {
      return ContentText.read(given, expected)
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "'" + given + "' is not " + ContentText.expected(expected)));
    }
    KeyEncoding chosen =
        encoding == null ? (isText ? KeyEncoding.TEXT : KeyEncoding.HBASE) : encoding;
    byte[] bytes;
    try {
      bytes = chosen.decode(given.getBytes(UTF_8));
    } catch (BrokenKeyException broken) {
      throw new IllegalArgumentException("'" + given + "' " + broken.getMessage(), broken);
    }
    return isText ? text(given, bytes) : bytes;
  }

  private static String text(String given, byte[] bytes) {
    String text = KeyText.decoded(bytes);
    if (text == null) {
      throw new IllegalArgumentException(
          "the column holds text, and '" + given + "' is no text in UTF-8");
    }
    return text;
  }
}
