package dev.keywright.fuzz;

import dev.keywright.KeyCode;

/** Codes that begin one another, and one that holds a usual separator. */
public enum Kind {
  @KeyCode("a")
  ALPHA,
  @KeyCode("a!")
  ALPHA_TOO,
  @KeyCode("ab")
  ALPHABET,
  @KeyCode("\u00e9")
  ACCENT
}
