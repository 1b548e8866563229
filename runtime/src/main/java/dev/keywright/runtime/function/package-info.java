/** Functions by which well-known systems choose buckets, for {@code @Bucket(function = …)}. */
@NullMarked
package dev.keywright.runtime.function;

import org.jspecify.annotations.NullMarked;
