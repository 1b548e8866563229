/** Tables are re-keyed by jobs of Spark. */
@NullMarked
package dev.keywright.spark.rekey;

import org.jspecify.annotations.NullMarked;
