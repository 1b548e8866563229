/** Checks of what becomes of stored rows when a key changes. */
@NullMarked
package dev.keywright.processor.check.evolution;

import org.jspecify.annotations.NullMarked;
