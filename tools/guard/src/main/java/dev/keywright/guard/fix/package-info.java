/** Fixes that are applied to the sources, round by round, until nothing is found. */
@NullMarked
package dev.keywright.guard.fix;

import org.jspecify.annotations.NullMarked;
