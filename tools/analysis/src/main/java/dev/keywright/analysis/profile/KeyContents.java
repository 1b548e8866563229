package dev.keywright.analysis.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/** How many keys are printable ASCII, other UTF-8, or no text at all. */
final class KeyContents {
  private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
  private long ascii;
  private long otherText;
  private long binary;

  void add(byte[] key) {
    if (isPrintableAscii(key)) {
      ascii++;
    } else if (isText(key)) {
      otherText++;
    } else {
      binary++;
    }
  }

  private static boolean isPrintableAscii(byte[] key) {
    for (byte b : key) {
      if (b < ' ' || b > '~') {
        return false;
      }
    }
    return true;
  }

  // Control characters are legal in UTF-8, but almost always the bytes of a number.
  private boolean isText(byte[] key) {
    for (byte b : key) {
      if (b >= 0 && (b < ' ' || b == 0x7F)) {
        return false;
      }
    }
    try {
      utf8.decode(ByteBuffer.wrap(key));
      return true;
    } catch (CharacterCodingException noText) {
      return false;
    }
  }

  void merge(KeyContents other) {
    ascii += other.ascii;
    otherText += other.otherText;
    binary += other.binary;
  }

  boolean isText() {
    return binary == 0;
  }

  ContentReport report() {
    return new ContentReport(ascii, otherText, binary);
  }

  void writeTo(DataOutput out) throws IOException {
    out.writeLong(ascii);
    out.writeLong(otherText);
    out.writeLong(binary);
  }

  static KeyContents readFrom(DataInput in) throws IOException {
    KeyContents read = new KeyContents();
    read.ascii = in.readLong();
    read.otherText = in.readLong();
    read.binary = in.readLong();
    return read;
  }
}
