package dev.keywright.processor.laws;

/** A promise that every generated key keeps; a tally counts what was tried and what was wrong. */
interface Law {
  void judge(LoadedDesign loaded);
}
