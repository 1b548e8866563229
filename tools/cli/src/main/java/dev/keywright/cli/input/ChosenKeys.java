package dev.keywright.cli.input;

/** Takes the keys that were chosen from an input. */
public interface ChosenKeys {

  /**
   * One more key.
   *
   * @param number of its line, or of the key in a store; from 1
   * @param columns bytes, or a {@code Long} where the input has a number
   */
  void add(long number, Object... columns);

  /** The keys that follow are those of one of several files. */
  default void begin(String file) {}
}
