/** Scans: what is fixed so far, and the ranges that it can end in. The same for every format. */
@NullMarked
package dev.keywright.runtime.scan;

import org.jspecify.annotations.NullMarked;
