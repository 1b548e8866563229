/** The encodings of columns that hold a value as the store's own type. */
@NullMarked
package dev.keywright.layout.encoding.natives;

import org.jspecify.annotations.NullMarked;
