/** Columns that hold one value as the store's own type: checked, but not encoded. */
@NullMarked
package dev.keywright.runtime.natives;

import org.jspecify.annotations.NullMarked;
