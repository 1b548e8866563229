/**
 * Foreign encodings: how other systems write whole numbers.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.number;

import org.jspecify.annotations.NullMarked;
