package dev.keywright.cli.input;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/** Unpacks what is packed, which its first bytes tell: gzip and Zstandard. */
final class Decompression {
  private static final byte[] GZIP = {0x1F, (byte) 0x8B};
  private static final byte[] ZSTD = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD};
  private static final int BUFFER = 1 << 16;

  private Decompression() {}

  static InputStream of(InputStream packed) throws IOException {
    BufferedInputStream in =
        new BufferedInputStream(packed, BUFFER) {
          // To GZIPInputStream, a pipe that has nothing yet is at its end.
          @Override
          public synchronized int available() throws IOException {
            mark(1);
            boolean isAtEnd = read() < 0;
            reset();
            return isAtEnd ? 0 : 1;
          }
        };
    in.mark(ZSTD.length);
    byte[] start = in.readNBytes(ZSTD.length);
    in.reset();
    if (startsWith(start, GZIP)) {
      return new GZIPInputStream(in, BUFFER);
    }
    // Dumps are often several frames, one after the other, which the stream reads as one.
    return startsWith(start, ZSTD) ? new ZstdInputStream(in) : in;
  }

  private static boolean startsWith(byte[] bytes, byte[] magic) {
    return Arrays.equals(Arrays.copyOf(bytes, magic.length), magic);
  }
}
