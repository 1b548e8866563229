package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/**
 * Encodes columns as the page on formats says, as simply as can be: the second opinion of the
 * search.
 *
 * @param unpadded the parts that are written as if they had no {@code pad}
 */
record PlainKeys(Layout layout, Column column, Set<String> unpadded) {
  static PlainKeys of(Layout layout, Column column) {
    return new PlainKeys(layout, column, Set.of());
  }

  /** The column as if one number had no {@code pad}. */
  PlainKeys without(String padded) {
    return new PlainKeys(layout, column, Set.of(padded));
  }

  /** What a store compares. */
  byte[] bytes(List<Object> values) {
    return layout.isBinary() ? binary(values) : text(values).getBytes(UTF_8);
  }

  /** The text of a TEXT column. */
  String text(List<Object> values) {
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      Part part = column.parts().get(i);
      String text = text(i, values.get(i));
      String hash = HexFormat.of().formatHex(hash(part, text.getBytes(UTF_8)));
      key.append(i == 0 ? "" : String.valueOf(layout.separator())).append(hash).append(text);
    }
    return key.toString();
  }

  /** The text of one part. */
  String text(int index, Object value) {
    Part part = column.parts().get(index);
    if (value instanceof List<?> list) {
      return elements(((PartType.Repeated) part.type()).parts(), list);
    }
    int pad = unpadded.contains(part.name()) ? 0 : part.encoding().pad();
    int escapedUpTo = layout.escape() && !isLast(index) ? layout.separator() + 1 : -1;
    return new PlainText(part, pad, escapedUpTo).of(value);
  }

  private String elements(List<Part> parts, List<?> elements) {
    List<String> texts = new ArrayList<>();
    for (Object element : elements) {
      for (int i = 0; i < parts.size(); i++) {
        int escapedUpTo = layout.escape() ? layout.separator() + 1 : -1;
        texts.add(new PlainText(parts.get(i), 0, escapedUpTo).of(((List<?>) element).get(i)));
      }
    }
    return String.join(String.valueOf(layout.separator()), texts);
  }

  private boolean isLast(int index) {
    return index == column.parts().size() - 1;
  }

  private byte[] binary(List<Object> values) {
    ByteArrayOutputStream key = new ByteArrayOutputStream();
    for (int i = 0; i < values.size(); i++) {
      Part part = column.parts().get(i);
      byte[] bytes = PlainBytes.of(part, values.get(i), isLast(i));
      key.writeBytes(hash(part, bytes));
      key.writeBytes(bytes);
    }
    return key.toByteArray();
  }

  /** The leading bytes of the hash that stands before a part; none if it has no hash. */
  private static byte[] hash(Part part, byte[] of) {
    try {
      byte[] digest = MessageDigest.getInstance("MD5").digest(of);
      return Arrays.copyOf(digest, part.hash().map(it -> it.digits() / 2).orElse(0));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
