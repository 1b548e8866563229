package dev.keywright.rekey;

import dev.keywright.rekey.state.State;
import java.util.Map;
import java.util.TreeMap;

/** In which states a process was killed; on the way back they count as states of their own. */
final class Kills {
  private static final State TURN = State.READ_NEW;

  private final boolean isRolledBack;
  private final int each;
  private final Map<State, Integer> forth = new TreeMap<>();
  private final Map<State, Integer> back = new TreeMap<>();
  private boolean isBack;

  /**
   * None yet.
   *
   * @param each how many each state gets, one way
   */
  Kills(boolean isRolledBack, int each) {
    this.isRolledBack = isRolledBack;
    this.each = each;
  }

  /** Whether this state, which is the present one, has not had its share. */
  boolean isDue(State state) {
    return there(state).getOrDefault(state, 0) < each;
  }

  /** The process is killed in this state; how often it was so, this time included. */
  int add(State state) {
    return there(state).merge(state, 1, Integer::sum);
  }

  private Map<State, Integer> there(State state) {
    isBack |= isRolledBack && state == TURN;
    return isBack && state != TURN ? back : forth;
  }

  int count() {
    return forth.values().stream().mapToInt(Integer::intValue).sum()
        + back.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public String toString() {
    return count() + " kills in " + forth + (isRolledBack ? ", and on the way back " + back : "");
  }
}
