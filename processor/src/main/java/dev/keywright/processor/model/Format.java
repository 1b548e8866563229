package dev.keywright.processor.model;

/** How columns are written, by the name that users write. */
public enum Format {
  TEXT,
  BINARY
}
