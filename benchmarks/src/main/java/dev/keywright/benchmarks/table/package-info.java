/** The table of the bars: how it is printed, whatever was measured. */
@NullMarked
package dev.keywright.benchmarks.table;

import org.jspecify.annotations.NullMarked;
