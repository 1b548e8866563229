/**
 * Layouts become Java source here. The only package that knows JavaPoet. It may assume that a
 * layout passed every check.
 */
@NullMarked
package dev.keywright.processor.emit;

import org.jspecify.annotations.NullMarked;
