/** How fast generated keys are, against what teams write by hand, in the same run. */
@NullMarked
package dev.keywright.benchmarks;

import org.jspecify.annotations.NullMarked;
