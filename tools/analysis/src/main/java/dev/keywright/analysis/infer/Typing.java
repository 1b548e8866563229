package dev.keywright.analysis.infer;

import java.util.function.Consumer;

/** Finds the ways in which parts of some types can read a span. */
@FunctionalInterface
interface Typing {
  void read(Span span, Consumer<Reading> readings);
}
