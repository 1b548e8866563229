/**
 * The hashes that spread keys: the same bytes for the same input on every platform.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.hash;

import org.jspecify.annotations.NullMarked;
