/** Keys as Apache Spark reads and writes them: what applications name. */
@NullMarked
package dev.keywright.spark;

import org.jspecify.annotations.NullMarked;
