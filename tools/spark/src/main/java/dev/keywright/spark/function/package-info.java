/** The functions of a layout that queries call. */
@NullMarked
package dev.keywright.spark.function;

import org.jspecify.annotations.NullMarked;
