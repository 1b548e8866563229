package dev.keywright.conformance;

import java.util.List;

/**
 * What an engine made of one case.
 *
 * @param rows how many rows were written
 * @param answers how many answers were compared
 * @param pages how many pages for clients some of the answers were read in
 * @param compared how many rows all answers together had
 * @param refused the questions that the adapter says the store cannot answer
 * @param mismatches the answers that were not those of the oracle, each with its first difference
 * @param isHeld whether the store can hold the layout at all
 */
public record Outcome(
    String name,
    int rows,
    int answers,
    int pages,
    long compared,
    List<String> refused,
    List<String> mismatches,
    boolean isHeld) {
  static Outcome notHeld(String name) {
    return new Outcome(name, 0, 0, 0, 0, List.of(), List.of(), false);
  }
}
