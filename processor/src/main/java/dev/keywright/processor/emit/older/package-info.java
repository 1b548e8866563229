/** What reads the keys of older versions of a layout. */
@NullMarked
package dev.keywright.processor.emit.older;

import org.jspecify.annotations.NullMarked;
