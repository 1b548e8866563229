/**
 * What is in a column, seen from outside: how it is encoded, which values it takes, how long it is,
 * and how it is made. The same for every format.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.codec;

import org.jspecify.annotations.NullMarked;
