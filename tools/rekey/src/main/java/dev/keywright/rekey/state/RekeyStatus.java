package dev.keywright.rekey.state;

import java.util.Optional;

/**
 * Where a re-keying stands.
 *
 * @param turn counts the changes of state, so that a state that comes again is told from before
 * @param isSettled whether no client can be in the state before
 */
public record RekeyStatus(State state, long turn, boolean isSettled) {
  /** The entry of the ledger that has it. */
  static final String ENTRY = "standing";

  /** Before the first step. */
  public static final RekeyStatus START = new RekeyStatus(State.OLD_ONLY, 0, true);

  static RekeyStatus of(Optional<String> entry) {
    return entry.map(RekeyStatus::parse).orElse(START);
  }

  private static RekeyStatus parse(String entry) {
    String[] words = entry.split(" ", -1);
    try {
      return new RekeyStatus(
          State.valueOf(words[0]), Long.parseLong(words[1]), words[2].equals("settled"));
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException malformed) {
      throw new IllegalStateException(
          "the ledger says '%s', which is no state of a re-keying: was it edited?".formatted(entry),
          malformed);
    }
  }

  String entry() {
    return state + " " + turn + " " + (isSettled ? "settled" : "moving");
  }
}
