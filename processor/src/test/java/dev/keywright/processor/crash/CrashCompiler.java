package dev.keywright.processor.crash;

import javax.annotation.processing.Processor;

/** A compiler that runs in this process, again and again. */
interface CrashCompiler {
  /** The name of the file that every source is. */
  String FILE = "Odd.java";

  Outcome compile(String source, Processor processor);
}
