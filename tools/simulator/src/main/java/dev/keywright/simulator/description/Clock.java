package dev.keywright.simulator.description;

/** How the values of a part follow the writes. */
public enum Clock {
  /** The part is the time of the write. */
  TIME,
  /** The part is the next number of a sequence. */
  SEQUENCE,
  /** The part does not follow the writes. */
  NONE
}
