package dev.keywright.guard.lock;

import java.util.stream.Collectors;

/**
 * One thing in which the build and the lock differ.
 *
 * @param key the class of the key, or of several
 * @param problem what is wrong, as sentences; it may have several lines
 * @param fix what to do about it, as a sentence
 */
public record LockMismatch(String key, String problem, String fix) {

  /** The problem under the key, and the fix below. */
  @Override
  public String toString() {
    return key + ": " + problem.lines().collect(Collectors.joining("\n  ")) + "\n  Fix: " + fix;
  }
}
