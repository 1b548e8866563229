package dev.keywright.processor.laws;

import java.util.List;
import java.util.function.IntPredicate;

/** As much of the texts of a part as the order theorem needs. */
sealed interface Shape {

  /** All of one width. */
  record Fixed() implements Shape {}

  /** Numbers as they are printed. */
  record Printed(long min, long max) implements Shape {}

  /**
   * Runs of certain characters.
   *
   * @param escapable whether an escape may hide some
   * @param varies whether one of them may begin another, as it cannot if all are equally long
   */
  record Free(IntPredicate characters, boolean escapable, boolean varies) implements Shape {}

  /** These texts and no others. */
  record Listed(List<String> texts) implements Shape {}
}
