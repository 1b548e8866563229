/** Layouts on the machines of a job, and the values of their parts as Spark has them. */
@NullMarked
package dev.keywright.spark.key;

import org.jspecify.annotations.NullMarked;
