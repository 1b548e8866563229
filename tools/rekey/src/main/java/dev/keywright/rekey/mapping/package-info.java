/** New keys of rows, by layouts. */
@NullMarked
package dev.keywright.rekey.mapping;

import org.jspecify.annotations.NullMarked;
