/**
 * The annotation processor: reads layouts, checks them, reports what was found, writes the keys.
 */
@NullMarked
package dev.keywright.processor;

import org.jspecify.annotations.NullMarked;
