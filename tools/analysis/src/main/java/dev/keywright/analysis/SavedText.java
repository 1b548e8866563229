package dev.keywright.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Texts of any length in a saved state. */
public final class SavedText {
  private SavedText() {}

  /** Writes a text. */
  public static void write(DataOutput out, String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Reads a text that {@link #write} has written. */
  public static String read(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return new String(bytes, UTF_8);
  }
}
