/** Moves the rows of a table to other keys while applications read and write it. */
@NullMarked
package dev.keywright.rekey;

import org.jspecify.annotations.NullMarked;
