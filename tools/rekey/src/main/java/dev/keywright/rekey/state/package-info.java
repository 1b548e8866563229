/** How far a re-keying is, and which clients may know an older state. */
@NullMarked
package dev.keywright.rekey.state;

import org.jspecify.annotations.NullMarked;
