package dev.keywright.guard.lock;

import java.util.Locale;

/** What a line of the lock says about the rows of a layout; the later one binds more. */
public enum LockState {
  /** No rows were written yet, so another layout may replace this one. */
  DRAFT,

  /** The rows were moved or deleted. The line stays, because some may be left. */
  RETIRED,

  /** Rows exist, and every later layout of the key has to find and read them. */
  LIVE;

  /** The word in the file. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static LockState ofWord(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
