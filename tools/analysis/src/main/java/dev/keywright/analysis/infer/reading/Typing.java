package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.Span;
import java.util.function.Consumer;

/** Finds the ways in which parts of some types can read a span. */
@FunctionalInterface
interface Typing {
  void read(Span span, Consumer<Reading> readings);
}
