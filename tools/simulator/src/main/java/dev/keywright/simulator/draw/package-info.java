/** Random counts, by the samplers of Commons RNG. */
@NullMarked
package dev.keywright.simulator.draw;

import org.jspecify.annotations.NullMarked;
