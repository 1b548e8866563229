/** Rows brought to the regions of a store, each region in order. */
@NullMarked
package dev.keywright.spark.region;

import org.jspecify.annotations.NullMarked;
