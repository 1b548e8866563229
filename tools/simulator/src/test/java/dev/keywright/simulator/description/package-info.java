/** Descriptions, layouts and profiles as scenarios. */
@NullMarked
package dev.keywright.simulator.description;

import org.jspecify.annotations.NullMarked;
