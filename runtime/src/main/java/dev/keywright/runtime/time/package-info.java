/**
 * Times: which types can be parts, the forms in which users have them written, and the whole number
 * that represents a value.
 */
@NullMarked
package dev.keywright.runtime.time;

import org.jspecify.annotations.NullMarked;
