/** The key space of designs, against rows one by one. */
@NullMarked
package dev.keywright.simulator.key;

import org.jspecify.annotations.NullMarked;
