/**
 * Time slices: one table for each period of time, so that hot rows and cold ones are kept apart.
 */
@NullMarked
package dev.keywright.runtime.slice;

import org.jspecify.annotations.NullMarked;
