/** Finds layouts where people keep them: in a line, a file, or the class of a generated key. */
@NullMarked
package dev.keywright.cli.layout;

import org.jspecify.annotations.NullMarked;
