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

/**
 * Encodes columns as the page on formats says, as simply as can be: the second opinion of the
 * search.
 */
record PlainKeys(Layout layout, Column column) {
  static PlainKeys of(Layout layout, Column column) {
    return new PlainKeys(layout, column);
  }

  /** What a store compares, without a bucket in front. */
  byte[] bytes(List<Object> values) {
    return bytes(values, bucket(values));
  }

  /** The same in this bucket, if it stands behind a part. */
  byte[] bytes(List<Object> values, int bucket) {
    return layout.isBinary()
        ? binary(values, number(bucket))
        : text(values, digits(bucket)).getBytes(UTF_8);
  }

  /** What stands before a bucket that is behind a part. */
  byte[] front(List<Object> values) {
    List<Object> front = values.subList(0, column.bucketIndex());
    return layout.isBinary() ? binary(front, new byte[0]) : text(front, "").getBytes(UTF_8);
  }

  // One and the same for all keys that begin alike, so that the parts behind it are compared.
  private int bucket(List<Object> values) {
    return column.bucketIndex() == 0 ? 0 : Math.floorMod(Arrays.hashCode(front(values)), buckets());
  }

  private int buckets() {
    return layout.options().bucket().orElseThrow().count();
  }

  private String digits(int bucket) {
    if (column.bucketIndex() == 0) {
      return "";
    }
    String digits = String.valueOf(bucket);
    return "0".repeat(String.valueOf(buckets() - 1).length() - digits.length()) + digits;
  }

  private byte[] number(int bucket) {
    if (column.bucketIndex() == 0) {
      return new byte[0];
    }
    return buckets() > 256
        ? new byte[] {(byte) (bucket >> 8), (byte) bucket}
        : new byte[] {(byte) bucket};
  }

  /** The text of a TEXT column, without its bucket. */
  String text(List<Object> values) {
    return text(values, "");
  }

  private String text(List<Object> values, String bucket) {
    String separator = String.valueOf(layout.separator());
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      Part part = column.parts().get(i);
      String text = text(i, values.get(i));
      String hash = HexFormat.of().formatHex(hash(part, text.getBytes(UTF_8)));
      key.append(hash).append(text).append(isLast(i) ? "" : separator);
      if (column.isLastBeforeBucket(part) && !bucket.isEmpty()) {
        key.append(bucket).append(i == column.parts().size() - 1 ? "" : separator);
      }
    }
    return key.toString();
  }

  /** The text of one part. */
  String text(int index, Object value) {
    Part part = column.parts().get(index);
    if (value instanceof List<?> list) {
      return elements(((PartType.Repeated) part.type()).parts(), list);
    }
    int escapedUpTo = layout.escape() && !isLast(index) ? layout.separator() + 1 : -1;
    return new PlainText(part, part.encoding().pad(), escapedUpTo).of(value);
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
    return column.isLast(column.parts().get(index));
  }

  private byte[] binary(List<Object> values, byte[] bucket) {
    ByteArrayOutputStream key = new ByteArrayOutputStream();
    for (int i = 0; i < values.size(); i++) {
      Part part = column.parts().get(i);
      byte[] bytes = PlainBytes.of(part, values.get(i), isLast(i));
      key.writeBytes(hash(part, bytes));
      key.writeBytes(bytes);
      key.writeBytes(column.isLastBeforeBucket(part) ? bucket : new byte[0]);
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
