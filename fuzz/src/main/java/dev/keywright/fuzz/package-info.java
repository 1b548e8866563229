/** Entities whose keys together hold every part type in every form, for the fuzz tests. */
@NullMarked
package dev.keywright.fuzz;

import org.jspecify.annotations.NullMarked;
