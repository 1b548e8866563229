/** The characters that a text may hold, written like the inside of a regex class. */
@NullMarked
package dev.keywright.runtime.alphabet;

import org.jspecify.annotations.NullMarked;
