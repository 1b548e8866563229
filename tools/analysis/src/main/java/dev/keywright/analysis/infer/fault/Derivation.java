package dev.keywright.analysis.infer.fault;

import java.util.List;

/**
 * A part that nearly all keys compute from what comes after it.
 *
 * @param part its name
 * @param how what it is, in words
 * @param computed what it should be in each key
 * @param misses the keys in which it is something else
 */
record Derivation(String part, String how, List<String> computed, List<Integer> misses) {
  /** What to say of it, if no key differs. */
  String note() {
    return part + " is " + how + " in all keys.";
  }
}
