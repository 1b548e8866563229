package dev.keywright.benchmarks.wide;

import dev.keywright.KeyCode;

/** The state of an order, with stable codes. */
enum Status {
  @KeyCode("op")
  OPEN,
  @KeyCode("pd")
  PAID,
  @KeyCode("sh")
  SHIPPED,
  @KeyCode("cl")
  CLOSED
}
