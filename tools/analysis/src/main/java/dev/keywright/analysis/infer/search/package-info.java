/** Finds the layouts that describe the keys of a sample in the fewest bits. */
@NullMarked
package dev.keywright.analysis.infer.search;

import org.jspecify.annotations.NullMarked;
