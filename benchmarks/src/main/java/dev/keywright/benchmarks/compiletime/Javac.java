package dev.keywright.benchmarks.compiletime;

import java.io.IOException;

/** A way to run javac and to see what that takes. */
sealed interface Javac permits ColdJavac, WarmJavac {
  /** Compiles once; a compilation that fails is an IOException with javac's reasons. */
  Sample run(Task task) throws IOException, InterruptedException;
}
