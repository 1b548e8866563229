package dev.keywright.cli.input;

import java.io.IOException;

/** Takes the keys of an input, one after the other. */
public interface KeySink {

  /**
   * One more key, or a line that holds none.
   *
   * @param number of its line, or of the key in a store; from 1
   * @throws IOException if no more are wanted
   */
  void key(long number, Contents contents) throws IOException;

  /** What a line or a row has for a key. */
  interface Contents {
    /**
     * Its columns: bytes, or a {@code Long} where the input has a number.
     *
     * @throws BrokenKeyException if they are no key
     */
    Object[] columns() throws BrokenKeyException, IOException;
  }
}
