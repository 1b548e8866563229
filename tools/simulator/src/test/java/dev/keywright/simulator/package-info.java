/** The simulator against what it promises. */
@NullMarked
package dev.keywright.simulator;

import org.jspecify.annotations.NullMarked;
