package dev.keywright.report.description;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a file of a jar holds, unless it is so large that it cannot be what it should be. */
public final class LimitedBytes {
  private static final int MOST_MEGABYTES = 16;
  private static final int MOST = MOST_MEGABYTES << 20;

  private LimitedBytes() {}

  /**
   * All bytes.
   *
   * @param place where they come from, for messages
   * @throws UnreadableDescriptionException if there are too many; a small jar can hold gigabytes
   */
  public static byte[] of(InputStream in, String place) throws IOException {
    byte[] bytes = in.readNBytes(MOST + 1);
    if (bytes.length > MOST) {
      throw new UnreadableDescriptionException(
          place + " has more than " + MOST_MEGABYTES + " MB, which is the most that is read");
    }
    return bytes;
  }

  /** The bytes of a file. */
  public static byte[] of(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return of(in, file.toString());
    }
  }
}
