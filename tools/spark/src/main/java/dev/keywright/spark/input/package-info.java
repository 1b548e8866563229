/** What stores write when they export a table. */
@NullMarked
package dev.keywright.spark.input;

import org.jspecify.annotations.NullMarked;
