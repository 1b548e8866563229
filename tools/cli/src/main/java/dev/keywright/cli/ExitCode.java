package dev.keywright.cli;

/** What scripts learn from a command without reading what it prints. */
final class ExitCode {
  /** All is as it should be. */
  static final int SOUND = 0;

  /** The command did its work, and found faults. */
  static final int FAULTS = 1;

  /** The command line is wrong. */
  static final int USAGE = 2;

  /** An input cannot be read. */
  static final int UNREADABLE = 3;

  /** The command could not do its work, or what it printed is lost. */
  static final int FAILED = 4;

  private ExitCode() {}
}
