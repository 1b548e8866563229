/** The methods that size, write and read columns. */
@NullMarked
package dev.keywright.processor.emit.column;

import org.jspecify.annotations.NullMarked;
