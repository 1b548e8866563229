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
 * @param mark the byte that fills or ends, or the number of bytes of a length; -1 for none
 * @param escapes pairs of a character and what stands for it
 */
public record Frame(String as, int width, int mark, List<String> escapes) {

  /** Whether a content can be written and read back. */
  public boolean takes(byte[] content) {
    boolean isWhole = !as.equals("FIXED") || mark >= 0 || content.length == width;
    return isWhole && takesBeginning(content);
  }

  /** Whether a scan can ask for the contents that begin like this. */
  boolean takesBeginning(byte[] content) {
    return switch (as) {
      case "FIXED" -> content.length <= width && !endsInFill(content);
      case "LENGTH_PREFIXED" -> mark == 0 || mark == 4 || content.length < 1 << (Byte.SIZE * mark);
      case "TERMINATED" -> escaped().indexOf(mark) >= 0 || !holdsEnd(content);
      default -> true;
    };
  }

  private boolean endsInFill(byte[] content) {
    return mark >= 0 && content.length > 0 && (content[content.length - 1] & 0xFF) == mark;
  }

  private boolean holdsEnd(byte[] content) {
    for (byte b : content) {
      if ((b & 0xFF) == mark) {
        return true;
      }
    }
    return false;
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
        out.write(mark);
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
