package dev.keywright.analysis;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** What another process gets of a state that was serialized. */
public final class RestoredState {
  private RestoredState() {}

  public static <S extends Serializable> S of(S state) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(state);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      @SuppressWarnings("unchecked") // what was written
      S read = (S) in.readObject();
      return read;
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
