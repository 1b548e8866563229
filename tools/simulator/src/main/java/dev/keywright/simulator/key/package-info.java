/** Where the keys of a design fall, and when: a distribution over the key space of a table. */
@NullMarked
package dev.keywright.simulator.key;

import org.jspecify.annotations.NullMarked;
