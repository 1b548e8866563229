/** Codes that ours are measured against, each as it is used where it comes from. */
@NullMarked
package dev.keywright.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
