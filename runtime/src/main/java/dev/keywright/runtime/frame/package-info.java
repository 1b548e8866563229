/**
 * Foreign encodings: how other systems show where texts and bytes end.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.frame;

import org.jspecify.annotations.NullMarked;
