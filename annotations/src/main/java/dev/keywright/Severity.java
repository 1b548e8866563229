package dev.keywright;

/** How much a finding matters to the build. */
public enum Severity {
  /** Keywright does not report it. */
  OFF,
  /** It is a note of the compiler, which {@code -Werror} leaves alone. */
  INFO,
  /** It is a warning of the compiler. */
  WARNING,
  /** It is an error of the compiler, and Keywright generates no key. */
  ERROR
}
