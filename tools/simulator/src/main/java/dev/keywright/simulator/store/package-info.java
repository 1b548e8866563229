/** How stores cut a table into ranges, and place them on servers. */
@NullMarked
package dev.keywright.simulator.store;

import org.jspecify.annotations.NullMarked;
