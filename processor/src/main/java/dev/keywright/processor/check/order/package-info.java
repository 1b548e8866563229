/** Checks of order and identity: keys that sort wrongly, or that two rows share. */
@NullMarked
package dev.keywright.processor.check.order;

import org.jspecify.annotations.NullMarked;
