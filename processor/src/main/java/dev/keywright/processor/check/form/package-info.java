/**
 * Checks of the annotations themselves: what they say must mean something before the design is
 * judged.
 */
@NullMarked
package dev.keywright.processor.check.form;

import org.jspecify.annotations.NullMarked;
