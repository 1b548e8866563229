package dev.keywright;

/** Whether the encoded part sorts as its values do, or in the opposite order. */
public enum Direction {
  /** Smallest first. */
  ASC,
  /** Largest first; for a time, newest first. */
  DESC
}
