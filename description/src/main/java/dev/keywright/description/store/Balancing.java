package dev.keywright.description.store;

/** How a store places ranges on servers. */
public enum Balancing {
  /** Each server has as many ranges as any other. */
  BY_COUNT,
  /** Ranges move from the busiest server to the idlest one. */
  BY_LOAD,
  /** Each range has resources of its own, as if it were alone on a server. */
  OWN_SERVER,
  /** Ranges stay where they are. */
  FIXED
}
