/** Values that prove a fault, encoded for real, and how messages show them. */
@NullMarked
package dev.keywright.processor.check.counterexample;

import org.jspecify.annotations.NullMarked;
