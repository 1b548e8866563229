/** Indexes that the application keeps: whether their entries are those of the table's rows. */
@NullMarked
package dev.keywright.store.index;

import org.jspecify.annotations.NullMarked;
