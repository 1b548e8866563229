package dev.keywright.processor.finding;

/** How much a finding matters to the build. */
public enum Severity {
  /** The key is wrong, and the finding proves it; nothing is generated. */
  ERROR,
  /** The key may be wrong for this workload. */
  WARNING,
  /** Worth knowing; it never breaks a build. */
  INFO,
  /** Not reported at all; no check finds anything of this severity by itself. */
  OFF
}
