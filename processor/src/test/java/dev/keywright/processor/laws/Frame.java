package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * What other systems write around the bytes of a text, worked out without the code under test.
 *
 * @param as the name of the encoding
 * @param width of FIXED
 * @param mark the byte that fills or ends, or the number of bytes of a length; -1 for none. Of two
 *     bytes that end, {@link #two}
 * @param escapes pairs of a character and what stands for it
 */
public record Frame(String as, int width, int mark, List<String> escapes) {

  private static final int TWO = 1 << 16;

  /** The mark of an end of two bytes. */
  public static int two(int first, int second) {
    return TWO | first << 8 | second;
  }

  /** Whether a content can be written and read back. */
  public boolean takes(byte[] content) {
    boolean isWhole = !as.equals("FIXED") || mark >= 0 || content.length == width;
    return isWhole && takesWhole(content);
  }

  /** Whether a scan can ask for the contents that begin like this. */
  boolean takesBeginning(byte[] content) {
    boolean isFill = content.length % 8 > 0 && content[content.length - 1] == 0;
    boolean isEnd =
        as.equals("TERMINATED")
            && mark >= TWO
            && new String(escaped(content), ISO_8859_1).endsWith(end().substring(0, 1));
    return !(as.equals("GROUPED") && isFill) && !isEnd && takesWhole(content);
  }

  private boolean takesWhole(byte[] content) {
    return switch (as) {
      case "FIXED" -> content.length <= width && !endsInFill(content);
      case "LENGTH_PREFIXED" -> mark == 0 || mark == 4 || content.length < 1 << (Byte.SIZE * mark);
      case "TERMINATED" -> !holdsEnd(content);
      default -> true;
    };
  }

  private boolean endsInFill(byte[] content) {
    return mark >= 0 && content.length > 0 && (content[content.length - 1] & 0xFF) == mark;
  }

  // A reader takes the first end that it finds.
  private boolean holdsEnd(byte[] content) {
    String all = new String(around(content), ISO_8859_1);
    return all.indexOf(end()) < all.length() - end().length();
  }

  private String end() {
    String last = String.valueOf((char) (mark & 0xFF));
    return mark < TWO ? last : (char) (mark >> 8 & 0xFF) + last;
  }

  private String escaped() {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < escapes.size(); i += 2) {
      escaped.append(escapes.get(i));
    }
    return escaped.toString();
  }

  /** What all contents begin with that begin like this one. */
  byte[] beginning(byte[] content) {
    if (as.equals("GROUPED")) {
      byte[] groups = around(content);
      return Arrays.copyOf(groups, content.length / 8 * 9 + content.length % 8);
    }
    return as.equals("TERMINATED") ? escaped(content) : content;
  }

  /** What is written for a content. */
  public byte[] around(byte[] content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    switch (as) {
      case "FIXED" -> {
        byte[] filled = Arrays.copyOf(content, width);
        Arrays.fill(filled, content.length, width, (byte) mark);
        out.writeBytes(filled);
      }
      case "LENGTH_PREFIXED" -> {
        out.writeBytes(
            mark == 0
                ? varint(content.length)
                : BinaryForm.unsigned(BigInteger.valueOf(content.length), mark));
        out.writeBytes(content);
      }
      case "TERMINATED" -> {
        out.writeBytes(escaped(content));
        out.writeBytes(end().getBytes(ISO_8859_1));
      }
      case "GROUPED" -> {
        for (int from = 0; from <= content.length; from += 8) {
          byte[] group = Arrays.copyOfRange(content, from, from + 8);
          out.writeBytes(group);
          out.write(0xFF - Math.max(0, from + 8 - content.length));
        }
      }
      default -> out.writeBytes(content);
    }
    return out.toByteArray();
  }

  private static byte[] varint(int length) {
    return length < 128
        ? new byte[] {(byte) length}
        : new byte[] {(byte) (length % 128 + 128), (byte) (length / 128)};
  }

  private byte[] escaped(byte[] content) {
    String all = new String(content, ISO_8859_1);
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < all.length(); i++) {
      char c = all.charAt(i);
      int index = escaped().indexOf(c);
      written.append(index < 0 ? String.valueOf(c) : escapes.get(2 * index + 1));
    }
    return written.toString().getBytes(ISO_8859_1);
  }
}
