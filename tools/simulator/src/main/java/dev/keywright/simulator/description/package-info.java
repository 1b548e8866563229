/** Reads scenarios from descriptions of keys, layouts and profiles. */
@NullMarked
package dev.keywright.simulator.description;

import org.jspecify.annotations.NullMarked;
