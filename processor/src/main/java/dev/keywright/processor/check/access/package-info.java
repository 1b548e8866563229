/** Checks of the questions that a key is for. */
@NullMarked
package dev.keywright.processor.check.access;

import org.jspecify.annotations.NullMarked;
