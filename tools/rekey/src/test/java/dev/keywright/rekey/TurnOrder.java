package dev.keywright.rekey;

import java.util.ArrayList;
import java.util.List;

/** Who goes on at each step where both of two clients can: one order after the other. */
final class TurnOrder {
  private final List<Integer> choices;
  private int step;

  /** An order that begins like this: 0 for the first client, 1 for the second. */
  TurnOrder(List<Integer> choices) {
    this.choices = new ArrayList<>(choices);
  }

  /** Who goes on; the first one, where nothing is chosen yet. */
  int choice(List<Interleaving.Actor> ready) {
    if (ready.size() == 1) {
      return 0;
    }
    if (step == choices.size()) {
      choices.add(0);
    }
    return choices.get(step++);
  }

  /**
   * Goes on to the next order: the last choice that was the first client's becomes the second's.
   *
   * @param most how often the client that goes on may change, at most
   * @return false if there is none
   */
  boolean next(int most) {
    step = 0;
    while (!choices.isEmpty()) {
      int last = choices.remove(choices.size() - 1);
      if (last == 0) {
        choices.add(1);
        if (turns() <= most) {
          return true;
        }
        choices.remove(choices.size() - 1);
      }
    }
    return false;
  }

  private int turns() {
    int turns = 0;
    for (int i = 1; i < choices.size(); i++) {
      turns += choices.get(i).equals(choices.get(i - 1)) ? 0 : 1;
    }
    return turns;
  }

  @Override
  public String toString() {
    return choices.toString();
  }
}
