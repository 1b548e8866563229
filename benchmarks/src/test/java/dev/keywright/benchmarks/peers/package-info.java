/** Tests that the peers do the work that ours does, so that it is fair to compare them. */
@NullMarked
package dev.keywright.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
