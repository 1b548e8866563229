/** Places in source files, found by names, and edits of annotations as replacements of text. */
@NullMarked
package dev.keywright.guard.source;

import org.jspecify.annotations.NullMarked;
