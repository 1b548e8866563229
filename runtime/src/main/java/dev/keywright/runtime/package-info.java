/**
 * The types that every key has in common: the key, its ranges, and what is thrown for bad values.
 */
@NullMarked
package dev.keywright.runtime;

import org.jspecify.annotations.NullMarked;
