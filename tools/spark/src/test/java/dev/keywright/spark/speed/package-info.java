/** How long Spark takes for keys, beside a scan, plain Java and a function by hand. */
@NullMarked
package dev.keywright.spark.speed;

import org.jspecify.annotations.NullMarked;
