package dev.keywright.processor.finding;

/** How much a finding matters to the build. */
public enum Severity {
  /** The key is wrong, and the finding proves it; nothing is generated. */
  ERROR,
  /** The key may be wrong for this workload. */
  WARNING
}
