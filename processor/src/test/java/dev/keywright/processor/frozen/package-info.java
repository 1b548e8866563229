/** Frozen layouts, compiled as users write them. */
@NullMarked
package dev.keywright.processor.frozen;

import org.jspecify.annotations.NullMarked;
