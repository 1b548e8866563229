/** Entities whose keys together have every kind of layout. */
@NullMarked
package dev.keywright.conformance.layouts;

import org.jspecify.annotations.NullMarked;
