/** KeyedRows as both tables have them, in words of no store. */
@NullMarked
package dev.keywright.rekey.row;

import org.jspecify.annotations.NullMarked;
