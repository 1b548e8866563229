/** Each rule of a store, seen at work. */
@NullMarked
package dev.keywright.simulator.store;

import org.jspecify.annotations.NullMarked;
