/**
 * How fast generated keys are, against what teams write by hand and what stores offer, in one run.
 */
@NullMarked
package dev.keywright.benchmarks;

import org.jspecify.annotations.NullMarked;
