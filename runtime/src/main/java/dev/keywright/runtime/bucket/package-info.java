/** Buckets: which one a key is in, how it is written, and the ranges that a scan has in them. */
@NullMarked
package dev.keywright.runtime.bucket;

import org.jspecify.annotations.NullMarked;
