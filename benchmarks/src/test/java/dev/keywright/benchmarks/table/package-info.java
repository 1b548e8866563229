/** Tests of what a line of the table says. */
@NullMarked
package dev.keywright.benchmarks.table;

import org.jspecify.annotations.NullMarked;
