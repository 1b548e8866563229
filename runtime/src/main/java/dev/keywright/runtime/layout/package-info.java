/** The layout signature as a value, and what can be done with stored keys by knowing only that. */
@NullMarked
package dev.keywright.runtime.layout;

import org.jspecify.annotations.NullMarked;
