/**
 * Times: which types can be parts, the forms in which users have them written, and the whole number
 * that represents a value.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.time;

import org.jspecify.annotations.NullMarked;
