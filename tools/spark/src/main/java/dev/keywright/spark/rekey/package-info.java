/** The backfill and the verification of a re-keying as Spark jobs. */
@NullMarked
package dev.keywright.spark.rekey;

import org.jspecify.annotations.NullMarked;
