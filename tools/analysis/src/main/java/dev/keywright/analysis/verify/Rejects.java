package dev.keywright.analysis.verify;

/** Takes the keys that no layout can read, in the order of the input. */
@FunctionalInterface
public interface Rejects {
  /** Where nobody asks for them. */
  Rejects NONE = (number, reason, key) -> {};

  /**
   * One more malformed key.
   *
   * @param number of the key in the input, such as that of its line
   * @param reason the part that could not be read, and what was expected there
   * @param key its columns on one line, in the notation of HBase's shell
   */
  void add(long number, String reason, String key);
}
