/** Checks against what the store takes: lengths, characters, types, sizes and rates. */
@NullMarked
package dev.keywright.processor.check.limits;

import org.jspecify.annotations.NullMarked;
