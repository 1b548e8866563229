package dev.keywright.cli.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.HexFormat;

/** How an input writes the bytes of a key. */
public enum KeyEncoding {
  /** As they are: text in UTF-8. */
  TEXT {
    @Override
    public byte[] decode(byte[] written) {
      return written;
    }
  },
  /** Two hexadecimal digits for each byte. */
  HEX {
    @Override
    public byte[] decode(byte[] written) throws BrokenKeyException {
      try {
        return HexFormat.of().parseHex(new String(written, ISO_8859_1));
      } catch (IllegalArgumentException noHex) {
        throw new BrokenKeyException("is not made of pairs of hexadecimal digits", noHex);
      }
    }
  },
  /** Base64 with the alphabet of RFC 4648, with or without the fill at the end. */
  BASE64 {
    @Override
    public byte[] decode(byte[] written) throws BrokenKeyException {
      try {
        return Base64.getDecoder().decode(new String(written, ISO_8859_1));
      } catch (IllegalArgumentException noBase64) {
        throw new BrokenKeyException("is not base64", noBase64);
      }
    }
  },
  /** As HBase's shell prints it: {@code \x00} for bytes that are not printable. */
  HBASE {
    @Override
    public byte[] decode(byte[] written) throws BrokenKeyException {
      ByteArrayOutputStream key = new ByteArrayOutputStream(written.length);
      for (int i = 0; i < written.length; i++) {
        if (written[i] == '\\' && i + 1 < written.length && written[i + 1] == 'x') {
          key.write(16 * digit(written, i + 2) + digit(written, i + 3));
          i += 3;
        } else {
          key.write(written[i]);
        }
      }
      return key.toByteArray();
    }
  };

  /**
   * The bytes of a key.
   *
   * @throws BrokenKeyException if they are not written like this
   */
  public abstract byte[] decode(byte[] written) throws BrokenKeyException;

  /**
   * The bytes of one column of a key.
   *
   * @throws BrokenKeyException if they are not written like this; it names the column
   */
  final byte[] decode(String column, byte[] written) throws BrokenKeyException {
    try {
      return decode(written);
    } catch (BrokenKeyException broken) {
      throw new BrokenKeyException(column + " " + broken.getMessage(), broken);
    }
  }

  private static int digit(byte[] written, int index) throws BrokenKeyException {
    if (index >= written.length || !HexFormat.isHexDigit(written[index])) {
      throw new BrokenKeyException(
          "has \\x without two hexadecimal digits after it at character " + index);
    }
    return HexFormat.fromHexDigit(written[index]);
  }
}
