/**
 * Columns that hold one value as the store's own type: checked, but not encoded.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.natives;

import org.jspecify.annotations.NullMarked;
