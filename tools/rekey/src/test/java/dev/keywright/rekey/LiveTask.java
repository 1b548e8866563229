package dev.keywright.rekey;

import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.State;
import java.util.List;

/**
 * What a run on a real store is to do.
 *
 * @param isRolledBack whether it goes as far as there is a way back, and then back
 * @param kills how often the process is killed; in every state first
 */
public record LiveTask(boolean isTransactional, boolean isRolledBack, int kills, long seed) {
  State goal() {
    return isRolledBack ? State.OLD_ONLY : State.NEW_ONLY;
  }

  Simulation.Setting setting() {
    Course course = isTransactional ? Course.TABLE_IN_TRANSACTIONS : Course.TABLE_ROW_BY_ROW;
    return new Simulation.Setting(
        isTransactional, Shop.apart(), false, course, goal(), isRolledBack);
  }

  /** Enough for all states, each way; none where the process ends. */
  int killsInEach() {
    int states = setting().course().states().indexOf(State.READ_NEW) + 1;
    int all = isRolledBack ? 2 * (states - 1) : setting().course().states().indexOf(State.NEW_ONLY);
    return (kills + all - 1) / all;
  }

  /** As arguments of a process. */
  public List<String> words() {
    return List.of("" + isTransactional, "" + isRolledBack);
  }

  /** From the arguments of a process. */
  public static LiveTask of(String isTransactional, String isRolledBack) {
    return new LiveTask(
        Boolean.parseBoolean(isTransactional), Boolean.parseBoolean(isRolledBack), 0, 0);
  }
}
