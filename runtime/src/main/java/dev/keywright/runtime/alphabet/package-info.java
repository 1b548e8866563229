/**
 * The characters that a text may hold, written like the inside of a regex class.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.alphabet;

import org.jspecify.annotations.NullMarked;
