package dev.keywright.cli.input;

import java.io.IOException;

/** Keys that can be read once. */
interface KeySource {

  /**
   * Hands over the keys until there are no more, or no more are wanted.
   *
   * @throws UnreadableInputException if it is no such input
   */
  void read(KeySink sink) throws IOException;
}
