package dev.keywright.cli.store;

import java.io.IOException;
import java.util.List;

/** A table has no index of the name that was asked for. */
public final class UnknownIndexException extends IOException {
  private static final long serialVersionUID = 1;

  /** Names the indexes that the table has. */
  public UnknownIndexException(List<String> known) {
    super(
        known.isEmpty()
            ? "the table has no indexes"
            : "the table has no such index; it has " + String.join(", ", known));
  }
}
