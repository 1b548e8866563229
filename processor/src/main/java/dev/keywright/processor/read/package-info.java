/**
 * Annotated elements become layouts here. The only package that interprets the compiler's model.
 */
@NullMarked
package dev.keywright.processor.read;

import org.jspecify.annotations.NullMarked;
