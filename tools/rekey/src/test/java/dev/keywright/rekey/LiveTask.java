package dev.keywright.rekey;

import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Timing;
import java.time.Duration;
import java.util.List;

/**
 * What a run on a real store is to do.
 *
 * @param isRolledBack whether it goes as far as there is a way back, and then back
 * @param kills how often the process is killed; in every state first
 * @param longestCall of all clients
 */
public record LiveTask(
    boolean isTransactional, boolean isRolledBack, int kills, long seed, Duration longestCall) {
  /** For a store that runs without a stop. */
  public static final Duration SHORT = Duration.ofMillis(700);

  /** Longer than most rows are away when one of the store's servers stops. */
  public static final Duration LONG = Duration.ofSeconds(3);

  /** A run of no more meets some states alone. */
  static final int FEW_KILLS = 2;

  private static final Duration LEASE = Duration.ofMillis(100);

  State goal() {
    return isRolledBack ? State.OLD_ONLY : State.NEW_ONLY;
  }

  Simulation.Setting setting() {
    Course course = isTransactional ? Course.TABLE_IN_TRANSACTIONS : Course.TABLE_ROW_BY_ROW;
    return new Simulation.Setting(
        isTransactional, Shop.apart(), false, course, goal(), isRolledBack);
  }

  Timing timing() {
    return new Timing(LEASE, longestCall);
  }

  /**
   * Between two calls of a client. A run of few kills waits most of its time for calls that may
   * still be under way, so that its clients need not hurry to meet each state often.
   */
  Duration pause() {
    return kills > FEW_KILLS ? Duration.ofMillis(3) : Duration.ofMillis(20);
  }

  /** Enough for all states, each way; none where the process ends. */
  int killsInEach() {
    int states = setting().course().states().indexOf(State.READ_NEW) + 1;
    int all = isRolledBack ? 2 * (states - 1) : setting().course().states().indexOf(State.NEW_ONLY);
    return (kills + all - 1) / all;
  }

  /** As arguments of a process. */
  public List<String> words() {
    return List.of("" + isTransactional, "" + isRolledBack, longestCall.toString());
  }

  /** From the arguments of a process. */
  public static LiveTask of(String isTransactional, String isRolledBack, String longestCall) {
    return new LiveTask(
        Boolean.parseBoolean(isTransactional),
        Boolean.parseBoolean(isRolledBack),
        0,
        0,
        Duration.parse(longestCall));
  }
}
