/** Rows written into any store that has an adapter, partition by partition. */
@NullMarked
package dev.keywright.spark.store;

import org.jspecify.annotations.NullMarked;
