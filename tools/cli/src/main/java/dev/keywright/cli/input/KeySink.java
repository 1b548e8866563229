package dev.keywright.cli.input;

/** Takes the keys of an input, one after the other. */
public interface KeySink {

  /**
   * One more key.
   *
   * @param number of its line, or of the key in a store; from 1
   * @param columns bytes, or a {@code Long} where the input has a number
   * @return whether more are wanted
   */
  boolean key(long number, Object... columns);

  /**
   * A line that holds no key.
   *
   * @return whether more are wanted
   */
  boolean broken(long number, String reason);
}
