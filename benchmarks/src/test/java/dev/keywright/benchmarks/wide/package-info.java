/** Tests of the experts: the same keys, and the same refusals. */
@NullMarked
package dev.keywright.benchmarks.wide;

import org.jspecify.annotations.NullMarked;
