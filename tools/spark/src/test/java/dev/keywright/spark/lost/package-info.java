/** Executors that end in the middle of their work. */
@NullMarked
package dev.keywright.spark.lost;

import org.jspecify.annotations.NullMarked;
