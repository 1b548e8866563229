package dev.keywright.cli.store;

import java.io.IOException;

/** A part of a table, which is read page by page. */
@FunctionalInterface
public interface KeySegment {

  /**
   * The next page. It costs the store one request.
   *
   * @throws IOException whose message says what is wrong and what to do
   */
  PageOfKeys next() throws IOException;
}
