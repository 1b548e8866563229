/** The promises of a re-keying, in a store in memory whose calls are interleaved at will. */
@NullMarked
package dev.keywright.rekey;

import org.jspecify.annotations.NullMarked;
