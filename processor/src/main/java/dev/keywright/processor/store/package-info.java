/**
 * What the stores and the declared volume say of a layout: sizes, loads and the limits they meet.
 */
@NullMarked
package dev.keywright.processor.store;

import org.jspecify.annotations.NullMarked;
