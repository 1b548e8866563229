/** Counts against rows drawn one by one. */
@NullMarked
package dev.keywright.simulator.draw;

import org.jspecify.annotations.NullMarked;
