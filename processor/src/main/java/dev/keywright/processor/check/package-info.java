/**
 * The checks: pure functions of a layout, one class each. Form checks ask whether the declarations
 * mean something; design checks, which may assume that they do, whether the key is sound.
 */
@NullMarked
package dev.keywright.processor.check;

import org.jspecify.annotations.NullMarked;
