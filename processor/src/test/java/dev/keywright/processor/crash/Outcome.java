package dev.keywright.processor.crash;

import java.util.Optional;

/**
 * What became of one source.
 *
 * @param kind what a compiler made of it
 * @param fault what the processor did that it must never do
 */
record Outcome(Kind kind, Optional<String> fault) {
  /** How a compilation can end. */
  enum Kind {
    /** Everything compiles, the generated keys too. */
    CLEAN,
    /** The processor refused it. */
    FINDING,
    /** The compiler refused it. */
    ERROR
  }

  static Outcome sound(Kind kind) {
    return new Outcome(kind, Optional.empty());
  }

  static Outcome fault(String what) {
    return new Outcome(Kind.ERROR, Optional.of(what));
  }

  static String stackTrace(Throwable thrown) {
    StringBuilder trace = new StringBuilder();
    for (Throwable at = thrown; at != null; at = at.getCause()) {
      trace.append(at).append('\n');
      StackTraceElement[] frames = at.getStackTrace();
      for (int i = 0; i < Math.min(frames.length, 12); i++) {
        trace.append("  at ").append(frames[i]).append('\n');
      }
    }
    return trace.toString();
  }
}
